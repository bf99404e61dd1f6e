import { readJson } from "@envoi/protocol/bounded-read";
import { isObject } from "../storage/parse-json.ts";
import type { Tokens } from "./account-state.ts";

/**
 * Fraction of an access token's lifetime after which it is renewed, so that running calls can finish with the old one.
 */
const RENEW_AFTER_SHARE = 0.8;

/**
 * Bounds of a token's lifetime, in seconds. A token with a lifetime outside these bounds would be renewed with almost
 * every call, or never.
 */
const [MIN_LIFETIME, MAX_LIFETIME] = [60, 31_536_000];

/** A token endpoint's response in any dialect; the lifetime is in seconds. */
export type TokenAnswer = { access_token: string; refresh_token?: string | undefined; expires_in?: number | undefined };

export function toTokens({ access_token, refresh_token, expires_in }: TokenAnswer, nowMs: number): Tokens {
  return {
    accessToken: access_token,
    refreshToken: refresh_token ?? null,
    renewAtMs: expires_in === undefined ? null : nowMs + clampLifetime(expires_in) * 1000 * RENEW_AFTER_SHARE,
  };
}

function clampLifetime(lifetime: number): number {
  return Math.min(MAX_LIFETIME, Math.max(MIN_LIFETIME, lifetime));
}

/** Token endpoint errors (RFC 6749, section 5.2). */
const TOKEN_ERRORS: readonly unknown[] = [
  "invalid_grant",
  "invalid_client",
  "invalid_request",
  "invalid_scope",
  "unauthorized_client",
  "unsupported_grant_type",
];

/**
 * Whether the issuer itself has rejected a refresh token, which is then useless. Proxies and captive portals can return
 * 4xx too, but without an OAuth error or an fxa error number.
 */
export async function isFinal(answer: Response): Promise<boolean> {
  const { status } = answer;
  if (status < 400 || status >= 500 || status === 408 || status === 429) return false;
  const body = await readJson(answer.clone()).catch(() => null);
  return isObject(body) && (TOKEN_ERRORS.includes(body["error"]) || typeof body["errno"] === "number");
}
