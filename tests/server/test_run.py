"""How the server listens."""

import socket

from akili.server.run import bound_socket


def test_who_is_accepted_is_known_as_tcp_so_that_small_messages_go_at_once() -> None:
    with bound_socket("127.0.0.1", 0) as listening, socket.create_connection(listening.getsockname()[:2]):
        accepted, _ = listening.accept()
        with accepted:
            assert accepted.proto == socket.IPPROTO_TCP
