/** The rings of rank on a rules page; the table of contents lies open where there is room for it. */

import { createRings } from "./ring.js";
import { page, words } from "./said.js";

const place = document.getElementById("rings");
if (place && page.setup) place.replaceChildren(createRings(page.setup, words));

const contents = document.querySelector(".contents");
const wide = matchMedia("(min-width: 64rem)");
const unfold = () => contents && (contents.open = wide.matches);
wide.addEventListener("change", unfold);
unfold();
