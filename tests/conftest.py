"""Hypothesis without a clock: a slow machine must not fail a law."""

from hypothesis import HealthCheck, settings

settings.register_profile("akili", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("akili")
