/**
 * The operator's address for feedback with what helps to understand it: as query parameters, or as the text of a mail.
 *
 * @param facts.text - the same for a person to read
 */
export function feedbackLink(
  address: string,
  { version, browserName, text }: { version: string; browserName: string; text: string },
): string {
  const url = new URL(address);
  // A mail program would write "+" where a query has a space.
  if (url.protocol === "mailto:") {
    return `${address}${url.search === "" ? "?" : "&"}body=${encodeURIComponent(`\r\n\r\n${text}`)}`;
  }
  url.searchParams.set("version", version);
  url.searchParams.set("browser", browserName);
  return url.href;
}
