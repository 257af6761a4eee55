"""Puts the built browser client into what is shipped; an editable install goes without."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

BUILT = "src/akili/server/web/index.html"


class ClientBuild(BuildHookInterface[Any]):
    """Builds the client before it is packed."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - as hatchling has it
        """Build, unless this is an editable install or an sdist that has the client in it already."""
        root = Path(self.root)
        is_shipped = (root / "PKG-INFO").is_file() and (root / BUILT).is_file()
        if version == "editable" or is_shipped:
            return
        if subprocess.run([sys.executable, str(root / "scripts" / "build_client.py")], check=False).returncode:
            sys.exit("Akili can't be packed without its browser client; the lines above say what failed.")
