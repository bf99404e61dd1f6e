import type { AuthConfig } from "@envoi/protocol";
import { MAX_BEARER_CHARACTERS } from "@envoi/protocol/bearer";
import { wholeAnswer } from "@envoi/protocol/whole-answer";
import { calculatePKCECodeChallenge, generateRandomCodeVerifier, generateRandomState } from "oauth4webapi";
import { loadChunk } from "../chunks/load-chunk.ts";
import type { Keyless, RevokedTokens, SignInTrigger, Tokens } from "./account-state.ts";
import type { AccountStorage, PendingSignIn } from "./account-storage.ts";
import { createBundleKey } from "./bundle-key.ts";
import type { Campaign } from "./campaign.ts";
import { fetchFlow } from "./flow-metrics.ts";
import { fxaExchange, fxaProfile, fxaQuery, fxaRefresh, fxaRevoke } from "./fxa-dialect.ts";
import { oidcExchange, oidcProfile, oidcQuery, oidcRefresh, oidcRevoke } from "./oidc-dialect.ts";
import { toTokens } from "./tokens.ts";

export type SignInRequest = { trigger: SignInTrigger; email: string | null; campaign: Campaign };

/** The person has returned. `fileListKey` is `null` if the issuer has no keys: a passphrase then replaces it. */
export type SignInReturn =
  | { kind: "signedIn"; trigger: SignInTrigger; user: Keyless; fileListKey: string | null }
  /** The person cancelled at the issuer. */
  | { kind: "cancelled"; trigger: SignInTrigger };

/** Signing in at an issuer. */
export type SignIn = {
  /**
   * @returns the address to open
   * @throws DOMException `QuotaExceededError` if the device has no space for the sign-in state
   */
  begin: (auth: AuthConfig, request: SignInRequest) => Promise<string>;
  /**
   * @param query - the query of the issuer's redirect to `/oauth`
   * @throws Error 'state mismatch', those of `openBundle`, or an error of the issuer
   */
  complete: (auth: AuthConfig, query: URLSearchParams) => Promise<SignInReturn>;
  /**
   * Exchanges a refresh token, which works only once. `refreshToken` of the result is `null` if the old one stays
   * valid.
   *
   * @returns `null` if the issuer no longer accepts it: the session is over
   * @throws the issuer's other errors
   */
  renew: (auth: AuthConfig, refreshToken: string) => Promise<Tokens | null>;
  /** Revokes tokens, if the issuer supports it. */
  revoke: (auth: AuthConfig, tokens: RevokedTokens) => Promise<void>;
};

export type SignInDependencies = {
  storage: AccountStorage;
  /** The page's origin. */
  origin: string;
  fetch: typeof globalThis.fetch;
  /** ms since 1970 */
  now: () => number;
};

/** Timeout for requests to an issuer. */
const ISSUER_ANSWER_MS = 30_000;

export function createSignIn({ storage, origin, fetch: fetchFrom, now }: SignInDependencies): SignIn {
  const redirectUri = `${origin}/oauth`;
  // The library for OpenID Connect reads answers without a bound.
  const fetch: typeof fetchFrom = async (input, init) => {
    const asking = fetchFrom(input, { signal: AbortSignal.timeout(ISSUER_ANSWER_MS), ...init });
    return wholeAnswer(await asking.catch((cause) => failToReach(input, cause)));
  };

  function keep(pending: PendingSignIn): void {
    if (storage.writeSignIn(pending) === "kept") return;
    storage.takeSignIn(pending.state);
    throw new DOMException("no room for a sign-in", "QuotaExceededError");
  }

  async function begin(auth: AuthConfig, request: SignInRequest): Promise<string> {
    const address = new URL(auth.authorization_endpoint);
    const state = generateRandomState();
    const verifier = generateRandomCodeVerifier();
    const challenge = await calculatePKCECodeChallenge(verifier);
    const { trigger } = request;
    if (auth.dialect === "fxa") {
      const [{ privateKey, keysJwk }, flow] = await Promise.all([createBundleKey(), fetchFlow(auth, request, fetch)]);
      keep({ state, verifier, privateKey, trigger });
      return withQuery(address, fxaQuery(auth, request, { state, challenge, keysJwk, flow }));
    }
    keep({ state, verifier, privateKey: null, trigger });
    return withQuery(address, oidcQuery(auth, request, { state, challenge, redirectUri }));
  }

  async function complete(auth: AuthConfig, query: URLSearchParams): Promise<SignInReturn> {
    const pending = storage.takeSignIn(query.get("state"));
    if (pending === null) throw new Error("state mismatch");
    const { trigger, state, verifier, privateKey } = pending;
    if (query.get("error") === "access_denied") return { kind: "cancelled", trigger };
    if (auth.dialect === "oidc") {
      const { tokens: answer, identity } = await oidcExchange(auth, query, { state, verifier, redirectUri }, fetch);
      const tokens = toTokens(answer, now());
      const { accessToken } = tokens;
      const profile = await orRevoke(auth, tokens, async () => {
        if (accessToken.length > MAX_BEARER_CHARACTERS) {
          throw new Error(`the access token has ${accessToken.length} of at most ${MAX_BEARER_CHARACTERS} characters`);
        }
        return oidcProfile(auth, { accessToken, identity }, fetch);
      });
      return { kind: "signedIn", trigger, user: { ...profile, ...tokens }, fileListKey: null };
    }
    const { tokens: answer, keysJwe } = await fxaExchange(auth, { code: query.get("code") ?? "", verifier }, fetch);
    const tokens = toTokens(answer, now());
    const opened = loadChunk("open-bundle", () => import("./open-bundle.ts")).then(({ openBundle }) =>
      openBundle(keysJwe, privateKey ?? {}, auth.key_scope),
    );
    const [profile, fileListKey] = await orRevoke(auth, tokens, () =>
      Promise.all([fxaProfile(auth, tokens.accessToken, fetch), opened]),
    );
    return { kind: "signedIn", trigger, user: { ...profile, ...tokens }, fileListKey };
  }

  /** Revokes the tokens if the profile or the keys cannot be read: they are useless then. */
  async function orRevoke<Learnt>(auth: AuthConfig, tokens: Tokens, learn: () => Promise<Learnt>): Promise<Learnt> {
    try {
      return await learn();
    } catch (error) {
      revoke(auth, tokens).catch(() => undefined);
      throw error;
    }
  }

  async function renew(auth: AuthConfig, refreshToken: string): Promise<Tokens | null> {
    const refresh = auth.dialect === "fxa" ? fxaRefresh : oidcRefresh;
    const answer = await refresh(auth, refreshToken, fetch);
    return answer === null ? null : toTokens(answer, now());
  }

  async function revoke(auth: AuthConfig, tokens: RevokedTokens): Promise<void> {
    if (auth.revocation_endpoint === undefined) return;
    if (auth.dialect === "fxa") await fxaRevoke(auth.revocation_endpoint, tokens, fetch);
    else await oidcRevoke(auth, tokens, fetch);
  }

  return { begin, complete, renew, revoke };
}

/** Browsers do not say why. */
function failToReach(input: string | URL | Request, cause: unknown): never {
  if (!(cause instanceof TypeError)) throw cause;
  const { host } = new URL(input instanceof Request ? input.url : input);
  throw new TypeError(`no answer from ${host}, or none that this page may read (AUTH_ORIGINS, CORS)`, { cause });
}

function withQuery(address: URL, query: Record<string, string>): string {
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  return address.href;
}
