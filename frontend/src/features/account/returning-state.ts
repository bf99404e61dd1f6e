import type { Keyless, User } from "../../shared/account/account-state.ts";

/** Where somebody stands who has come back from the issuer. */
export type ReturningState =
  | { kind: "exchanging" }
  | { kind: "passphrase"; user: Keyless; attempt: "none" | "running" | "failed" }
  /** No list was written with the passphrase yet: it is new, or mistyped. */
  | { kind: "unknownPassphrase"; user: User; passphrase: string; repeated: "none" | "differs" }
  /** Whether there is a list for the passphrase could not be asked. */
  | { kind: "uncheckedPassphrase"; user: User; passphrase: string; check: "failed" | "running" };

export type ReturningEvent =
  | { type: "passphraseNeeded"; user: Keyless }
  | { type: "passphraseTried" }
  | { type: "keyFailed" }
  | { type: "listNotFound"; user: User; passphrase: string }
  | { type: "checkFailed"; user: User; passphrase: string }
  | { type: "checkTried" }
  | { type: "repeatedOtherwise" }
  | { type: "triedAnother" };

export function reduceReturning(state: ReturningState, event: ReturningEvent): ReturningState {
  switch (event.type) {
    case "passphraseNeeded":
      return { kind: "passphrase", user: event.user, attempt: "none" };
    case "passphraseTried":
      return state.kind === "passphrase" ? { ...state, attempt: "running" } : state;
    case "keyFailed":
      return state.kind === "passphrase" ? { ...state, attempt: "failed" } : state;
    case "listNotFound":
      return { kind: "unknownPassphrase", user: event.user, passphrase: event.passphrase, repeated: "none" };
    case "checkFailed":
      return { kind: "uncheckedPassphrase", user: event.user, passphrase: event.passphrase, check: "failed" };
    case "checkTried":
      return state.kind === "uncheckedPassphrase" ? { ...state, check: "running" } : state;
    case "repeatedOtherwise":
      return state.kind === "unknownPassphrase" ? { ...state, repeated: "differs" } : state;
    case "triedAnother":
      return "user" in state ? { kind: "passphrase", user: state.user, attempt: "none" } : state;
  }
}
