"""chakai serve: the table in the browser."""

from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import click

from chakai.cli.serve_front import front, front_options
from chakai.cli.spoken import Command, Whole, language_option
from chakai.core.illegal import Refusal
from chakai.words.catalogue import Words

HOST, PORT = "127.0.0.1", 8620
MOST_WORKERS = 64


def commands(words: Words) -> list[Command]:
    def serve(
        *,
        host: str,
        port: int,
        database: str | None,
        public_url: str | None,
        bot_pause: int,
        cold: bool,
        workers: int,
        no_browser: bool,
        lang: str | None,
        **surroundings: Any,
    ) -> None:
        from chakai.web.serving import open_browser, serve  # noqa: PLC0415 (other commands start quicker without)

        if public_url is not None and urlsplit(public_url).scheme not in ("http", "https"):
            raise Refusal("public-url", given=public_url)
        met = front(**surroundings)

        def ready(address: str) -> None:
            page = f"{address}/?lang={lang}" if lang else address
            print(words("cli-serve-ready", address=page), flush=True)
            if host == HOST and public_url is None:
                print(words("cli-serve-local"), flush=True)
            if not no_browser:
                open_browser(page)

        with suppress(KeyboardInterrupt):  # the way to stop it
            serve(
                host,
                port,
                database=database,
                public_url=public_url,
                bot_pause=bot_pause / 1000,
                cold=cold,
                ready=ready,
                front=met,
                workers=workers,
            )
        print(words("cli-serve-closed"), flush=True)

    return [
        Command(
            words,
            "serve",
            callback=serve,
            params=[
                click.Option(["--host"], metavar="H", default=HOST, help=words("cli-serve-host")),
                click.Option(
                    ["--port"], metavar="P", type=Whole(0, 65_535), default=PORT, help=words("cli-serve-port")
                ),
                click.Option(["--database"], metavar="URL", help=words("cli-serve-database")),
                click.Option(["--public-url"], metavar="URL", help=words("cli-serve-public-url")),
                click.Option(
                    ["--bot-pause"],
                    metavar="MS",
                    type=Whole(0, 60_000),
                    default=1_500,
                    help=words("cli-serve-bot-pause"),
                ),
                click.Option(["--cold"], is_flag=True, help=words("cli-serve-cold")),
                click.Option(
                    ["--workers"],
                    metavar="N",
                    type=Whole(1, MOST_WORKERS),
                    default=1,
                    help=words("cli-serve-workers"),
                ),
                *front_options(words),
                click.Option(["--no-browser"], is_flag=True, help=words("cli-serve-no-browser")),
                language_option(words),
            ],
            examples=(
                "chakai serve",
                "chakai serve --host 0.0.0.0 --port 8000",
                "chakai serve --public-url https://tea.example.org --database postgresql://localhost/chakai",
            ),
        )
    ]
