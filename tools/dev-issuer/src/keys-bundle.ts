import { encodeBase64Url } from "@envoi/protocol";
import { CompactEncrypt, importJWK } from "jose";
import * as z from "zod";
import { KEY_SCOPE } from "./issuer-settings.ts";
import type { Person } from "./people.ts";

/** A page's public key may have additional members, such as `ext`, but not the private key's member `d`. */
const publicJwk = z.object({
  kty: z.literal("EC"),
  crv: z.literal("P-256"),
  x: z.string(),
  y: z.string(),
  d: z.never().optional(),
});

export type PublicJwk = z.infer<typeof publicJwk>;

/** @returns the page's public key from the parameter `keys_jwk`; `null` if the parameter is invalid */
export function parseKeysJwk(text: string): PublicJwk | null {
  try {
    return publicJwk.parse(JSON.parse(Buffer.from(text, "base64url").toString("utf8")));
  } catch {
    return null;
  }
}

/** Encrypts the user's scoped keys for this page only. */
export async function sealKeys(person: Person, pageKey: PublicJwk): Promise<string> {
  const { kty, crv, x, y } = pageKey;
  const key = { kty: "oct", scope: KEY_SCOPE, k: encodeBase64Url(person.scopedKey), kid: `1-${person.uid}` };
  const plaintext = new TextEncoder().encode(JSON.stringify({ [KEY_SCOPE]: key }));
  return new CompactEncrypt(plaintext)
    .setProtectedHeader({ alg: "ECDH-ES", enc: "A256GCM" })
    .encrypt(await importJWK({ kty, crv, x, y }, "ECDH-ES"));
}
