"""What whoever runs a server needs: its health, figures and logs, its room on the disk, its end and its workers."""
