"""The examples of compiled games in the docs run as they stand there."""

import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "research.md"


def test_the_examples_run() -> None:
    section = PAGE.read_text("utf-8").split("## Compiled games")[1].split("\n## ")[0]
    examples = re.findall(r"```python\n(.*?)```", section, re.S)
    assert len(examples) == 4
    known: dict[str, object] = {}
    for example in examples:
        exec(example.replace("100_000", "1_000"), known)
    assert {"columns", "eager", "rewards", "tea"} <= known.keys()
