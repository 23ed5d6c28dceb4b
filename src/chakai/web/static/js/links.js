/** Links that are shown to be carried elsewhere: an invitation, or my own seat. */

import { announce } from "./announce.js";

/** parts: {field, copy, picture, told}; the picture is a QR code. */
export function createLink({ field, copy, picture, told }, words) {
  copy.addEventListener("click", async () => {
    field.select();
    const done = await copied(field);
    const text = words[done ? "js-copied" : "js-copy-yourself"];
    copy.textContent = text;
    announce(text);
    setTimeout(() => (copy.textContent = words["js-copy"]), 3000);
  });
  return {
    show(link, qr, text) {
      if (field.value !== link) field.value = link;
      if (typeof qr === "string" && qr.startsWith("data:image/") && picture.src !== qr) picture.src = qr;
      if (told.textContent !== text) told.textContent = text;
    },
  };
}

/** The clipboard is closed to pages on a plain http address; the old way still works there. */
async function copied(field) {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.select();
    return document.execCommand("copy");
  }
}
