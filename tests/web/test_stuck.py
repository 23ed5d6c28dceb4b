"""A browser that never reads what it is sent does not stay for ever."""

import errno
import os
import socket

import pytest

from chakai.web import serving


@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="only Linux can cut off such a line")
def test_who_never_reads_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving, "STUCK", 500)
    with serving._listening("127.0.0.1", 0) as listening:
        listening.listen()
        with socket.create_connection(listening.getsockname()):
            line, _ = listening.accept()
            with line, pytest.raises(OSError, match=os.strerror(errno.ETIMEDOUT)):
                line.sendall(b"x" * (64 << 20))
