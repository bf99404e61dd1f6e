/** How long a file is kept after the click that saves it, because browsers may copy it later. */
export const HANDED_OVER_MS = 5 * 60_000;

function click(change: (link: HTMLAnchorElement) => void): void {
  const link = document.createElement("a");
  change(link);
  document.body.append(link);
  link.click();
  link.remove();
}

/** Makes the browser fetch a path. The response is an attachment, so the browser does not leave the page. */
export function followLink(path: string): void {
  click((link) => {
    link.href = path;
  });
}

/** Adds a complete file to the browser's downloads. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  click((link) => {
    link.href = url;
    link.download = name;
  });
  setTimeout(() => URL.revokeObjectURL(url), HANDED_OVER_MS);
}
