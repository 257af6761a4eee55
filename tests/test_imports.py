"""What must not be loaded with the plain parts: they start fast and need no compiler."""

import subprocess
import sys

import pytest

HEAVY = ("numba", "numpy", "llvmlite", "rich", "joblib")


@pytest.mark.parametrize("module", ["akili", "akili.polyomino", "akili.forge.tiles", "akili.engine.chance"])
def test_importing_loads_nothing_heavy(module: str) -> None:
    code = f"import {module}, sys; print(*(name for name in {HEAVY} if name in sys.modules))"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert loaded.stdout.split() == []
