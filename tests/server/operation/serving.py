"""``akili serve`` as a process of its own, with any flags and variables."""

import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple


class Served(NamedTuple):
    process: "subprocess.Popen[str]"
    address: str

    @property
    def port(self) -> int:
        return int(self.address.rpartition(":")[2])


@contextmanager
def serving(
    database: Path | str,
    *flags: str,
    environ: Mapping[str, str] | None = None,
    program: tuple[str, ...] = ("-m", "akili"),
) -> Iterator[Served]:
    """Until the ``with`` ends; then it is killed if it is still there."""
    command = [sys.executable, *program, "serve", "--port=0", f"--database={database}", *flags]
    pipe = subprocess.PIPE
    with subprocess.Popen(
        command, stdout=pipe, stderr=pipe, text=True, env={**os.environ, **(environ or {})}
    ) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        try:
            assert line.startswith("Akili listens at http://127.0.0.1:"), process.communicate(timeout=60)[1]
            yield Served(process, line.split()[3])
        finally:
            process.kill()
