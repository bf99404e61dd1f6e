/** A signed-in person, as the issuer names them. */
export type Account = { id: string };

/** Checks bearer tokens. `null`: the token is not valid here, or accounts are off. */
export type TokenVerifier = {
  verify(token: string, signal: AbortSignal): Promise<Account | null>;
};

/** No issuer is configured: nobody is signed in, and nothing is asked anywhere. */
export const accountsOff: TokenVerifier = { verify: async () => null };

/** The token of `Authorization: Bearer <token>`, the word in any case; `null` when the header has another form. */
export function parseBearer(authorization: string | undefined): string | null {
  return /^bearer +(\S+)$/i.exec(authorization ?? "")?.[1] ?? null;
}
