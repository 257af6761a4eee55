"""PostgreSQL and Redis in a network of one's own, at their usual ports, set up as docs/operation.md says it."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from secrets import token_urlsafe

from scripts.private_servers import PATIENCE, PrivatePostgres, PrivateRedis

LISTEN = re.compile(r"`(listen_addresses = '([\d.]+)')`")
RULE = re.compile(r"`(host akili akili [^`]+)`")
TYPED = re.compile(r"`(create(?:user|db) [^`]+)`")
PASSFILE = re.compile(r"`([\d.]+:5432:akili:akili:)…`")
BIND = re.compile(r"`bind ([\d.]+)`")


class Said:
    """What the page says of both engines; whatever it says no more or twice is missed here."""

    def __init__(self, page: Path) -> None:
        text = page.read_text(encoding="utf-8")
        ((self.listen, self.postgres_host),) = LISTEN.findall(text)
        (self.rule,) = RULE.findall(text)
        self.user, self.database = (shlex.split(line) for line in TYPED.findall(text))
        (self.line_of_passfile,) = PASSFILE.findall(text)
        (self.redis_host,) = BIND.findall(text)
        assert "`protected-mode no`" in text


class PostgresAt(PrivatePostgres):
    """Only its own machine comes in by a file, without a password; all others as its rules have it."""

    def __init__(self, said: Said) -> None:
        super().__init__()
        self._said, self.host, self.port = said, said.postgres_host, 5432

    def make_user(self, password: str) -> None:
        """And the database, by typing what the page says and the password twice."""
        for words, answers in ((self._said.user, f"{password}\n" * 2), (self._said.database, "")):
            command = self._as_user([str(self._programs / words[0]), *words[1:]])
            subprocess.run(
                command,
                input=answers,
                text=True,
                env={**os.environ, "PGHOST": str(self.folder)},
                cwd=self.folder,
                start_new_session=True,  # without a terminal it asks who is here
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                timeout=PATIENCE,
                check=True,
            )

    def _make(self) -> None:
        super()._make()
        for name, line in (("pg_hba.conf", self._said.rule), ("postgresql.conf", self._said.listen)):
            with (self._data / name).open("a", encoding="utf-8") as lines:
                lines.write(f"{line}\n")

    def settings(self) -> dict[str, object]:
        """Where it listens is left to its file."""
        given = {name: value for name, value in super().settings().items() if name != "listen_addresses"}
        return given | {"unix_socket_directories": self.folder}


class RedisAt(PrivateRedis):
    """In a network where nobody else is."""

    def __init__(self, said: Said) -> None:
        super().__init__()
        self.host, self.port = said.redis_host, 6379

    def command(self) -> Sequence[str]:
        return [*super().command(), "--protected-mode", "no"]


@contextmanager
def engines_as_said(page: Path, home: Path) -> Iterator[str]:
    """Both, with the password in this home as the page says it; the address of the database."""
    said, password = Said(page), token_urlsafe()
    with PostgresAt(said) as postgres, RedisAt(said):
        postgres.make_user(password)
        passfile = home / ".pgpass"
        passfile.touch(mode=0o600)
        passfile.write_text(f"{said.line_of_passfile}{password}\n", encoding="utf-8")
        yield f"postgresql://akili@{said.postgres_host}/akili"
