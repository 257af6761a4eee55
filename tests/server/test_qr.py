"""QR codes: only of this server's own addresses, and pictures that a browser shows in any size."""

import asyncio
from pathlib import Path
from xml.etree import ElementTree

import httpx
import pytest
from msgspec.structs import replace
from tests.server.running import ROOMY, running

from akili.server import qr_codes
from akili.server.limits import Buckets
from akili.server.qr import is_ours

LAN = "http://192.168.1.20:8017"


@pytest.mark.parametrize(
    ("text", "is_one"),
    [
        ("http://here:8017", True),
        ("http://here:8017/t/abcdefgh", True),
        ("https://HERE:8017/?x=1", True),
        (f"{LAN}/t/abcdefgh", True),
        ("https://192.168.1.20:8017/", False),
        ("http://here:80", False),
        ("http://here:8017.evil.example/", False),
        ("http://here:8017@evil.example/", False),
        ("ftp://here:8017/", False),
        ("javascript:alert(1)", False),
        ("http://[", False),
        ("http://here:8017/\n", False),
        ("here", False),
    ],
)
def test_only_our_own_addresses_are_drawn(text: str, is_one: bool) -> None:
    assert is_ours(text, "here:8017", (LAN,)) is is_one


def test_a_code_is_a_picture_that_fits_any_frame(tmp_path: Path) -> None:
    with running(tmp_path / "akili.db", addresses=(LAN,)) as address, httpx.Client(base_url=address) as web:
        assert web.get("/api/house").json()["addresses"] == [LAN]
        for base in (address, LAN):
            answer = web.get("/api/qr", params={"text": f"{base}/t/abcdefgh"})
            assert (answer.status_code, answer.headers["content-type"].partition(";")[0]) == (200, "image/svg+xml")
            picture = ElementTree.fromstring(answer.text)
            left, top, width, height = (int(number) for number in picture.attrib["viewBox"].split())
            assert (left, top, width) == (0, 0, height)
            assert "width" not in picture.attrib
        refused = web.get("/api/qr", params={"text": "https://evil.example/"})
        assert (refused.status_code, refused.json()["reason"]) == (400, "qr.foreign")
        assert web.get("/api/qr", params={"text": f"{address}/{'x' * 300}"}).status_code == 400


def test_a_code_is_drawn_once_and_an_address_gets_only_so_many_new_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []

    def svg(text: str) -> bytes:
        drawn.append(text)
        return b"<svg/>"

    monkeypatch.setattr(qr_codes, "svg", svg)
    with (
        running(None, replace(ROOMY, new_qr_codes=3, new_qr_codes_per_second=0.001)) as address,
        httpx.Client(base_url=address) as web,
    ):
        texts = [f"{address}/t/{number}" for number in (1, 2, 2, 1, 3, 4, 1)]
        answers = [web.get("/api/qr", params={"text": text}) for text in texts]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429, 200]
        assert drawn == [texts[0], texts[1], texts[4]]


def test_only_so_many_codes_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(qr_codes, "KEPT", 2)
    monkeypatch.setattr(qr_codes, "svg", str.encode)
    codes = qr_codes.QrCodes(Buckets(1, 1000))
    for text in "abcab":
        asyncio.run(codes.code(text, "here"))
    assert codes.known("c") is None
    assert codes.known("a") == b"a"
