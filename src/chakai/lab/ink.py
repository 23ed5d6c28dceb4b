"""From a matplotlib figure to SVG inside a page: colours from the page's style sheet, words in its fonts."""

import re
import warnings
import xml.etree.ElementTree as Tree
from io import BytesIO
from typing import Any, Final

from markupsafe import Markup
from matplotlib import rc_context
from matplotlib.figure import Figure

NAMES: Final = (
    *("ink", "soft", "edge", "paper"),
    *("series-1", "series-2", "series-3", "series-4", "series-5", "series-6"),
    *("leaf", "bowl", "water", "scoop", "whisk"),
)
INK: Final = {name: f"#{0xA0B000 + place:06x}" for place, name in enumerate(NAMES)}
"""Colours to draw with: each stands for one of the page's, by day and by lamp."""
STYLE: Final[dict[Any, Any]] = {
    "svg.fonttype": "none",  # the reader's fonts know more scripts than ours
    "svg.hashsalt": "chakai",
    "text.parse_math": False,
    "font.family": "DejaVu Sans",  # comes with matplotlib: the same measures everywhere
    "font.size": 12,
    "axes.linewidth": 1,
    "hatch.linewidth": 1,
    "figure.dpi": 72,
    "savefig.dpi": 72,
}
_CLASS: Final = {colour: name for name, colour in INK.items()}
_SVG: Final = "{http://www.w3.org/2000/svg}"
_LINK: Final = "{http://www.w3.org/1999/xlink}href"
_KEPT: Final = {
    *("stroke-width", "stroke-dasharray", "stroke-dashoffset", "stroke-linecap", "stroke-linejoin"),
    *("stroke-opacity", "fill-opacity", "opacity", "text-anchor"),
}


def inline(figure: Figure, key: str, title: str, description: str) -> Markup:
    """The figure as an image with a name and a description; `key` is its own on the page."""
    page = BytesIO()
    nothing = dict.fromkeys(("Creator", "Date", "Format", "Type"))
    with rc_context(STYLE), warnings.catch_warnings():
        warnings.filterwarnings("ignore", r"Glyph \d+ .* missing from font")  # the reader's fonts have it
        figure.savefig(page, format="svg", metadata=nothing)
    drawing = Tree.fromstring(page.getvalue())
    for parent in drawing.iter():
        for child in [child for child in parent if child.tag in (f"{_SVG}style", f"{_SVG}metadata")]:
            parent.remove(child)
    used = {name for element in drawing.iter() for name in _named(element)}
    for element in drawing.iter():
        _finish(element, key, used)
    size = drawing.attrib["viewBox"]
    drawing.attrib.clear()
    drawing.attrib.update(
        {"viewBox": size, "role": "img", "aria-labelledby": f"{key}-title {key}-desc", "class": "plot"}
    )
    for place, (tag, text) in enumerate((("title", title), ("desc", description))):
        told = Tree.Element(tag, id=f"{key}-{tag}")
        told.text = text
        drawing.insert(place, told)
    return Markup(Tree.tostring(drawing, encoding="unicode"))  # ElementTree has escaped it


def _named(element: Tree.Element) -> list[str]:
    """What this element refers to."""
    return [name for value in element.attrib.values() for name in re.findall(r"^(?:url\()?#([^)]+)", value)]


def _finish(element: Tree.Element, key: str, used: set[str]) -> None:
    element.tag = element.tag.removeprefix(_SVG)
    attributes = element.attrib
    name = attributes.pop("id", None)
    if name in used:
        attributes["id"] = f"{key}-{name}"
    if link := attributes.pop(_LINK, None):
        attributes["href"] = f"#{key}-{link[1:]}"
    if clip := attributes.get("clip-path"):
        attributes["clip-path"] = clip.replace("#", f"#{key}-")
    classes = []
    for declaration in filter(None, attributes.pop("style", "").split(";")):
        field, value = (part.strip() for part in declaration.split(":", 1))
        if field in ("fill", "stroke"):
            if value == "none":
                attributes[field] = value
            else:
                classes.append(f"{field}-{_CLASS[value]}")
        elif field == "font-size":
            attributes[field] = value.removesuffix("px")
        elif field == "font-weight":
            classes.append("strong")
        elif field in _KEPT:
            attributes[field] = value
    if classes:
        attributes["class"] = " ".join(sorted(classes))
