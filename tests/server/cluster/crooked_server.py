"""``akili serve`` on a machine whose wall clock is wrong by so many seconds: the first argument."""

import sys
import time


def set_wrong(by: float) -> None:
    right = time.time
    time.time = lambda: right() + by


if __name__ == "__main__":
    set_wrong(float(sys.argv.pop(1)))
    from akili.cli.main import main  # not before the clock is wrong

    sys.exit(main(["serve", *sys.argv[1:]]))
