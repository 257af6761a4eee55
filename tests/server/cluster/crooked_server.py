"""``akili serve`` on a machine whose wall clock is wrong by so many seconds: the first argument."""

import sys
import time

_right = time.time
_wrong_by = float(sys.argv.pop(1))
time.time = lambda: _right() + _wrong_by

from akili.cli.main import main  # noqa: E402 - not before the clock is wrong

if __name__ == "__main__":
    sys.exit(main(["serve", *sys.argv[1:]]))
