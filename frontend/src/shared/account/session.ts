import type { Environment } from "../environment.tsx";
import type { User } from "./account-state.ts";
import { signOut } from "./sign-out.ts";

export type SessionDeps = Parameters<typeof signOut>[0] &
  Pick<Environment, "transfer" | "now" | "signIn" | "renewInTurn">;

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
    if (known === null) return null;
    if (known.accessToken !== worn) {
      account.dispatch({ type: "renewed", user: known });
      return known;
    }
    if (known.refreshToken === null) return end();
    const { AUTH } = await transfer.fetchConfig(signal);
    if (AUTH === undefined) throw new Error("the issuer is away");
    const tokens = await signIn.renew(AUTH, known.refreshToken);
    if (tokens === null) return end();
    const user = { ...known, ...tokens, refreshToken: tokens.refreshToken ?? known.refreshToken };
    if (storage.account.readUser()?.accessToken !== worn) {
      // Signed out meanwhile.
      signIn.revoke(AUTH, user).catch(() => undefined);
      return null;
    }
    storage.account.writeUser(user);
    account.dispatch({ type: "renewed", user });
    return user;
  });

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
