"""Two servers behind a real proxy, as docs/operation.md says it: ``python -m tests.server.cluster.proxies nginx``.

The lines of the page are typed and its files used as they are, in a network of their own with its addresses, and
PostgreSQL asks for the password as the page has it; so it needs root on Linux. Then people play through the proxy while
servers are stopped and killed. The only differences: the certificate is our own (nothing here reaches Let's Encrypt),
and a Caddy older than 2.7 goes without a line it lacks.
"""

from __future__ import annotations

import asyncio
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from tests.server.cluster.engines_at import engines_as_said
from tests.server.cluster.load import load_at

ROOT = Path(__file__).parents[3]
PAGE, FILES = ROOT / "docs" / "operation.md", ROOT / "docs" / "operation"
NAME, ADDRESSES = "games.example.org", ("10.0.0.10", "10.0.0.11", "10.0.0.12", "10.0.0.20")
HOSTS = {NAME: ADDRESSES[0], "akili-1": ADDRESSES[1], "akili-2": ADDRESSES[2]}
SERVING = re.compile(r"^akili (serve --host 10\.0\.0\.1.*)$", re.MULTILINE)
PATIENCE = 90  # seconds
GUESSES = 30  # codes that nobody has; an address may name twenty


def main(words: Sequence[str]) -> int:
    """By a proxy's name; in a network of its own, where that may be made."""
    proxy, *rest = words
    if rest != ["inside"]:
        command = [sys.executable, "-m", "tests.server.cluster.proxies", proxy, "inside"]
        return subprocess.run(["unshare", "--net", "--mount", *command], cwd=ROOT, check=False).returncode
    with TemporaryDirectory() as folder, ExitStack() as stack:
        _make_network(Path(folder))
        nowhere, home = Path(folder) / "nowhere", Path(folder) / "home"
        home.mkdir()
        database = stack.enter_context(engines_as_said(PAGE, home))
        _must_be_refused(database, nowhere)
        os.environ["HOME"] = str(home)
        servers = [stack.enter_context(_process(line)) for line in _lines()]
        for address in ADDRESSES[1:3]:
            _until_answered(f"http://{address}:8000/health/ready", NAME)
        os.environ["SSL_CERT_FILE"] = str(stack.enter_context(PROXIES[proxy](Path(folder))))
        _until_answered(f"https://{NAME}/health/ready")
        with urlopen(f"http://{NAME}/rules") as answer:
            assert answer.url == f"https://{NAME}/rules"
        asyncio.run(asyncio.wait_for(_story(servers, database), PATIENCE))
    sys.stdout.write(f"{proxy}: two servers behind it, one stopped, one killed: nothing was lost.\n")
    return 0


async def _story(servers: Sequence[subprocess.Popen[bytes]], database: str) -> None:
    lines = _lines()
    async with load_at([f"https://{NAME}"], 2) as load:
        await load.goes_on()
        servers[0].send_signal(signal.SIGTERM)
        assert servers[0].wait(PATIENCE) == 0
        await load.goes_on()
        with _process(lines[0]):
            await asyncio.to_thread(_until_answered, f"http://{ADDRESSES[1]}:8000/health/ready", NAME)
            servers[1].kill()
            await load.goes_on()
            await load.hold(database)
            await asyncio.to_thread(_guess)


def _guess() -> None:
    """Whoever claims to come from another address each time is still one."""
    reasons = []
    for number in range(GUESSES):
        claim = {"X-Forwarded-For": f"192.0.2.{number}"}
        try:
            urlopen(Request(f"https://{NAME}/api/tables/aaaaaa{number:02}", headers=claim))
        except HTTPError as refused:
            reasons.append(refused.code)
    assert {404, 429} == set(reasons), reasons


