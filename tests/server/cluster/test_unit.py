"""docs/operation/akili.service with a password for PostgreSQL, done as systemd does it."""

import asyncio
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from urllib.request import urlopen
from uuid import uuid4

import asyncpg
import pytest
from scripts.private_servers import PrivatePostgres
from tests.server.adapters.own_schema import ask, own_schema

UNIT = Path(__file__).parents[3] / "docs" / "operation" / "akili.service"
ABOUT_THE_PASSWORD = re.compile(r"^#([A-Z]\w+=)", re.MULTILINE)
AKILI = "/opt/akili/.venv/bin/akili"
HOW = ["as it comes", "with a password"]
PASSWORD = "correct horse"
AS_SYSTEMD_SHOWS_IT = (
    0o440  # its list of who may read a copy has the service alone, and that is the mode of such a list
)
PATIENCE = 60  # seconds, so that what hangs is told


def unit() -> str:
    """As an operator has it who took the # away, with the program where it is here."""
    text = ABOUT_THE_PASSWORD.sub(r"\1", UNIT.read_text(encoding="utf-8"))
    assert AKILI in text
    return text.replace(AKILI, str(Path(sys.executable).with_name("akili")))


def values(name: str, folders: Mapping[str, Path]) -> list[str]:
    """What the unit says of it."""
    found = re.findall(rf"^{name}=(.*)$", unit(), re.MULTILINE)
    for letter, folder in folders.items():
        found = [value.replace(letter, str(folder)) for value in found]
    return found


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd on this machine")
@pytest.mark.parametrize("text", [UNIT.read_text(encoding="utf-8").replace(AKILI, "/bin/true"), unit()], ids=HOW)
def test_systemd_understands_the_unit(tmp_path: Path, text: str) -> None:
    (tmp_path / "akili.service").write_text(text, encoding="utf-8")
    said = subprocess.run(
        ["systemd-analyze", "verify", str(tmp_path / "akili.service")],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert (said.returncode, said.stdout, said.stderr) == (0, "", "")


@pytest.mark.no_cover
def test_the_credential_lets_the_service_in(postgres: PrivatePostgres, tmp_path: Path) -> None:
    """It listens, and the store takes a write."""
    role, database = f"unit_{uuid4().hex}", own_schema(postgres)
    folders = {"%d": tmp_path / "credentials", "%t": tmp_path / "run"}
    ((name, _),) = (value.split(":") for value in values("LoadCredential", folders))
    for folder in (folders["%d"], folders["%t"] / values("RuntimeDirectory", folders)[0]):
        folder.mkdir(mode=int(values("RuntimeDirectoryMode", folders)[0], 8), parents=True)
    credential = folders["%d"] / name
    credential.write_text(f"127.0.0.1:{postgres.port}:postgres:{role}:{PASSWORD}\n", encoding="utf-8")
    credential.chmod(AS_SYSTEMD_SHOWS_IT)
    database = database.replace("postgres@", f"{role}@")
    environ = dict(value.split("=", 1) for value in values("Environment", folders))
    environ |= {"PATH": os.environ["PATH"], "AKILI_DATABASE": database, "AKILI_PORT": "0"}
    asyncio.run(only_with_a_password(postgres, role, database))
    for line in values("ExecStartPre", folders):
        subprocess.run(shlex.split(line), env=environ, check=True)
    (line,) = values("ExecStart", folders)
    with subprocess.Popen(shlex.split(line), env=environ, stdout=subprocess.PIPE, text=True) as service:
        try:
            assert service.stdout is not None
            with urlopen(f"{service.stdout.readline().split()[3]}/health/ready", timeout=PATIENCE) as answer:
                assert answer.status == 200
            service.send_signal(signal.SIGTERM)
            assert service.wait(PATIENCE) == 0
        finally:
            service.kill()


async def only_with_a_password(postgres: PrivatePostgres, role: str, database: str) -> None:
    """Somebody new comes in by one; all others as before."""
    schema = database.rpartition("=")[2]
    await ask(postgres.url, f"CREATE ROLE {role} LOGIN PASSWORD '{PASSWORD}'")
    await ask(postgres.url, f"GRANT ALL ON SCHEMA {schema} TO {role}")
    rules = postgres.folder / "data" / "pg_hba.conf"
    rules.write_text(f"host all {role} 127.0.0.1/32 scram-sha-256\n{rules.read_text()}")
    await ask(postgres.url, "SELECT pg_reload_conf()")
    async with asyncio.timeout(PATIENCE):
        while True:  # until it has read them
            try:
                await ask(database, "SELECT 1")
            except asyncpg.InvalidPasswordError:
                return
