/**
 * The operator's feedback address with details about the page, as query parameters or as the text of an e-mail.
 *
 * @param facts.text - the details in readable form
 */
export function feedbackLink(
  address: string,
  { version, browserName, text }: { version: string; browserName: string; text: string },
): string {
  const url = new URL(address);
  // E-mail programs would show "+" where a query encodes a space.
  if (url.protocol === "mailto:") {
    return `${address}${url.search === "" ? "?" : "&"}body=${encodeURIComponent(`\r\n\r\n${text}`)}`;
  }
  url.searchParams.set("version", version);
  url.searchParams.set("browser", browserName);
  return url.href;
}
