import type { Keyless, User } from "../../shared/account/account-state.ts";

/** State of a sign-in after the return from the issuer. */
export type ReturningState =
  | { kind: "exchanging" }
  | { kind: "passphrase"; user: Keyless; attempt: "none" | "running" | "failed" }
  /** The passphrase has no list: it is new or mistyped. */
  | { kind: "unknownPassphrase"; user: User; passphrase: string; repeated: "none" | "differs" }
  /** The server did not answer whether the passphrase has a list. */
  | { kind: "uncheckedPassphrase"; user: User; passphrase: string; check: "failed" | "running" };

export type ReturningAction =
  | { type: "passphraseNeeded"; user: Keyless }
  | { type: "passphraseTried" }
  | { type: "keyFailed" }
  | { type: "listNotFound"; user: User; passphrase: string }
  | { type: "checkFailed"; user: User; passphrase: string }
  | { type: "checkTried" }
  | { type: "repeatedOtherwise" }
  | { type: "triedAnother" };

export function reduceReturning(state: ReturningState, action: ReturningAction): ReturningState {
  switch (action.type) {
    case "passphraseNeeded":
      return { kind: "passphrase", user: action.user, attempt: "none" };
    case "passphraseTried":
      return state.kind === "passphrase" ? { ...state, attempt: "running" } : state;
    case "keyFailed":
      return state.kind === "passphrase" ? { ...state, attempt: "failed" } : state;
    case "listNotFound":
      return { kind: "unknownPassphrase", user: action.user, passphrase: action.passphrase, repeated: "none" };
    case "checkFailed":
      return { kind: "uncheckedPassphrase", user: action.user, passphrase: action.passphrase, check: "failed" };
    case "checkTried":
      return state.kind === "uncheckedPassphrase" ? { ...state, check: "running" } : state;
    case "repeatedOtherwise":
      return state.kind === "unknownPassphrase" ? { ...state, repeated: "differs" } : state;
    case "triedAnother":
      return "user" in state ? { kind: "passphrase", user: state.user, attempt: "none" } : state;
  }
}
