"""What the four Ubongo games share: laying tiles on an area, and who was first."""
