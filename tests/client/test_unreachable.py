"""A client where no Akili is: one sentence says so."""

import asyncio
import http.server
import threading

import pytest

from akili.client import Client, Unreachable


async def come(address: str) -> None:
    async with Client(address):
        pass


def test_where_nobody_listens() -> None:
    with pytest.raises(Unreachable, match=r"^There is no Akili at http://127\.0\.0\.1:9\.$"):
        asyncio.run(come("http://127.0.0.1:9"))


class SomethingElse(http.server.BaseHTTPRequestHandler):
    """A server of another kind."""

    status = 404

    def do_POST(self) -> None:
        self.send_response(self.status)
        self.end_headers()
        self.wfile.write(b"<html>nothing here</html>")

    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.mark.parametrize("status", [200, 404])
def test_where_something_else_listens(status: int) -> None:
    handler = type("Handler", (SomethingElse,), {"status": status})
    with http.server.HTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            with pytest.raises(Unreachable, match="There is no Akili at"):
                asyncio.run(come(f"http://127.0.0.1:{server.server_port}"))
        finally:
            server.shutdown()
