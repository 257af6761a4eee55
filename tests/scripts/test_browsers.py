"""``make browsers`` says what it couldn't try; where that is everything, it fails."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent


def test_engines_that_are_not_there_are_left_out_loudly(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.engines"],
        cwd=ROOT,
        env={**os.environ, "PATH": str(tmp_path), "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    for name in ("Firefox", "WebKit"):
        assert f"LEFT OUT: {name}" in done.stdout
