/** A GIF of one transparent pixel. */
const PIXEL = "R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

async function measure(): Promise<number> {
  const pixel = Uint8Array.from(atob(PIXEL), (character) => character.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([pixel], { type: "image/gif" }));
  const frame = document.createElement("iframe");
  Object.assign(frame.style, { position: "fixed", visibility: "hidden" });
  frame.setAttribute("aria-hidden", "true");
  frame.tabIndex = -1;
  try {
    const loaded = new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
    frame.src = url;
    document.body.append(frame);
    await loaded;
    return frame.contentDocument?.images[0]?.getBoundingClientRect().left ?? 0;
  } finally {
    frame.remove();
    URL.revokeObjectURL(url);
  }
}

let margin: Promise<number> | undefined;

/**
 * Pixels between the edge of a frame and a picture in it. WebKit removes that margin by an inline style, which the content
 * security policy blocks. Sandboxed frames cannot be looked into, so it is measured with a picture of the page.
 */
export function measurePictureMargin(): Promise<number> {
  margin ??= measure();
  return margin;
}
