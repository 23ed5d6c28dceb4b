"""Imports go one way, no module names what the project is not, and the docs are true."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "chakai"
ORDER = (
    "core",
    "games",
    "records",
    "solve",
    "bots",
    "table",
    "words",
    "lab",
    "adapters",
    "terminal",
    "web",
    "cli",
)
SIDE_BY_SIDE = {"lab", "adapters", "terminal", "web"}
"""These four import from all to their left, but not from one another."""


def modules() -> list[Path]:
    return sorted(SOURCE.rglob("*.py"))


def layer(path: Path) -> str:
    return path.relative_to(SOURCE).parts[0].removesuffix(".py")


def imported(path: Path) -> set[str]:
    """The layers of chakai that a module imports."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            found = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
            names |= set(found if node.module == "chakai" else [node.module])
        elif isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
    parts = [name.split(".") for name in names if name.startswith("chakai.")]
    return {part[1] for part in parts if not part[1].startswith("__")}


def may_import(importer: str, other: str) -> bool:
    if importer in ("__init__", "__main__"):
        return other == "cli"
    if importer == "testing":
        return other == "testing" or other in ORDER[: ORDER.index("lab")]
    if importer in SIDE_BY_SIDE and other in SIDE_BY_SIDE:
        return importer == other
    return other in ORDER and ORDER.index(other) <= ORDER.index(importer)


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_go_one_way(path: Path) -> None:
    for other in imported(path):
        assert may_import(layer(path), other), f"{layer(path)} must not import {other}"


def test_every_folder_is_a_known_layer() -> None:
    folders = {path.name for path in SOURCE.iterdir() if path.is_dir() and not path.name.startswith("__")}
    assert folders <= {*ORDER, "testing"}


def test_games_do_not_know_each_other() -> None:
    games = [path.name for path in (SOURCE / "games").iterdir() if path.is_dir() and path.name != "__pycache__"]
    for path in (SOURCE / "games").rglob("*.py"):
        for other in games:
            if path.parent.name in games and path.parent.name != other:
                assert f"games.{other}" not in path.read_text("utf-8")


def test_rules_read_fields_never_the_name() -> None:
    """An edition is one value: no rule asks what it is called."""
    for path in (SOURCE / "games").rglob("*.py"):
        text = path.read_text("utf-8")
        assert not re.search(r"edition\.name (==|!=|in)|rules\.name (==|!=|in)", text), path


def test_links_in_the_docs_lead_somewhere() -> None:
    for page in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")]:
        for link in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text("utf-8")):
            target = page.parent / link
            assert target.exists(), f"{page.name}: {link}"
            assert target.is_dir() or target.stat().st_size > 100, f"{page.name}: {link} is empty"
