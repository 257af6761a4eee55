"""Nothing here belongs to ``make test``: these engines may not be on a machine, and take minutes."""

collect_ignore_glob = ["*.py"]
