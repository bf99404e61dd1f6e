import type { LimitSet, PublicConfig } from "@envoi/protocol";

/** What an issuer gives for a sign-in, and anew for each refresh token. */
export type Tokens = {
  accessToken: string;
  /** `null` where the issuer gives none: the session ends with the access token. */
  refreshToken: string | null;
  /** When a new access token is due, ms since 1970; `null` where the issuer does not say how long one lives. */
  renewAtMs: number | null;
};

/** What is worth nothing any more once somebody has signed out. */
export type RevokedTokens = Pick<Tokens, "accessToken" | "refreshToken">;

/** A signed-in person, as the issuer describes them, and the key of their list. */
export type User = Tokens & {
  uid: string;
  email: string;
  displayName: string;
  /** Address of a picture; `null` for none. */
  avatar: string | null;
  /** The picture is the issuer's for everyone who has not chosen one. */
  avatarDefault: boolean;
  /** 16 bytes, URL-safe base64. It never leaves the device. */
  fileListKey: string;
};

/** A person as the issuer describes them. */
export type Profile = Omit<User, keyof Tokens | "fileListKey">;

/** Somebody whose list has no key yet. */
export type Keyless = Omit<User, "fileListKey">;

/** Where signing in was offered: at the button of every page, or at a limit that stands without an account. */
export type SignInTrigger = "button" | "count" | "size" | "time";

/** The person's wish, or the service did not take the token any more. */
export type SignOutTrigger = "button" | "refused";

/** `off` until it is known that this service has accounts, and where it has none. */
export type AccountState =
  | { kind: "off" }
  /** `by`: how whoever was signed in before came to be signed out; by the button of another tab too. */
  | { kind: "signedOut"; by?: SignOutTrigger }
  | { kind: "signingIn" }
  | { kind: "signedIn"; user: User };

export type AccountAction =
  /** The service has accounts; whoever the device knows is signed in. */
  | { type: "accountsFound"; user: User | null }
  | { type: "signInBegan" }
  | { type: "signInStopped" }
  | { type: "signedIn"; user: User }
  /** The same person has another access token. */
  | { type: "renewed"; user: User }
  | { type: "signedOut"; by: SignOutTrigger };

export function reduceAccount(state: AccountState, action: AccountAction): AccountState {
  if (action.type === "accountsFound") {
    if (action.user !== null) return { kind: "signedIn", user: action.user };
    if (state.kind === "signedIn") return { kind: "signedOut", by: "button" };
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

/** Whose account it is; `null` without one. */
export function uidOf(state: AccountState): string | null {
  return state.kind === "signedIn" ? state.user.uid : null;
}

/** What a person may send: more once they are signed in. */
export function limitsOf({ LIMITS }: Pick<PublicConfig, "LIMITS">, signedIn: boolean): LimitSet {
  return signedIn ? LIMITS : LIMITS.ANON;
}
