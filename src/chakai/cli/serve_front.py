"""The options of chakai serve that tell it of its surroundings."""

from typing import TYPE_CHECKING

import click

from chakai.cli.spoken import Whole
from chakai.core.illegal import Refusal
from chakai.words.catalogue import Words

if TYPE_CHECKING:
    from chakai.web.front import Front


def front_options(words: Words) -> list[click.Option]:
    return [
        click.Option(["--trusted-proxy"], metavar="A,…", multiple=True, help=words("cli-serve-trusted-proxy")),
        click.Option(["--allow-host"], metavar="NAME", multiple=True, help=words("cli-serve-allow-host")),
        click.Option(
            ["--limit-factor"], metavar="N", type=Whole(1, 10_000), default=1, help=words("cli-serve-limit-factor")
        ),
        click.Option(["--metrics-address"], metavar="H:P", help=words("cli-serve-metrics-address")),
        click.Option(["--log"], metavar="FORM", help=words("cli-serve-log")),
    ]


def front(
    *,
    trusted_proxy: tuple[str, ...],
    allow_host: tuple[str, ...],
    limit_factor: int,
    metrics_address: str | None,
    log: str | None,
) -> "Front":
    """What those options say; refused in words if one of them cannot be."""
    from chakai.web.front import Front, address, listed  # noqa: PLC0415 (other commands start quicker without)
    from chakai.web.limits import Limits  # noqa: PLC0415
    from chakai.web.logs import FORMS  # noqa: PLC0415

    if log is not None and log not in FORMS:
        raise Refusal(
            "usage-value", name="--log", value=log, possible=", ".join(FORMS), help="chakai serve --help"
        )
    return Front(
        proxies=listed(trusted_proxy),
        hosts=listed(allow_host),
        limits=Limits().times(limit_factor),
        log=log,
        metrics=None if metrics_address is None else address(metrics_address),
    )
