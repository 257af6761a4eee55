"""How the log is written: lines for people, or JSON for machines, each with the match or the table that it is about."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Literal, TextIO

LogForm = Literal["text", "json"]
FIELDS = ("table", "match", "version")
PLAIN = "%(asctime)s %(name)s %(levelname)s %(message)s"


def short(code: str) -> str:
    """A code as a log may tell it, which is no place for invitations."""
    return f"{code[:2]}…"


def about(*, table: str | None = None, match: str | None = None, version: int | None = None) -> dict[str, object]:
    """What a line is about, as ``extra`` of a logger's call."""
    fields = {"table": short(table) if table else None, "match": match, "version": version}
    return {name: value for name, value in fields.items() if value is not None}


def set_up_logs(form: LogForm = "text", *, is_verbose: bool = False) -> None:
    """Of the whole process."""
    logging.basicConfig(level=logging.INFO if is_verbose else logging.WARNING, handlers=[written_to(sys.stderr, form)])


def written_to(stream: TextIO, form: LogForm) -> logging.Handler:
    """What writes lines of this form there."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines() if form == "json" else PlainLines(PLAIN))
    return handler


class PlainLines(logging.Formatter):
    """The sentence, and what it is about where the sentence doesn't say that itself."""

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 - logging's name
        """One line."""
        fields = ((name, str(value)) for name, value in _fields(record).items())
        missing = ", ".join(f"{name} {value}" for name, value in fields if value not in record.message)
        return super().formatMessage(record) + (f" ({missing})" if missing else "")


class JsonLines(logging.Formatter):
    """An object in a line."""

    def format(self, record: logging.LogRecord) -> str:
        """One line, with a stack trace inside where there is one."""
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **_fields(record),
        }
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def _fields(record: logging.LogRecord) -> dict[str, object]:
    return {name: vars(record)[name] for name in FIELDS if name in vars(record)}
