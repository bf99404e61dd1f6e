/**
 * Base64 as the protocol uses it. `b64u` is the URL-safe alphabet without padding (everything but the Nonce),
 * `b64s` the standard alphabet with padding (the server's Nonce).
 */

const URL_SAFE = /^[A-Za-z0-9_-]*$/;

function toBinaryString(bytes: Uint8Array): string {
  let text = "";
  // Converts the bytes in sections, because String.fromCharCode takes one argument per byte, and engines limit the
  // number of arguments.
  for (let at = 0; at < bytes.length; at += 0x2000) text += String.fromCharCode(...bytes.subarray(at, at + 0x2000));
  return text;
}

/** @returns base64 in the standard alphabet, padded */
export function encodeBase64(bytes: Uint8Array): string {
  return btoa(toBinaryString(bytes));
}

/** @returns base64 in the URL-safe alphabet, not padded */
export function encodeBase64Url(bytes: Uint8Array): string {
  return encodeBase64(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/**
 * Reads either alphabet, padded or not, as every existing server and client does.
 *
 * @returns the bytes, or `null` if the text is not base64
 */
export function decodeBase64(text: string): Uint8Array<ArrayBuffer> | null {
  const padding = text.endsWith("==") ? 2 : text.endsWith("=") ? 1 : 0;
  const urlSafe = text
    .slice(0, text.length - padding)
    .replaceAll("+", "-")
    .replaceAll("/", "_");
  if (!URL_SAFE.test(urlSafe) || urlSafe.length % 4 === 1) return null;
  const binary = atob(urlSafe.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = new Uint8Array(binary.length);
  // Indexing is several times faster than the string's iterator.
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = binary.charCodeAt(at);
  return bytes;
}
