import type { AuthConfig } from "@envoi/protocol";
import type { Environment } from "../environment.tsx";
import type { Tokens, User } from "./account-state.ts";
import { signOut } from "./sign-out.ts";

export type SessionDeps = Parameters<typeof signOut>[0] &
  Pick<Environment, "transfer" | "fetchConfig" | "now" | "signIn" | "renewInTurn">;

/** Issuers that replace refresh tokens take the old one again for a few seconds, as their answer may have been lost. */
const SECOND_TRY_MS = 1_000;

/**
 * Gets a new access token for the one that is worn out or was refused: once, whatever tab asks first; the others take over
 * what it got.
 *
 * @param worn - the access token that is not to be used any more
 * @param signal - nothing is called off any more once the refresh token is on its way: the answer has the next one
 * @returns the person with the new token; `null` when nobody is signed in any more, here or at the issuer
 * @throws when servers or issuer do not answer
 */
export function renewSession(deps: SessionDeps, worn: string, signal: AbortSignal): Promise<User | null> {
  const { account, storage, transfer, signIn } = deps;
  return deps.renewInTurn(async () => {
    const known = storage.account.readUser();
    if (known === null || known.accessToken !== worn) return takeOver(known);
    if (known.refreshToken === null) return end();
    const { AUTH } = await deps.fetchConfig(signal);
    if (AUTH === undefined) throw new Error("the issuer is away");
    const tokens = await renewOrRepeat(AUTH, known.refreshToken);
    const user = tokens && { ...known, ...tokens, refreshToken: tokens.refreshToken ?? known.refreshToken };
    const since = storage.account.readUser();
    if (since?.accessToken !== worn) {
      // Signed out meanwhile, or in anew: this answer is not about that session, which may be one with it to the issuer.
      if (user !== null && since?.uid !== user.uid) signIn.revoke(AUTH, user).catch(() => undefined);
      return takeOver(since);
    }
    if (user === null) return end();
    storage.account.writeUser(user);
    account.dispatch({ type: "renewed", user });
    return user;
  });

  /** Where no answer comes in time, the next use of the list tries again: nobody waits so long twice. */
  async function renewOrRepeat(auth: AuthConfig, refreshToken: string): Promise<Tokens | null> {
    try {
      return await signIn.renew(auth, refreshToken);
    } catch (error) {
      if (error instanceof DOMException && error.name === "TimeoutError") throw error;
      await transfer.wait(SECOND_TRY_MS, new AbortController().signal);
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
 * Whoever is signed in, with an access token that has some life left, as far as that can be had.
 *
 * @returns `null` when nobody is, or not any more
 */
export async function freshUser(deps: SessionDeps, signal: AbortSignal): Promise<User | null> {
  const state = deps.account.getState();
  if (state.kind !== "signedIn") return null;
  const { user } = state;
  if (user.refreshToken === null || user.renewAtMs === null || deps.now() < user.renewAtMs) return user;
  // The old one may still do.
  return renewSession(deps, user.accessToken, signal).catch(() => user);
}
