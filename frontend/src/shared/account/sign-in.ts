import type { AuthConfig } from "@envoi/protocol";
import { wholeAnswer } from "@envoi/protocol/bounded-read";
import { calculatePKCECodeChallenge, generateRandomCodeVerifier, generateRandomState } from "oauth4webapi";
import type { Keyless, Profile, RevokedTokens, SignInTrigger, Tokens } from "./account-state.ts";
import type { AccountStorage, PendingSignIn } from "./account-storage.ts";
import type { Campaign } from "./campaign.ts";
import { FXA_DIALECT } from "./fxa-dialect.ts";
import { OIDC_DIALECT } from "./oidc-dialect.ts";
import { type TokenAnswer, toTokens } from "./tokens.ts";

type SignInRequest = { trigger: SignInTrigger; email: string | null; campaign: Campaign };

/**
 * The user has returned. `fileListKey` is `null` if the issuer stores no keys: the key then comes from a passphrase.
 */
export type SignInReturn =
  | { kind: "signedIn"; trigger: SignInTrigger; user: Keyless; fileListKey: string | null }
  /** The user cancelled the sign-in on the issuer's page. */
  | { kind: "cancelled"; trigger: SignInTrigger };

export type SignIn = {
  /**
   * @returns the address to open
   * @throws DOMException `QuotaExceededError` if the device has no space for the sign-in state
   */
  begin: (auth: AuthConfig, request: SignInRequest) => Promise<string>;
  /**
   * @param query - the query of the issuer's redirect to `/oauth`
   * @throws Error 'state mismatch', the errors of `openBundle`, or an issuer's error
   */
  complete: (auth: AuthConfig, query: URLSearchParams) => Promise<SignInReturn>;
  /**
   * Exchanges a refresh token, which works only once. `refreshToken` in the result is `null` if the old refresh token
   * remains valid.
   *
   * @returns `null` if the issuer no longer accepts the token: the session has ended
   * @throws the issuer's other errors
   */
  renew: (auth: AuthConfig, refreshToken: string) => Promise<Tokens | null>;
  /** Revokes tokens, if the issuer supports it. */
  revoke: (auth: AuthConfig, tokens: RevokedTokens) => Promise<void>;
};

/**
 * The result of exchanging a code for tokens. `identify`: returns the signed-in user; if it fails, the tokens are
 * useless.
 */
type Exchange = {
  answer: TokenAnswer;
  identify: () => Promise<{ profile: Profile; fileListKey: string | null }>;
};

/** The protocol for one type of issuer. */
export type Dialect = {
  /** @returns the query of the authorization endpoint, and the key bundle's private key */
  authorize: (
    auth: AuthConfig,
    request: SignInRequest,
    begun: { state: string; challenge: string; redirectUri: string },
    fetch: typeof globalThis.fetch,
  ) => Promise<{ query: Record<string, string>; privateKey: JsonWebKey | null }>;
  exchange: (
    auth: AuthConfig,
    returned: URLSearchParams,
    pending: PendingSignIn & { redirectUri: string },
    fetch: typeof globalThis.fetch,
  ) => Promise<Exchange>;
  /** @returns `null` if the issuer no longer accepts this refresh token */
  refresh: (auth: AuthConfig, refreshToken: string, fetch: typeof globalThis.fetch) => Promise<TokenAnswer | null>;
  /** Called only for issuers with a revocation endpoint. */
  revoke: (auth: AuthConfig, tokens: RevokedTokens, fetch: typeof globalThis.fetch) => Promise<void>;
};

type Dependencies = {
  storage: AccountStorage;
  origin: string;
  fetch: typeof globalThis.fetch;
  /** ms since 1970 */
  now: () => number;
};

const DIALECTS = { fxa: FXA_DIALECT, oidc: OIDC_DIALECT };

const ISSUER_ANSWER_MS = 30_000;

export function createSignIn({ storage, origin, fetch: fetchFrom, now }: Dependencies): SignIn {
  const redirectUri = `${origin}/oauth`;
  // The OpenID Connect library does not limit the length of responses.
  const fetch: typeof fetchFrom = async (input, init) => {
    const asking = fetchFrom(input, { signal: AbortSignal.timeout(ISSUER_ANSWER_MS), ...init });
    return wholeAnswer(await asking.catch((cause) => failToReach(input, cause)));
  };

  async function revoke(auth: AuthConfig, tokens: RevokedTokens): Promise<void> {
    if (auth.revocation_endpoint !== undefined) await DIALECTS[auth.dialect].revoke(auth, tokens, fetch);
  }

  return {
    async begin(auth, request) {
      const state = generateRandomState();
      const verifier = generateRandomCodeVerifier();
      const begun = { state, challenge: await calculatePKCECodeChallenge(verifier), redirectUri };
      const { query, privateKey } = await DIALECTS[auth.dialect].authorize(auth, request, begun, fetch);
      if (storage.writeSignIn({ state, verifier, privateKey, trigger: request.trigger }) !== "kept") {
        storage.takeSignIn(state);
        throw new DOMException("no room for a sign-in", "QuotaExceededError");
      }
      const address = new URL(auth.authorization_endpoint);
      for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
      return address.href;
    },
    async complete(auth, query) {
      const pending = storage.takeSignIn(query.get("state"));
      if (pending === null) throw new Error("state mismatch");
      const { trigger } = pending;
      if (query.get("error") === "access_denied") return { kind: "cancelled", trigger };
      const { exchange } = DIALECTS[auth.dialect];
      const { answer, identify } = await exchange(auth, query, { ...pending, redirectUri }, fetch);
      const tokens = toTokens(answer, now());
      try {
        const { profile, fileListKey } = await identify();
        return { kind: "signedIn", trigger, user: { ...profile, ...tokens }, fileListKey };
      } catch (error) {
        revoke(auth, tokens).catch(() => undefined);
        throw error;
      }
    },
    async renew(auth, refreshToken) {
      const answer = await DIALECTS[auth.dialect].refresh(auth, refreshToken, fetch);
      return answer === null ? null : toTokens(answer, now());
    },
    revoke,
  };
}

/** Adds the host name to a network error, because browsers do not include it. */
function failToReach(input: string | URL | Request, cause: unknown): never {
  if (!(cause instanceof TypeError)) throw cause;
  const { host } = new URL(input instanceof Request ? input.url : input);
  throw new TypeError(`no answer from ${host}, or none that this page may read (AUTH_ORIGINS, CORS)`, { cause });
}
