"""``python -m akili`` is the command ``akili``."""

import sys

from akili.cli.main import main

sys.exit(main())