def _must_be_refused(database: str, home: Path) -> None:
    """PostgreSQL lets nobody in without the password."""
    tried = subprocess.run(
        [_akili(), "database", "migrate", database],
        env={**os.environ, "HOME": str(home)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert tried.returncode != 0
    assert "password authentication failed" in tried.stderr, tried.stderr
    assert "Traceback" not in tried.stderr


def _akili() -> str:
    return str(Path(sys.executable).with_name("akili"))


def _lines() -> list[list[str]]:
    """What the page says to type on the two machines."""
    lines = [[_akili(), *shlex.split(line)] for line in SERVING.findall(PAGE.read_text(encoding="utf-8"))]
    assert len(lines) == 2, "the page has no two servers any more"
    return lines


@contextmanager
def _process(command: Sequence[str]) -> Iterator[subprocess.Popen[bytes]]:
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    try:
        yield process
    finally:
        process.terminate()  # nginx' workers would outlive a kill of their master
        process.wait(PATIENCE)


@contextmanager
def _nginx(folder: Path) -> Iterator[Path]:
    certificate, key = folder / "fullchain.pem", folder / "privkey.pem"
    words = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", f"/CN={NAME}", "-days", "2"]
    words += ["-addext", f"subjectAltName=DNS:{NAME}", "-keyout", str(key), "-out", str(certificate)]
    subprocess.run(["openssl", *words], check=True, stderr=subprocess.DEVNULL)
    site = (FILES / "nginx.conf").read_text(encoding="utf-8").replace(f"/etc/letsencrypt/live/{NAME}", str(folder))
    (folder / "site.conf").write_text(site, encoding="utf-8")
    text = f"daemon off; error_log stderr; pid {folder}/pid; events {{}} http {{ access_log off; include site.conf; }}"
    (folder / "nginx.conf").write_text(text, encoding="utf-8")
    with _process(["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf")]):
        yield certificate


@contextmanager
def _caddy(folder: Path) -> Iterator[Path]:
    site = (FILES / "Caddyfile").read_text(encoding="utf-8")
    version = subprocess.run(["caddy", "version"], capture_output=True, text=True, check=True).stdout.split()[0]
    if tuple(map(int, version.removeprefix("v").split(".")[:2])) < (2, 7):
        sys.stdout.write(f"This Caddy is {version}: LEFT OUT is stream_close_delay, which came with 2.7.\n")
        site = re.sub(r"^\s*stream_close_delay .*\n", "", site, flags=re.MULTILINE)
    ours = "{\n\tlocal_certs\n\tskip_install_trust\n\tadmin off\n\tlog {\n\t\tlevel ERROR\n\t}\n}\n"
    (folder / "Caddyfile").write_text(ours + site, encoding="utf-8")
    os.environ["XDG_DATA_HOME"] = os.environ["XDG_CONFIG_HOME"] = str(folder)
    with _process(["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]):
        certificate = folder / "caddy" / "pki" / "authorities" / "local" / "root.crt"
        end = monotonic() + PATIENCE
        while not certificate.exists():
            assert monotonic() < end, "Caddy made no certificate"
            sleep(0.1)
        yield certificate


PROXIES = {"nginx": _nginx, "caddy": _caddy}


def _make_network(folder: Path) -> None:
    """All addresses of the page are this machine's, and its names are known."""
    hosts = "".join(f"{address} {name}\n" for name, address in HOSTS.items())
    (folder / "hosts").write_text(f"127.0.0.1 localhost\n{hosts}", encoding="utf-8")
    folder.chmod(0o755)
    for command in (
        "mount --make-rprivate /",
        f"mount --bind {folder}/hosts /etc/hosts",
        "ip link set lo up",
        *(f"ip address add {address}/32 dev lo" for address in ADDRESSES),
    ):
        subprocess.run(command.split(), check=True)


def _until_answered(url: str, host: str | None = None) -> None:
    end = monotonic() + PATIENCE
    while True:
        try:
            with urlopen(Request(url, headers={} if host is None else {"Host": host})) as answer:
                assert answer.status == 200
                return
        except (URLError, OSError):
            assert monotonic() < end, url
            sleep(0.1)


if __name__ == "__main__":
    if len(sys.argv) < 2 or sys.argv[1] not in PROXIES or shutil.which(sys.argv[1]) is None or os.geteuid() != 0:
        sys.exit(f"Say which proxy, {' or '.join(PROXIES)}; it has to be installed, and this needs root.")
    sys.exit(main(sys.argv[1:]))
