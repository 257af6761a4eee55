"""Open files: as many as may be, a warning where that is too few, and a word when there are none left."""

import json
import os
import subprocess
import sys
from typing import Any

import pytest

if sys.platform == "win32":
    pytest.skip("there is no such limit", allow_module_level=True)

# In a process of its own, for a limit that is lowered is lowered for good.
STORY = """
import json, logging, os, resource, sys
from akili.server.operation.files import OpenFiles, most_files, open_many
said = []
class Ear(logging.Handler):
    def emit(self, record):
        said.append(record.getMessage())
logging.getLogger().addHandler(Ear())
resource.setrlimit(resource.RLIMIT_NOFILE, (32, 300))
open_many(int(sys.argv[1]))
at_start = list(said)
now = 0.0
files = OpenFiles(lambda: now)
files.look()
taken = []
try:
    while True:
        taken.append(os.open(os.devnull, os.O_RDONLY))
except OSError:
    pass
for now in (0.0, 1.0, 59.0, 60.0, 61.0):
    files.look()
for file in taken:
    os.close(file)
now = 500.0
files.look()
print(json.dumps([most_files(), at_start, said[len(at_start):], len(taken)]))
"""


def story(connections: int) -> Any:
    ended = subprocess.run(
        [sys.executable, "-c", STORY, str(connections)], capture_output=True, text=True, check=True, env=os.environ
    )
    return json.loads(ended.stdout)


def test_it_takes_what_it_may_have_and_says_once_a_minute_that_none_are_left() -> None:
    most, at_start, later, taken = story(200)
    assert most == 300
    assert taken > 250
    assert at_start == []
    assert later == ["no more files can be opened (300 at most), so whoever comes is sent away"] * 2


def test_it_warns_where_that_is_too_few_for_its_connections() -> None:
    _, at_start, _, _ = story(201)
    (warning,) = at_start
    assert "300 files may be open here, too few for 201 connections" in warning
    assert "connections=200" in warning
