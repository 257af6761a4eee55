"""A small client for Akili's server: enough to write a bot or a test in twenty lines (docs/client.md)."""

from akili.client.guest import Client, Problem, Unreachable
from akili.client.playing import play, play_with
from akili.client.table import Closed, Refused, Table, Update

__all__ = ["Client", "Closed", "Problem", "Refused", "Table", "Unreachable", "Update", "play", "play_with"]
