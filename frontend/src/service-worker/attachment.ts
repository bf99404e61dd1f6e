import { wellFormed } from "@envoi/protocol";

/** Maximum `Content-Length` to send: Firefox stalls on streams with a larger one. */
export const MAX_ANNOUNCED_BYTES = 2 ** 31 - 1;

/** Encodes any name as required by RFC 8187. */
function extendedValue(name: string): string {
  const escaped = encodeURIComponent(wellFormed(name));
  return `UTF-8''${escaped.replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)}`;
}

/** Headers that prevent a response from being shown as a page or running scripts, even if its address is opened. */
export const INERT_HEADERS: Readonly<Record<string, string>> = {
  "Content-Security-Policy": "default-src 'none'; sandbox",
  "X-Content-Type-Options": "nosniff",
  "Cache-Control": "no-store",
};

/**
 * Headers that make the browser save a body under this name and never run it.
 *
 * @param bytes - sent as `Content-Length` if possible, so that the browser detects a truncated body
 * @see RFC 6266
 */
export function attachmentHeaders(name: string, bytes: number): Record<string, string> {
  return {
    "Content-Type": "application/octet-stream",
    "Content-Disposition": `attachment; filename*=${extendedValue(name)}`,
    ...INERT_HEADERS,
    ...(bytes <= MAX_ANNOUNCED_BYTES && { "Content-Length": String(bytes) }),
  };
}
