"""What the tests with a real browser share: one browser and one server for each process of the tests."""

from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from chakai.web import health
from tests.web.browser import Coming, Guest, come, launched, pictured
from tests.web.databases import PostgreSQL, postgresql
from tests.web.rooms import Inside, inside
from tests.web.served import Server, served

GUESTS: pytest.StashKey[list[Guest]] = pytest.StashKey()


@pytest.fixture(scope="session")
def chrome() -> Iterator[Browser]:
    with launched() as browser:
        yield browser


@pytest.fixture(scope="session")
def tea_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots do not pause."""
    with served(tmp_path_factory.mktemp("tea-house"), "--bot-pause", "0") as server:
        yield server


@pytest.fixture
def coming(chrome: Browser, tea_house: Server, request: pytest.FixtureRequest) -> Iterator[Coming]:
    """Lets people come; at the end of the test nobody's browser may have complained."""
    guests: list[Guest] = []
    request.node.stash[GUESTS] = guests

    def one(lang: str = "en", **how: Any) -> Guest:
        guests.append(come(chrome, how.pop("home", tea_house.url), lang, **how))
        return guests[-1]

    yield one
    complaints = [complaint for guest in guests for complaint in guest.complaints()]
    for guest in guests:
        guest.context.close()
    assert tea_house.process is not None
    assert tea_house.process.poll() is None, "the server is gone"
    assert not complaints


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, Any, Any]:
    """A test that fails shows what was on the screens."""
    report = yield
    if report.when == "call" and report.failed and (guests := item.stash.get(GUESTS, [])):
        folder = Path(item.funcargs["tmp_path"])  # type: ignore[attr-defined]  # every test function has them
        report.sections.append(("screens", "\n".join(map(str, pictured(guests, folder)))))
    return report


@pytest.fixture(scope="module")
def postgres() -> Iterator[PostgreSQL]:
    with postgresql() as made:
        yield made


@pytest.fixture(autouse=True)
def _healthy(monkeypatch: pytest.MonkeyPatch) -> None:
    """The database of a busy machine is not called ill."""
    monkeypatch.setattr(health, "PATIENCE", 120.0)


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Inside]:
    with inside(tmp_path) as made:
        yield made
