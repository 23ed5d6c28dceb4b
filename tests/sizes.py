"""How large the large tests are: small under `make test`, as large as they can be under `make nightly`."""

import os

NIGHTLY = os.environ.get("CHAKAI_TESTS") == "nightly"


def size(small: int, nightly: int) -> int:
    """The size of one test, from the one setting."""
    return nightly if NIGHTLY else small
