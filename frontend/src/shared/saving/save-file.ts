/** Browsers copy what is handed to them some time after the click; then nobody needs it any more. */
export const HANDED_OVER_MS = 5 * 60_000;

function click(change: (link: HTMLAnchorElement) => void): void {
  const link = document.createElement("a");
  change(link);
  document.body.append(link);
  link.click();
  link.remove();
}

/** Makes the browser fetch an address of our own whose answer says that it is to be saved: the page stays. */
export function followLink(path: string): void {
  click((link) => {
    link.href = path;
  });
}

/** Hands a finished file to the browser's downloads. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  click((link) => {
    link.href = url;
    link.download = name;
  });
  setTimeout(() => URL.revokeObjectURL(url), HANDED_OVER_MS);
}
