"""What every game stands on. So far: chance."""
