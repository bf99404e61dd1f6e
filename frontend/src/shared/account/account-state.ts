import type { LimitSet, PublicConfig } from "@envoi/protocol";

/** Tokens from a sign-in or a renewal. */
export type Tokens = {
  accessToken: string;
  /** `null` if the issuer issues no refresh tokens: the session then ends with the access token. */
  refreshToken: string | null;
  /** When to renew the access token, in ms since 1970; `null` if the issuer does not state the token's lifetime. */
  renewAtMs: number | null;
};

/** The tokens to revoke when the user signs out. */
export type RevokedTokens = Pick<Tokens, "accessToken" | "refreshToken">;

/** A signed-in user as described by the issuer, and the key for their list. */
export type User = Tokens & {
  uid: string;
  email: string;
  displayName: string;
  /** URL of a picture; `null` if the user has none. */
  avatar: string | null;
  /** Whether this is the issuer's default picture. */
  avatarDefault: boolean;
  /** 16 bytes, URL-safe base64. Never leaves the device. */
  fileListKey: string;
};

/** A user as described by the issuer. */
export type Profile = Omit<User, keyof Tokens | "fileListKey">;

export type Keyless = Omit<User, "fileListKey">;

/** Where the user began to sign in: at the button on every page, or at a limit for anonymous users. */
export type SignInTrigger = "button" | "count" | "size" | "time";

/** `button`: the user chose to sign out. `refused`: the service rejected the token. */
export type SignOutTrigger = "button" | "refused";

/** `off`: the service has no accounts, or the configuration has not arrived yet. */
export type AccountState =
  | { kind: "off" }
  /** `by`: why the previous user was signed out, possibly in another tab. */
  | { kind: "signedOut"; by?: SignOutTrigger }
  | { kind: "signingIn" }
  | { kind: "signedIn"; user: User };

export type AccountAction =
  /**
   * The service has accounts. Signs in the stored user, or signs out if there is none. `by`: the stored reason for the
   * last sign-out.
   */
  | { type: "accountsFound"; user: User | null; by?: string | null }
  | { type: "signInBegan" }
  | { type: "signInStopped" }
  | { type: "signedIn"; user: User }
  | { type: "renewed"; user: User }
  | { type: "signedOut"; by: SignOutTrigger };

export function reduceAccount(state: AccountState, action: AccountAction): AccountState {
  if (action.type === "accountsFound") {
    if (action.user !== null) return { kind: "signedIn", user: action.user };
    if (state.kind === "signedIn") return { kind: "signedOut", by: action.by === "refused" ? "refused" : "button" };
    return state.kind === "signedOut" ? state : { kind: "signedOut" };
  }
  if (state.kind === "off") return state;
  switch (action.type) {
    case "signInBegan":
      return state.kind === "signedOut" ? { kind: "signingIn" } : state;
    case "signedIn":
      return { kind: "signedIn", user: action.user };
    case "renewed":
      return uidOf(state) === action.user.uid ? { kind: "signedIn", user: action.user } : state;
    case "signInStopped":
      return state.kind === "signingIn" ? { kind: "signedOut" } : state;
    case "signedOut":
      return { kind: "signedOut", by: action.by };
  }
}

/** The signed-in user's uid; `null` if nobody is signed in. */
export function uidOf(state: AccountState): string | null {
  return state.kind === "signedIn" ? state.user.uid : null;
}

/** This user's limits, which are higher for signed-in users. */
export function chooseLimits({ LIMITS }: Pick<PublicConfig, "LIMITS">, signedIn: boolean): LimitSet {
  return signedIn ? LIMITS : LIMITS.ANON;
}
