"""The names that this server answers to: another name that leads here could be a trap for somebody's browser."""

import socket
from collections.abc import Iterable
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

LOCAL: Final = "localhost"


def known_hosts(base_url: str, more: Iterable[str] = ()) -> frozenset[str]:
    """The public address, what was allowed, and what this machine is called."""
    own = socket.gethostname().lower()
    named = {urlsplit(base_url).hostname or "", LOCAL, own, f"{own}.local"}
    return frozenset((named | {name.lower().rstrip(".") for name in more}) - {""})


def is_known(host: str | None, known: frozenset[str]) -> bool:
    """Is a Host header one of ours? A plain address always is: only a name can be made to lead somewhere else."""
    if host is None or set(host) & set("@/?#\\ "):
        return False
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return False
    if name.rstrip(".") in known:
        return True
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
