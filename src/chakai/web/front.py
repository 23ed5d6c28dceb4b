"""How a server meets the world outside: behind which proxies, under which names, with which limits."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from ipaddress import ip_network
from typing import Any
from urllib.parse import urlsplit

from chakai.core.illegal import Refusal
from chakai.web import logs, metrics
from chakai.web.limits import Limits


@dataclass(frozen=True)
class Front:
    """What `chakai serve` was told about its surroundings."""

    proxies: tuple[str, ...] = ()
    """Addresses and networks whose X-Forwarded-For is believed; nobody else's is."""
    hosts: tuple[str, ...] = ()
    limits: Limits = field(default_factory=Limits)
    log: str | None = None
    metrics: tuple[str, int] | None = None

    def __post_init__(self) -> None:
        for proxy in self.proxies:
            try:
                ip_network(proxy, strict=False)
            except ValueError:
                raise Refusal("trusted-proxy", given=proxy) from None

    def uvicorn(self) -> dict[str, Any]:
        """The part of the web server's settings that is decided here."""
        return {
            "proxy_headers": bool(self.proxies),
            "forwarded_allow_ips": list(self.proxies),
            "log_config": None,  # ours writes no address that was asked for
            "log_level": "warning",
            "access_log": False,
        }

    @contextmanager
    def shown_metrics(self, place: int) -> Iterator[None]:
        """Figures are shown as long as the server runs, if that was asked for; each worker has the next port."""
        end = metrics.publish(self.metrics[0], self.metrics[1] + place) if self.metrics else None
        try:
            yield
        finally:
            if end is not None:
                end()

    def write_logs(self) -> None:
        logs.start(self.log)


def listed(given: Iterable[str]) -> tuple[str, ...]:
    """What was given several times, or once with commas."""
    return tuple(part.strip() for text in given for part in text.split(",") if part.strip())


def address(given: str) -> tuple[str, int]:
    """HOST:PORT."""
    try:
        parts = urlsplit(f"//{given}")
        if parts.hostname and parts.port is not None and parts.netloc == given and "@" not in given:
            return parts.hostname, parts.port
    except ValueError:
        pass
    raise Refusal("metrics-address", given=given)
