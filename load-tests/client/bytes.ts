/** Bytes in a buffer that is not shared. */
export type Bytes = Uint8Array<ArrayBuffer>;

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

export const utf8 = (text: string): Bytes => new TextEncoder().encode(text);

export function concatBytes(...parts: readonly Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Encodes bytes in URL-safe base64 without padding. k6 has neither `btoa` nor `toBase64`. */
export function toBase64Url(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 3) {
    const [first = 0, second = 0, third = 0] = bytes.subarray(at, at + 3);
    const bits = (first << 16) | (second << 8) | third;
    const characters = [18, 12, 6, 0].map((shift) => ALPHABET[(bits >> shift) & 63]);
    text += characters.slice(0, Math.min(bytes.length - at, 3) + 1).join("");
  }
  return text;
}

/** Decodes base64 in the standard or the URL alphabet, with or without padding. @throws TypeError for other text */
export function fromBase64(text: string): Bytes {
  const characters = text.replace(/=+$/, "").replaceAll("+", "-").replaceAll("/", "_");
  const bytes = new Uint8Array(Math.floor((characters.length * 6) / 8));
  let bits = 0;
  let count = 0;
  let at = 0;
  for (const character of characters) {
    const value = ALPHABET.indexOf(character);
    if (value < 0) throw new TypeError("not base64");
    bits = ((bits << 6) | value) & 0xffff;
    count += 6;
    if (count >= 8) {
      count -= 8;
      bytes[at++] = (bits >> count) & 0xff;
    }
  }
  return bytes;
}

export async function sha256(bytes: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
}
