"""Own pages and programs may come, foreign pages may not."""

import pytest

from akili.server.origins import is_own

HOST = {"host": "akili.example:8000"}


@pytest.mark.parametrize(
    "headers",
    [{}, {"origin": "http://akili.example:8000"}, {"origin": "https://AKILI.example:8000"}, {"sec-fetch-site": "none"}],
)
def test_own(headers: dict[str, str]) -> None:
    assert is_own(HOST | headers)


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://evil.example"},
        {"origin": "http://akili.example"},
        {"origin": "null"},
        {"origin": ""},
        {"origin": "file://akili.example:8000"},
        {"origin": "http://[bad"},
        {"origin": "http://akili.example:8000@evil.example"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
def test_foreign(headers: dict[str, str]) -> None:
    assert not is_own(HOST | headers)


def test_trusted_by_name() -> None:
    assert is_own(HOST | {"origin": "https://pages.example"}, ("https://pages.example",))
