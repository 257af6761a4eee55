"""Runs every check of the project, stops at the first that fails, and lets pytest have the last line."""

import subprocess
import sys

CHECKS = (
    ("ruff", "check", "."),
    ("ruff", "format", "--check", "."),
    ("mypy",),
    ("lint-imports", "--no-cache"),
    ("deptry", "src"),
    ("python", "scripts/check_web.py"),
    ("pytest", "--cov", "--cov-report=term", "--no-header"),
)


def main() -> int:
    """Run the checks in order; the exit code is that of the first failure."""
    for check in CHECKS:
        print("→", *check, flush=True)
        code = subprocess.run(check, check=False).returncode
        if code:
            return code
    return 0


if __name__ == "__main__":
    sys.exit(main())
