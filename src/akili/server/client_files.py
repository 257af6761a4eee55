"""The built browser client in memory: read once, so that no request ever names a file of the disk."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from akili.server.http import accepts

FOLDER = Path(__file__).parent / "web"
INDEX = "/index.html"
PACKED = {"br": ".br", "gzip": ".gz"}  # the best first; the build puts these siblings beside a file
PLAIN = "identity"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_FIRST = "no-cache"
MEDIA_TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


@dataclass(frozen=True)
class ClientFile:
    """A file in every encoding there is of it; ``cache`` is how long a browser may keep it."""

    media_type: str
    cache: str
    tag: str
    contents: Mapping[str, bytes]
    status: int = 200

    def encoding_for(self, accepted: str) -> str:
        """The best that a browser takes."""
        return next((name for name in PACKED if name in self.contents and accepts(accepted, name)), PLAIN)

    def headers(self, encoding: str) -> dict[str, str]:
        """What is to be said of it."""
        headers = {"cache-control": self.cache, "etag": f'"{self.tag}-{encoding}"'}
        if len(self.contents) > 1:
            headers["vary"] = "accept-encoding"
        return headers if encoding == PLAIN else headers | {"content-encoding": encoding}


def is_built(folder: Path = FOLDER) -> bool:
    """Whether there is a client; a developer's checkout may have none."""
    return (folder / INDEX.lstrip("/")).is_file()


def read_client(folder: Path) -> Mapping[str, ClientFile]:
    """Every file by the path it is asked for; none where the client isn't built."""
    if not is_built(folder):
        return {}
    found = {f"/{path.relative_to(folder).as_posix()}": path for path in folder.rglob("*") if path.is_file()}
    return {name: _read(name, path) for name, path in found.items() if not _is_packed(path)}


def _is_packed(path: Path) -> bool:
    return path.suffix in PACKED.values() and path.with_suffix("").is_file()


def _read(name: str, path: Path) -> ClientFile:
    contents = {PLAIN: path.read_bytes()}
    for encoding, ending in PACKED.items():
        sibling = path.with_name(path.name + ending)
        if sibling.is_file():
            contents[encoding] = sibling.read_bytes()
    return ClientFile(
        MEDIA_TYPES.get(path.suffix, "application/octet-stream"),
        FOR_EVER if name.startswith("/assets/") else ASK_FIRST,
        sha256(contents[PLAIN]).hexdigest()[:16],
        contents,
    )
