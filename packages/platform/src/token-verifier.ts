import { type LimitSet, ProtocolError } from "@envoi/protocol";
import { type Limits, limitsOfAccount } from "./limits/sender-limits.ts";

/**
 * A signed-in user, as named by the issuer. `group`: the first group of `LIMITS_BY_GROUP` to which the user belongs;
 * absent: none.
 */
export type Account = { id: string; group?: string };

export type TokenVerifier = {
  /**
   * @param signal - ends the wait
   * @returns `null` if the token is not valid here, or accounts are off
   * @throws IssuerAway if the issuer could not be queried, in which case the token may still be valid
   */
  verify(token: string, signal?: AbortSignal): Promise<Account | null>;
};

/** The verifier used if there is no issuer: nobody is signed in, and no request is sent. */
export const accountsOff: TokenVerifier = { verify: async () => null };

const RETRY_AFTER_SECONDS = 10;

/** The sender could not be identified. The reason is our own text, never the issuer's, so it is safe to log. */
export class IssuerAway extends ProtocolError {
  constructor(reason: string) {
    super("unavailable", { cause: new Error(`the issuer ${reason}`), retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
}

/** A request's sender, if known. While the issuer does not respond, a sender with a token has no account. */
export type Sender = { account: Account | null; issuerAway: IssuerAway | null };

export async function identifySender(
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
 * Checks a request against its sender's limits. While the issuer does not respond, the limits for everyone apply; a
 * request that needs a signed-in user is rejected as `unavailable`, so that the client retries.
 *
 * @param check - throws if the request violates these limits
 */
export function checkLimits<Checked>(sender: Sender, limits: Limits, check: (own: LimitSet) => Checked): Checked {
  if (sender.issuerAway === null) return check(limitsOfAccount(limits, sender.account).limits);
  check(limits.highest);
  try {
    return check(limits.anonymous);
  } catch (error) {
    throw error instanceof ProtocolError ? sender.issuerAway : error;
  }
}

/** The token of `Authorization: Bearer <token>` with the scheme in any case; `null` if the header has another form. */
export function parseBearer(authorization: string | undefined): string | null {
  return /^bearer +(\S+)$/i.exec(authorization ?? "")?.[1] ?? null;
}
