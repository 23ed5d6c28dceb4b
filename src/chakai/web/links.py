"""Links that are given away: who can reach them, said plainly; as text and as a QR code."""

import base64
import io
import socket
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import segno

from chakai.words.catalogue import Words

if TYPE_CHECKING:
    from chakai.web.site import Site

LOCAL = ("127.0.0.1", "localhost", "::1")
EVERYWHERE = ("0.0.0.0", "::", "")


def base_url(host: str, port: int, public_url: str | None) -> str:
    """The address that links begin with."""
    if public_url:
        return public_url.rstrip("/")
    shown = own_address() if host in EVERYWHERE else host
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{port}"


def own_address() -> str:
    """This machine's address in its network; no packet is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documentation: nobody is there
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def reach(words: Words, base: str, *, public: bool) -> str:
    """Who can open a link, and how to change that."""
    host = urlsplit(base).hostname or ""
    if public:
        return words("web-reach-everyone", address=base)
    return words("web-reach-machine" if host in LOCAL else "web-reach-network")


def invitation(site: "Site", words: Words, table_id: str) -> dict[str, Any]:
    """The invitation to a table's free seat."""
    link = f"{site.base_url}/join#{site.gate.invitation(table_id)}"
    return {"link": link, "qr": qr(link), "reach": reach(words, site.base_url, public=site.public)}


def qr(link: str) -> str:
    """A QR code as the address of an image."""
    drawn = io.BytesIO()
    segno.make(link, error="m").save(drawn, kind="svg", scale=4, border=2, dark="#1d1b16", light="#fffdf5")
    return "data:image/svg+xml;base64," + base64.b64encode(drawn.getvalue()).decode()
