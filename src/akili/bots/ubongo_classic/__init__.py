"""Bots for Ubongo classic: they solve as all racers do, and know what a lane of gems is worth."""
