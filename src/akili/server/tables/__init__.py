"""Where people meet for a match: seats, an invite code, a host."""
