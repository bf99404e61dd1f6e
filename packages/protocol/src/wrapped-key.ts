import { decodeBase64 } from "./base64.ts";
import { ProtocolError } from "./errors.ts";

declare const brand: unique symbol;
/** The content key of an Upload with password profile 2, sealed under its password: URL-safe base64. */
export type WrappedKey = string & { readonly [brand]: "WrappedKey" };

/** Length of commitment (32), iv (12), content key (32) and tag (16). */
export const WRAPPED_KEY_BYTES = 92;
/** Length of the key that wraps the content keys of a request's deliveries. */
export const REQUEST_PUBLIC_KEY_BYTES = 1_216;
/** Length of a delivery's wrapped key: encapsulated key (1,120), commitment (32), content key (32) and tag (16). */
export const WRAPPED_DELIVERY_KEY_BYTES = 1_200;
/** The only password profile with a wrapped key, by its name in the protocol. */
export const STRONG_PASSWORD_PROFILE = 2 as const;

/** @throws ProtocolError `bad_request` if the text is not base64 of 92 bytes */
export function parseWrappedKey(text: unknown): WrappedKey {
  const bytes = typeof text === "string" ? decodeBase64(text) : null;
  if (bytes?.byteLength !== WRAPPED_KEY_BYTES) throw new ProtocolError("bad_request");
  return text as WrappedKey;
}
