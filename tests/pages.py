"""The rules pages in docs/, written from the catalogues: python -m tests.pages"""

from pathlib import Path

from chakai.games import GAMES
from chakai.words.catalogue import LANGUAGES, words_in
from chakai.words.speak import RULES_PAGES

FOLDER = Path(__file__).parent.parent / "docs" / "rules"


def pages() -> dict[Path, str]:
    """Every page with its text; English has the plain name, and each page shows the game's first rule set."""
    return {
        FOLDER / (f"{name}.md" if language == "en" else f"{name}.{language}.md"): RULES_PAGES[name](
            words_in(language), next(iter(game.rule_sets.values()))
        )
        for name, game in GAMES.items()
        for language in LANGUAGES
    }


if __name__ == "__main__":
    for path, text in pages().items():
        path.write_text(text, "utf-8")
