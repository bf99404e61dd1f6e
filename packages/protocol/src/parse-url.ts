/**
 * `URL.parse`, which the oldest supported browsers lack.
 *
 * @returns `null` when the text is not an absolute URL
 */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** Parses a web address that a user has pasted. @returns `null` if it has another scheme than `https:` or `http:` */
export function parseWebUrl(text: string): URL | null {
  const url = parseUrl(text.trim());
  return url?.protocol === "https:" || url?.protocol === "http:" ? url : null;
}
