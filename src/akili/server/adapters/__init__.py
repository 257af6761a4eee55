"""What fulfils the ports: a file for good, memory for tests."""
