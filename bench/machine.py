"""What the figures were made on: nothing that names the machine itself."""

import os
import platform
from datetime import date
from pathlib import Path

CPU_INFO = Path("/proc/cpuinfo")


def describe() -> str:
    """Processor, cores and Python."""
    return f"{_processor()}, {os.cpu_count()} cores, Python {platform.python_version()}"


def today() -> str:
    """The day of a run."""
    return date.today().isoformat()


def _processor() -> str:
    if CPU_INFO.exists():
        for line in CPU_INFO.read_text().splitlines():
            key, _, value = line.partition(":")
            if key.strip() == "model name":
                return value.strip()
    return platform.machine()
