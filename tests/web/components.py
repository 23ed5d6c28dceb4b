"""What a test needs of the machine; under CI nothing may be missing."""

import os
import shutil
from pathlib import Path

import pytest


def need(found: str | None, name: str) -> str:
    """The path of a component; without it the test is skipped, but fails under CI."""
    if found:
        return found
    message = f"{name} is not installed"
    if os.environ.get("CI"):
        pytest.fail(message)
    pytest.skip(message)


def chromium() -> str:
    names = ("chromium", "chromium-browser", "google-chrome")
    return need(next(filter(None, map(shutil.which, names)), None), "Chromium")


def postgres(program: str) -> str:
    """One of PostgreSQL's programs, which Debian keeps outside the path."""
    kept = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{program}"))
    return need(shutil.which(program) or (str(kept[-1]) if kept else None), "PostgreSQL")
