import { randomBytes } from "node:crypto";
import {
  type CryptoKey,
  calculateJwkThumbprint,
  compactVerify,
  decodeJwt,
  exportJWK,
  generateKeyPair,
  type JWK,
  type JWTPayload,
  SignJWT,
} from "jose";
import type { IssuerDifferences } from "./issuer-differences.ts";

type Key = {
  kid: string;
  sign: CryptoKey | Uint8Array;
  verify: CryptoKey | Uint8Array;
  published: JWK[];
  sinceMs: number;
};

export type SigningKeys = Awaited<ReturnType<typeof createSigningKeys>>;

async function createKey(algorithm: string): Promise<Key> {
  if (algorithm === "HS256") {
    const secret = randomBytes(32);
    return { kid: "secret", sign: secret, verify: secret, published: [], sinceMs: Date.now() };
  }
  const { privateKey, publicKey } = await generateKeyPair(algorithm, { extractable: true });
  const jwk = await exportJWK(publicKey);
  const kid = await calculateJwkThumbprint(jwk);
  return { kid, sign: privateKey, verify: publicKey, published: [{ ...jwk, kid, use: "sig" }], sinceMs: Date.now() };
}

/** Signing keys, replaced as often as the differences require. */
export async function createSigningKeys(differences: IssuerDifferences) {
  const { algorithm = "RS256", namesKeys = true, keySeconds = Number.POSITIVE_INFINITY } = differences;
  let current = await createKey(algorithm);
  const all = [current];

  async function renewIfOld(): Promise<void> {
    if (Date.now() < current.sinceMs + keySeconds * 1_000) return;
    current = await createKey(algorithm);
    all.push(current);
  }

  return {
    async sign(claims: JWTPayload, type = "JWT"): Promise<string> {
      await renewIfOld();
      const header = { alg: algorithm, typ: type, ...(namesKeys && { kid: current.kid }) };
      return new SignJWT(claims).setProtectedHeader(header).sign(current.sign);
    },
    /** @returns the claims, which may have expired; `null` if none of the keys has signed them */
    async verify(token: string): Promise<JWTPayload | null> {
      for (const { verify } of all) {
        const checked = await compactVerify(token, verify).catch(() => null);
        if (checked !== null) return decodeJwt(token);
      }
      return null;
    },
    /** Public keys. */
    published: () => all.flatMap((key) => key.published),
  };
}
