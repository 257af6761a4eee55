"""What fulfils the ports: a file or a PostgreSQL for good, memory for tests; Redis between nodes."""
