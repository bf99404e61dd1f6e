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
