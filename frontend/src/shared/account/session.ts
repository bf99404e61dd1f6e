import type { AuthConfig } from "@envoi/protocol";
import type { Environment } from "../environment.tsx";
import type { Tokens, User } from "./account-state.ts";
import { signOut } from "./sign-out.ts";

export type SessionDeps = Parameters<typeof signOut>[0] &
  Pick<Environment, "transfer" | "fetchConfig" | "now" | "signIn" | "serialiseRenewal">;

/**
 * Pause before a retry. Issuers that rotate refresh tokens accept the old token for a few seconds in case their
 * response was lost.
 */
const SECOND_TRY_MS = 1_000;

/**
 * Replaces an access token that has expired or was rejected. Only the first tab renews it; the others use its result.
 *
 * @param oldToken - the access token to replace
 * @param signal - ignored once the refresh token has been sent, because the response contains the next refresh token
 * @returns the user with the new token; `null` if the session has ended, on the page or at the issuer
 * @throws if the server or the issuer does not respond
 */
export function renewSession(deps: SessionDeps, oldToken: string, signal: AbortSignal): Promise<User | null> {
  const { account, storage, transfer, signIn } = deps;
  return deps.serialiseRenewal(async () => {
    const known = storage.account.readUser();
    if (known === null || known.accessToken !== oldToken) return takeOver(known);
    if (known.refreshToken === null) return end();
    const { AUTH } = await deps.fetchConfig(signal);
    if (AUTH === undefined) throw new Error("the issuer is unavailable");
    const tokens = await renewOrRepeat(AUTH, known.refreshToken);
    const user = tokens && { ...known, ...tokens, refreshToken: tokens.refreshToken ?? known.refreshToken };
    const since = storage.account.readUser();
    if (since?.accessToken !== oldToken) {
      // The user has since signed out or in again, so these tokens are stale. If the same user signed in again, they
      // are not revoked, because the issuer may treat both sessions as one.
      if (user !== null && since?.uid !== user.uid) signIn.revoke(AUTH, user).catch(() => undefined);
      return takeOver(since);
    }
    if (user === null) return end();
    storage.account.writeUser(user);
    account.dispatch({ type: "renewed", user });
    return user;
  });

  /** Does not retry after a timeout, because that would take too long: the next use of the list retries. */
  async function renewOrRepeat(auth: AuthConfig, refreshToken: string): Promise<Tokens | null> {
    try {
      return await signIn.renew(auth, refreshToken);
    } catch (error) {
      if (error instanceof DOMException && error.name === "TimeoutError") throw error;
      await transfer.delay(SECOND_TRY_MS, new AbortController().signal);
      return signIn.renew(auth, refreshToken);
    }
  }

  function takeOver(user: User | null): User | null {
    if (user !== null) account.dispatch({ type: "renewed", user });
    return user;
  }

  function end(): null {
    signOut(deps, "refused");
    return null;
  }
}

/**
 * Returns the signed-in user, after renewing an access token that is about to expire.
 *
 * @returns `null` if nobody is signed in
 */
export async function freshUser(deps: SessionDeps, signal: AbortSignal): Promise<User | null> {
  const state = deps.account.getState();
  if (state.kind !== "signedIn") return null;
  const { user } = state;
  if (user.refreshToken === null || user.renewAtMs === null || deps.now() < user.renewAtMs) return user;
  // If the renewal fails, the old access token may still work.
  return renewSession(deps, user.accessToken, signal).catch(() => user);
}
