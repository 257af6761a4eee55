"""Ubongo Shimo: lay tiles so that every white field is seen through a hole. Read ``model.py`` first."""
