import type { PublicConfig } from "@envoi/protocol";
import { freshUser, type SessionDeps } from "../account/session.ts";

/**
 * The configuration with the limits of the signed-in user's account.
 *
 * @returns `null` if nobody is signed in
 * @throws if the server does not respond
 */
export async function fetchAccountConfig(deps: SessionDeps, signal: AbortSignal): Promise<PublicConfig | null> {
  const user = await freshUser(deps, signal);
  return user === null ? null : deps.fetchConfig(signal, user.accessToken);
}
