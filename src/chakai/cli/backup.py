"""chakai backup and chakai restore: everything that a server keeps, in one file."""

from pathlib import Path

import click

from chakai.cli.spoken import Argument, Command, language_option
from chakai.words.catalogue import Words


def commands(words: Words) -> list[Command]:
    return [_backup(words), _restore(words)]


def _backup(words: Words) -> Command:
    def backup(file: str, database: str | None, lang: str | None) -> None:
        from chakai.web.backup import back_up  # noqa: PLC0415 (other commands start quicker without)

        del lang
        done = back_up(Path(file), database)
        print(words("cli-backup-done", n=done.games, file=file))
        print(words("cli-backup-secret" if done.key else "cli-backup-no-key"))

    return Command(
        words,
        "backup",
        callback=backup,
        params=[
            Argument("file", words("cli-backup-file")),
            _database_option(words),
            language_option(words),
        ],
        examples=("chakai backup tea.backup", "chakai backup tea.backup --database postgresql://localhost/chakai"),
    )


def _restore(words: Words) -> Command:
    def restore(*, file: str, database: str | None, replace: bool, lang: str | None) -> None:
        from chakai.web.backup import restore as fill  # noqa: PLC0415

        del lang
        done = fill(Path(file), database, replace=replace)
        print(words("cli-restore-done", n=done.games))
        if not done.key:
            print(words("cli-restore-no-key"))

    return Command(
        words,
        "restore",
        callback=restore,
        params=[
            Argument("file", words("cli-restore-file")),
            _database_option(words),
            click.Option(["--replace"], is_flag=True, help=words("cli-restore-replace")),
            language_option(words),
        ],
        examples=(
            "chakai restore tea.backup",
            "chakai restore tea.backup --database postgresql://localhost/chakai --replace",
        ),
    )


def _database_option(words: Words) -> click.Option:
    return click.Option(["--database"], metavar="URL", help=words("cli-serve-database"))
