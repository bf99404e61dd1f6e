import type { Tokens } from "./account-state.ts";

/** A new access token is due when this much of its life is over: calls under way end with the old one. */
const WORN_SHARE = 0.8;

/** What a token endpoint answers, in any dialect; the lifetime is in seconds. */
export type TokenAnswer = { access_token: string; refresh_token?: string | undefined; expires_in?: number | undefined };

export function tokensOf({ access_token, refresh_token, expires_in }: TokenAnswer, nowMs: number): Tokens {
  return {
    accessToken: access_token,
    refreshToken: refresh_token ?? null,
    renewAtMs: expires_in === undefined ? null : nowMs + expires_in * 1000 * WORN_SHARE,
  };
}

/** Whether an issuer that answers so has made up its mind: a refresh token that it refuses is worth nothing any more. */
export function isFinal({ status }: Pick<Response, "status">): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}
