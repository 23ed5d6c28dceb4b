"""How much one address may ask for: token buckets, in memory that no number of addresses can fill."""

import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, fields, replace
from ipaddress import IPv6Address, ip_address
from itertools import islice
from typing import Any, Final

from chakai.core.illegal import Refusal

NEIGHBOURS: Final = 64
"""Bits of an IPv6 address that tell households apart; whoever has one address of a household has them all."""
UNKNOWN: Final = "unknown"
"""Whoever comes without an address that can be read; they share what one address has."""


@dataclass(frozen=True)
class Rate:
    """So many at once, and then so many a second."""

    burst: float
    per_second: float


@dataclass(frozen=True)
class Limits:
    """What one address may do: more than a family or a class behind it needs, less than harms the others."""

    pages: Rate = Rate(1_000, 50)
    posts: Rate = Rate(600, 20)
    tables: Rate = Rate(300, 1)
    """New tables."""
    keys: Rate = Rate(200, 1)
    """Invitations and seat links tried."""
    records: Rate = Rate(120, 2)
    """Records opened, which must be judged and told."""
    replays: Rate = Rate(300, 5)
    """Finished games told again."""
    sockets: Rate = Rate(1_000, 50)
    """New sockets."""
    messages: Rate = Rate(5_000, 500)
    """On all sockets of the address together."""
    one_socket: Rate = Rate(60, 20)
    """Messages on one socket."""
    open_sockets: int = 1_000
    waiting_tables: int = 50
    """Tables of one player that have not begun."""
    addresses: int = 50_000
    """Remembered at once, for each kind of request."""

    def times(self, factor: float) -> "Limits":
        """More for one address, for a school behind one, or for a bench that plays everybody."""
        rates = {field.name: getattr(self, field.name) for field in fields(self)}
        more: dict[str, Any] = {
            name: Rate(rate.burst * factor, rate.per_second * factor)
            for name, rate in rates.items()
            if isinstance(rate, Rate)
        }
        return replace(self, **more, open_sockets=math.ceil(self.open_sockets * factor))


class Bucket:
    """Holds what may still be asked for; fills again as time goes by."""

    __slots__ = ("_at", "_left", "rate")

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate, self._left, self._at = rate, rate.burst, now

    def take(self, now: float) -> None:
        """One more; refused, with the seconds to wait, if there is none left."""
        self._left, self._at = self._filled(now), now
        if self._left < 1:
            raise _too_fast((1 - self._left) / self.rate.per_second)
        self._left -= 1

    def full(self, now: float) -> bool:
        """A full bucket remembers nothing."""
        return self._filled(now) >= self.rate.burst

    def _filled(self, now: float) -> float:
        return min(self.rate.burst, self._left + (now - self._at) * self.rate.per_second)


def _too_fast(seconds: float) -> Refusal:
    """Refused for now; `wait`: the seconds after which it may be tried again."""
    return Refusal("too-fast", wait=max(1, math.ceil(seconds)))


class Buckets:
    """One bucket for each address, of which only those are kept that are not full.

    When there are too many, newcomers share one bucket: nobody who was too fast is forgotten for others' sake.
    """

    def __init__(self, rate: Rate, most: int) -> None:
        self.rate, self._most = rate, most
        self._buckets: dict[str, Bucket] = {}  # the one that was used last stands last
        self._shared: Bucket | None = None

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, address: str, now: float) -> None:
        bucket = self._buckets.pop(address, None)
        if bucket is None:
            self._forget_full(now)
            if len(self._buckets) >= self._most:
                self._shared = self._shared or Bucket(self.rate, now)
                self._shared.take(now)
                return
            bucket = Bucket(self.rate, now)
        self._buckets[address] = bucket
        bucket.take(now)

    def _forget_full(self, now: float) -> None:
        """At most two for each newcomer, so that no request pays for all."""
        for address in list(islice(self._buckets, 2)):
            if self._buckets[address].full(now):
                del self._buckets[address]


class Counts:
    """What every address has asked for lately, and how many sockets it has open."""

    def __init__(self, limits: Limits, now: Callable[[], float]) -> None:
        self.limits, self.now = limits, now
        self._kinds: dict[str, Buckets] = {}
        self._open: dict[str, int] = {}

    def take(self, kind: str, address: str) -> None:
        """One more request of a kind, which is the name of a rate in Limits."""
        if kind not in self._kinds:
            self._kinds[kind] = Buckets(getattr(self.limits, kind), self.limits.addresses)
        self._kinds[kind].take(address, self.now())

    @contextmanager
    def socket(self, address: str) -> Iterator[None]:
        """As long as it is open."""
        self.take("sockets", address)
        if self._open.get(address, 0) >= self.limits.open_sockets:
            raise _too_fast(30)
        self._open[address] = self._open.get(address, 0) + 1
        try:
            yield
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]


def household(host: str | None) -> str:
    """Who counts as one: an IPv4 address, or the network of an IPv6 address."""
    try:
        address = ip_address(host or "")
    except ValueError:
        return UNKNOWN
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return f"{IPv6Address(int(address) >> NEIGHBOURS << NEIGHBOURS)}/{NEIGHBOURS}"
    return str(address)


COSTLY: Final = {
    "/tables": "tables",
    "/join": "keys",
    "/join/look": "keys",
    "/seat": "keys",
    "/replay": "records",
    "/replay/frames": "records",
}
"""Posts with a rate of their own."""


def kinds(method: str, path: str) -> tuple[str, ...]:
    """What a request counts as; files that never change count as nothing."""
    if path.startswith("/static/"):
        return ()
    if method in ("GET", "HEAD", "OPTIONS"):
        return ("pages", "replays") if path.startswith("/replay/") else ("pages",)
    return ("posts", COSTLY[path]) if path in COSTLY else ("posts",)
