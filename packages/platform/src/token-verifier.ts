import { type LimitSet, ProtocolError } from "@envoi/protocol";
import type { Limits } from "./limits.ts";

/** A signed-in person, as the issuer names them. */
export type Account = { id: string };

/** Checks bearer tokens. */
export type TokenVerifier = {
  /**
   * @param signal - ends the waiting
   * @returns `null` when the token is not valid here, or accounts are off
   * @throws IssuerAway when the issuer could not be asked: that says nothing about the token
   */
  verify(token: string, signal?: AbortSignal): Promise<Account | null>;
};

/** No issuer is configured: nobody is signed in, and nothing is asked anywhere. */
export const accountsOff: TokenVerifier = { verify: async () => null };

const RETRY_AFTER_SECONDS = 10;

/** Who asks could not be found out. The reason is ours, never a text of the issuer's: it is logged. */
export class IssuerAway extends ProtocolError {
  constructor(reason: string) {
    super("unavailable", { cause: new Error(`the issuer ${reason}`), retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
}

/** Whoever sent a request, as far as that is known. While the issuer is away, a token is nobody's. */
export type Sender = { account: Account | null; issuerAway: IssuerAway | null };

export async function senderOf(
  verifier: TokenVerifier,
  token: string | null | undefined,
  signal?: AbortSignal,
): Promise<Sender> {
  if (!token) return { account: null, issuerAway: null };
  try {
    return { account: await verifier.verify(token, signal), issuerAway: null };
  } catch (error) {
    if (error instanceof IssuerAway) return { account: null, issuerAway: error };
    throw error;
  }
}

/**
 * Checks a request against the limits of its sender. While the issuer is away these are everyone's, but what a signed-in
 * person might do is then refused as `unavailable`: it may well be within their limits, so it is worth another try.
 *
 * @param check - throws what is wrong with the request under these limits
 */
export function checkLimits<Checked>(sender: Sender, limits: Limits, check: (own: LimitSet) => Checked): Checked {
  if (sender.issuerAway === null) return check(sender.account === null ? limits.anonymous : limits.signedIn);
  check(limits.signedIn);
  try {
    return check(limits.anonymous);
  } catch (error) {
    throw error instanceof ProtocolError ? sender.issuerAway : error;
  }
}

/** The token of `Authorization: Bearer <token>`, the word in any case; `null` when the header has another form. */
export function parseBearer(authorization: string | undefined): string | null {
  return /^bearer +(\S+)$/i.exec(authorization ?? "")?.[1] ?? null;
}
