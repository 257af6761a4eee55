"""What a seat may do, compiled."""
