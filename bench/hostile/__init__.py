"""What single clients do to hurt, and what an honest table notices of it."""
