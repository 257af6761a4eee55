"""The built client as a browser gets it, and what is said where there is none."""

import gzip
import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.server.running import running

from akili.server.pages import NOT_BUILT

INDEX = b"<!doctype html><title>Akili</title>"
SCRIPT = b"console.log('Ubongo!');" * 20
HTML = {"accept": "text/html,*/*"}
ROUTES = ["/", "/t/{code}", "/some-game", "/some-game/rules", "/rules"]
PAGES = ("/", "/t/abcdefgh", "/some-game", "/some-game/rules", "/rules")


@pytest.fixture(scope="module")
def web(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    folder = tmp_path_factory.mktemp("client")
    (folder / "assets").mkdir()
    files = {
        "index.html": INDEX,
        "index.html.gz": gzip.compress(INDEX),
        "assets/main-1a2b.js": SCRIPT,
        "assets/main-1a2b.js.gz": gzip.compress(SCRIPT),
        "assets/main-1a2b.js.br": b"as good as brotli",
        "manifest.webmanifest": b"{}",
        "icon.svg": b"<svg/>",
        "routes.json": json.dumps(ROUTES).encode(),
    }
    for name, content in files.items():
        (folder / name).write_bytes(content)
    (folder.parent / "secret.txt").write_text("secret")
    with running(None, client=str(folder)) as address, httpx.Client(base_url=address) as client:
        yield client


@pytest.mark.parametrize("path", PAGES)
def test_every_page_is_the_client_and_is_asked_for_anew(path: str, web: httpx.Client) -> None:
    answer = web.get(path, headers=HTML)
    assert (answer.status_code, answer.content) == (200, INDEX)
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    policy = answer.headers["content-security-policy"]
    assert "unsafe" not in policy
    again = web.get(path, headers={"if-none-match": f'"other", {answer.headers["etag"]}'})
    assert (again.status_code, again.content) == (304, b"")


def test_what_carries_its_hash_in_its_name_is_kept_for_ever(web: httpx.Client) -> None:
    answer = web.get("/assets/main-1a2b.js", headers={"accept-encoding": "identity"})
    assert (answer.content, answer.headers["cache-control"]) == (SCRIPT, "public, max-age=31536000, immutable")
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [("gzip, deflate, br", "br"), ("gzip", "gzip"), ("br;q=0, gzip;q=0.5", "gzip"), ("identity", None), ("", None)],
)
def test_the_best_encoding_that_a_browser_takes_is_sent(accepted: str, encoding: str | None, web: httpx.Client) -> None:
    with web.stream("GET", "/assets/main-1a2b.js", headers={"accept-encoding": accepted}) as answer:
        raw = b"".join(answer.iter_raw())
    expected = {"br": b"as good as brotli", "gzip": gzip.compress(SCRIPT), None: SCRIPT}[encoding]
    assert (answer.headers.get("content-encoding"), len(raw)) == (encoding, len(expected))
    assert answer.headers["vary"] == "accept-encoding"
    assert int(answer.headers["content-length"]) == len(raw)


def test_encodings_have_tags_of_their_own(web: httpx.Client) -> None:
    tags = {
        web.head("/assets/main-1a2b.js", headers={"accept-encoding": each}).headers["etag"]
        for each in ("br", "gzip", "")
    }
    assert len(tags) == 3


def test_head_says_what_get_would(web: httpx.Client) -> None:
    for path in ("/", "/icon.svg", "/assets/main-1a2b.js"):
        got, head = web.get(path), web.head(path)
        assert (head.status_code, head.content) == (200, b"")
        assert {**head.headers, "date": ""} == {**got.headers, "date": ""}


def test_other_files_have_their_type(web: httpx.Client) -> None:
    kinds = {path: web.get(path).headers["content-type"] for path in ("/manifest.webmanifest", "/icon.svg")}
    assert kinds == {"/manifest.webmanifest": "application/manifest+json", "/icon.svg": "image/svg+xml"}
    assert "vary" not in web.get("/icon.svg").headers


def test_a_person_who_is_lost_gets_the_client_and_a_program_a_refusal(web: httpx.Client) -> None:
    lost = web.get("/nowhere/at/all", headers=HTML)
    assert (lost.status_code, lost.content) == (404, INDEX)
    assert lost.headers["cache-control"] == "no-cache"
    for path in (
        "/nowhere",
        "/some-game/nowhere",
        "/other-game",
        "/assets/main-old.js",
        "/assets/main-1a2b.js.br",
        "/index.html.gz",
    ):
        assert web.get(path).json()["reason"] == "request.no_such_page"
    assert web.get("/api/nowhere", headers=HTML).json()["reason"] == "request.no_such_page"
    assert web.post("/nowhere", headers=HTML).status_code == 404
    assert web.post("/", headers=HTML).json()["reason"] == "request.method"


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"]
)
def test_nothing_outside_of_the_client_can_be_read(path: str, web: httpx.Client) -> None:
    answer = web.get(httpx.URL(web.base_url, raw_path=path.encode()))
    assert answer.status_code == 404
    assert "secret" not in answer.text


def test_where_the_client_is_not_built_a_sentence_says_so(tmp_path: Path) -> None:
    with running(None, client=str(tmp_path / "none")) as address, httpx.Client(base_url=address) as web:
        answer = web.get("/t/abcdefgh", headers=HTML)
        assert (answer.status_code, answer.text) == (503, NOT_BUILT)
        assert web.get("/api/house").status_code == 200
