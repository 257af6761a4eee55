"""Tables where people meet and matches that are stored before they are told."""
