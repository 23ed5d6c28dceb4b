"""What happens here in numbers, for Prometheus; labels are routes, states and codes, never a name or a table."""

from collections.abc import Callable
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server
from prometheus_client.process_collector import ProcessCollector

from chakai.core.illegal import Refusal

REGISTRY: Final = CollectorRegistry()
ProcessCollector(registry=REGISTRY)

FAST: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5, 10)
"""Seconds; a move should be told within the tenth part of one."""

REQUESTS: Final = Counter("chakai_requests", "Requests answered", ("method", "route", "status"), registry=REGISTRY)
REQUEST_SECONDS: Final = Histogram(
    "chakai_request_seconds", "Time to answer a request", buckets=FAST, registry=REGISTRY
)
REFUSALS: Final = Counter("chakai_refusals", "Refusals by their code", ("code",), registry=REGISTRY)
SOCKETS: Final = Gauge("chakai_sockets_open", "Sockets open now", registry=REGISTRY)
MESSAGES: Final = Counter("chakai_messages", "Messages received on sockets", registry=REGISTRY)
MOVES: Final = Counter("chakai_moves", "Moves and answers committed", registry=REGISTRY)
COMMIT_SECONDS: Final = Histogram(
    "chakai_commit_seconds", "Time from asking for a write to its being on disk", buckets=FAST, registry=REGISTRY
)
THINKING: Final = Gauge("chakai_bots_thinking", "Bots that think now", registry=REGISTRY)
ROOMS: Final = Gauge("chakai_rooms", "Tables in memory", registry=REGISTRY)
FAILURES: Final = Counter("chakai_failures", "Errors of the server's own", registry=REGISTRY)

METHODS: Final = ("GET", "HEAD", "OPTIONS", "POST")


def refused(refusal: Refusal) -> None:
    REFUSALS.labels(refusal.code).inc()


def answered(method: str, route: str, status: int, seconds: float) -> None:
    REQUESTS.labels(method if method in METHODS else "other", route, status).inc()
    REQUEST_SECONDS.observe(seconds)


def publish(host: str, port: int) -> Callable[[], None]:
    """Shows the numbers at an address of their own; gives what ends it."""
    try:
        server, thread = start_http_server(port, host, REGISTRY)
    except (OSError, UnicodeError, OverflowError) as error:
        detail = getattr(error, "strerror", None) or type(error).__name__
        raise Refusal("metrics-busy", host=host, port=port, detail=detail) from None

    def end() -> None:
        server.shutdown()
        server.server_close()
        thread.join()

    return end
