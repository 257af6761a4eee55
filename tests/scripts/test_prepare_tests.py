"""What is missing is installed where that is possible; where it isn't, nobody can overlook what is left out."""

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from scripts import prepare_tests, private_servers

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The only folder with programs on this machine, and no word of the system's own files."""
    folder = tmp_path / "bin"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))
    monkeypatch.setattr(private_servers, "DEBIANS", tmp_path / "debian")
    monkeypatch.setattr(prepare_tests, "NO_SERVICES", tmp_path / "sbin" / "policy-rc.d")
    monkeypatch.setattr(prepare_tests, "NO_CLUSTER", tmp_path / "etc" / "createcluster.conf")
    return folder


def put(folder: Path, name: str, script: str) -> None:
    path = folder / name
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)


@pytest.mark.parametrize("there", prepare_tests.BROWSERS)
def test_root_with_apt_gets_the_best_browser_that_there_is(
    there: str, programs: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    log = programs / "log"
    put(
        programs, "apt-get", f'echo "$@" >> {log}; [ "$7" != {there} ] || /bin/cp {programs}/apt-get {programs}/{there}'
    )
    assert not prepare_tests.has_browser()
    assert prepare_tests.install_browser()
    assert prepare_tests.browser() == str(programs / there)
    asked = [line.split()[-1] for line in log.read_text().splitlines()]
    best, other = prepare_tests.BROWSERS
    assert asked == (["update", best] if there == best else ["update", best, "update", other])


def test_the_best_browser_is_not_installed_again(programs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    for name in ("apt-get", *prepare_tests.BROWSERS):
        put(programs, name, f"echo asked > {programs}/log")
    assert prepare_tests.install_browser()
    assert prepare_tests.browser() == str(programs / prepare_tests.BROWSERS[0])
    assert not (programs / "log").exists()


def test_root_with_apt_gets_the_databases_and_no_service(programs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    log, debian = programs / "log", programs.parent / "debian" / "15" / "bin"
    debian.mkdir(parents=True)
    made = f"{programs}/redis-server {debian}/initdb {debian}/postgres"
    quiet = f"{prepare_tests.NO_SERVICES} {prepare_tests.NO_CLUSTER}"
    script = f'echo "$@" >> {log}; [ "$4" = update ] && exit; /bin/cat {quiet} >> {log}; for each in {made}; do'
    put(programs, "apt-get", f"{script} /bin/cp {programs}/apt-get $each; done")
    assert len(prepare_tests.boxes()) == 3
    prepare_tests.install_databases()
    assert len(prepare_tests.boxes()) == 1  # the browser's
    update, install, *files = log.read_text().splitlines()
    assert update.split()[3:] == ["update"]
    packages = ["postgresql", "redis-server"]
    assert install.split()[3:] == ["install", "-y", "--no-install-recommends", *packages]
    assert files == ["#!/bin/sh", "exit 101", "create_main_cluster = false"]  # meanwhile no service was to be started
    assert not prepare_tests.NO_SERVICES.exists()
    assert not prepare_tests.NO_CLUSTER.exists()
    prepare_tests.install_databases()
    assert len(log.read_text().splitlines()) == 5  # it is there: nothing more is asked


def test_what_the_system_says_about_services_stays_as_it_is(programs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    put(programs, "apt-get", "exit 0")
    prepare_tests.NO_CLUSTER.parent.mkdir()
    prepare_tests.NO_CLUSTER.write_text("ours")
    prepare_tests.install_databases()
    assert prepare_tests.NO_CLUSTER.read_text() == "ours"


@pytest.mark.parametrize(("user", "apt"), [(1000, "exit 0"), (0, "exit 100"), (0, None)])
def test_elsewhere_nothing_is_installed(
    user: int, apt: str | None, programs: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: user)
    if apt is not None:
        put(programs, "apt-get", apt)
    assert not prepare_tests.install_browser()
    prepare_tests.install_databases()
    assert len(prepare_tests.boxes()) == 3


def test_what_is_left_out_is_said_just_before_the_last_line(tmp_path: Path) -> None:
    (tmp_path / "browser").mkdir()
    (tmp_path / "browser" / "test_page.py").write_text("raise RuntimeError('no browser here')\n")
    (tmp_path / "test_one.py").write_text("def test_one() -> None:\n    pass\n")
    (tmp_path / "conftest.py").write_text((ROOT / "tests" / "conftest.py").read_text())
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "--rootdir", str(tmp_path), "-c", "/dev/null", "-q", str(tmp_path)],
        cwd=ROOT,
        env={"PATH": str(tmp_path), "PYTHONPATH": str(ROOT)},  # and nothing that this pytest was told
        capture_output=True,
        text=True,
        check=False,
    )
    *before, last = done.stdout.strip().splitlines()
    assert done.returncode == 0
    assert last.startswith("1 passed")
    said = "\n".join(before)
    assert prepare_tests.box(prepare_tests.BROWSER.lines()) in said
    assert said.endswith(prepare_tests.box(prepare_tests.REDIS.lines()))


def test_the_box_is_one() -> None:
    lines = prepare_tests.box(("a", "bcd")).splitlines()
    assert lines == ["#########", "## a   ##", "## bcd ##", "#########"]
