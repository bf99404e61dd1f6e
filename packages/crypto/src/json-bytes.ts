import { DecryptionError } from "./decryption-error.ts";

export function encodeJson(value: unknown): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify(value));
}

/** @throws DecryptionError `malformed`, without a cause, because a cause would quote decrypted text */
export function decodeJson(utf8: ArrayBuffer | Uint8Array<ArrayBuffer>): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(utf8));
  } catch {
    throw new DecryptionError("malformed");
  }
}
