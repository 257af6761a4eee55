"""Matches that are going on: judged in order, stored before told, woken by the clock."""
