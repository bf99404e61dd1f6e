import type { Environment } from "../environment.tsx";

const LOCK = "session";

/** @param locks - shared by all tabs; absent where the page is not secure, and nobody signs in */
export function createRenewInTurn(locks: LockManager | undefined): Environment["renewInTurn"] {
  return async (renew) => (locks === undefined ? renew() : locks.request(LOCK, renew));
}
