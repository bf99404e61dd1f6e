import { DecryptionError } from "@envoi/crypto";
import { type AuthConfig, ProtocolError } from "@envoi/protocol";
import type { Keyless, RevokedTokens, SignInTrigger, User } from "../../shared/account/account-state.ts";
import type { SignInReturn } from "../../shared/account/sign-in.ts";
import { clearOtherPerson } from "../../shared/account/sign-out.ts";
import { anySignal } from "../../shared/any-signal.ts";
import type { Environment } from "../../shared/environment.tsx";
import { createReducerStore } from "../../shared/state/reducer-store.ts";

/** Maximum time to wait for the server to report whether a list exists. */
const LIST_ANSWER_MS = 15_000;

type Dependencies = Pick<
  Environment,
  | ("account" | "signIn" | "storage" | "ownUploads" | "ownRequests" | "transfer")
  | ("derivePassphraseKey" | "metrics" | "errorReports")
> & {
  auth: AuthConfig;
  /** The issuer's redirect query. */
  query: URLSearchParams;
  /** If `failure` is given, the caller shows an error page. */
  onEnd: (status: "ok" | "cancel" | "error", failure?: SignInFailure) => void;
};

/** Whether the account has a list for this key. */
type ListAnswer = "there" | "none" | "refused" | "unknown";

async function askForList(
  { fetchFileList }: Environment["transfer"],
  { accessToken, fileListKey }: Pick<User, "accessToken" | "fileListKey">,
  left: AbortSignal,
): Promise<ListAnswer> {
  try {
    const signal = anySignal([left, AbortSignal.timeout(LIST_ANSWER_MS)]);
    const { etag } = await fetchFileList({ accessToken, fileListKey }, signal);
    return etag === null ? "none" : "there";
  } catch (error) {
    if (error instanceof DecryptionError) return "there";
    return error instanceof ProtocolError && error.code === "unauthorized" ? "refused" : "unknown";
  }
}

/** Ends a sign-in and revokes its tokens if they are unused. */
function createOutcome(dependencies: Dependencies) {
  const { account, signIn, storage, metrics, errorReports, auth, onEnd } = dependencies;
  let left = new AbortController();
  let trigger: SignInTrigger = "button";
  /** Tokens of a user who has returned from the issuer but is not yet signed in. */
  let unused: RevokedTokens | null = null;

  function discardTokens(): void {
    if (unused !== null) signIn.revoke(auth, unused).catch(() => undefined);
    unused = null;
  }

  function stop(status: "cancel" | "error", failure?: SignInFailure): void {
    if (left.signal.aborted) return;
    discardTokens();
    account.dispatch({ type: "signInStopped" });
    if (status === "cancel") metrics.record({ type: "login", status, trigger });
    onEnd(status, failure);
  }

  return {
    left: () => left.signal,
    begin() {
      left = new AbortController();
      account.dispatch({ type: "signInBegan" });
    },
    /** Handles the issuer's response: continues or ends the sign-in. */
    take(returned: SignInReturn): void {
      trigger = returned.trigger;
      if (returned.kind === "cancelled") stop("cancel");
      else {
        unused = returned.user;
        if (left.signal.aborted) discardTokens();
      }
    },
    finish(user: User): void {
      if (left.signal.aborted) return;
      unused = null;
      clearOtherPerson(dependencies, user.uid);
      storage.account.writeUser(user);
      account.dispatch({ type: "signedIn", user });
      metrics.record({ type: "login", status: "ok", trigger });
      onEnd("ok");
    },
    cancel: () => stop("cancel"),
    fail(error: unknown): void {
      if (left.signal.aborted) return;
      const failure = explainSignInFailure(error);
      // biome-ignore lint/suspicious/noConsole: helps operators to find the cause; contains no secret
      console.warn("sign-in failed", failure.reason);
      errorReports.report(error, "sign_in");
      stop("error", failure);
    },
    leave() {
      left.abort();
      discardTokens();
      account.dispatch({ type: "signInStopped" });
    },
  };
}

export type ReturningSession = ReturnType<typeof createReturningSession>;

/** Completes a sign-in after the issuer has redirected the user back to the page. */
export function createReturningSession(dependencies: Dependencies) {
  const { signIn, transfer, derivePassphraseKey, errorReports, auth, query } = dependencies;
  const state = createReducerStore<ReturningState, ReturningAction>(reduceReturning, { kind: "exchanging" });
  const outcome = createOutcome(dependencies);
  const { finish, fail, cancel, leave } = outcome;

  async function checkList(user: User, passphrase: string): Promise<void> {
    switch (await askForList(transfer, user, outcome.left())) {
      case "there":
        return finish(user);
      case "none":
        return state.dispatch({ type: "listNotFound", user, passphrase });
      case "refused":
        return fail(new Error("the service refused the issuer's token; its log has the reason"));
      case "unknown":
        return state.dispatch({ type: "checkFailed", user, passphrase });
    }
  }

  async function tryKey(keyless: Keyless, passphrase: string): Promise<void> {
    state.dispatch({ type: "passphraseTried" });
    const owner = { issuer: auth.issuer, uid: keyless.uid };
    const left = outcome.left();
    let fileListKey: string;
    try {
      fileListKey = await derivePassphraseKey(passphrase, owner, left);
    } catch (error) {
      if (left.aborted) return;
      errorReports.report(error, "sign_in");
      return state.dispatch({ type: "keyFailed" });
    }
    if (!left.aborted) await checkList({ ...keyless, fileListKey }, passphrase);
  }

  return {
    state,
    /** Must be called only once because a code can be exchanged only once. */
    async begin(): Promise<void> {
      outcome.begin();
      try {
        const returned = await signIn.complete(auth, query);
        outcome.take(returned);
        if (returned.kind === "cancelled" || outcome.left().aborted) return;
        if (returned.fileListKey === null) state.dispatch({ type: "passphraseNeeded", user: returned.user });
        else finish({ ...returned.user, fileListKey: returned.fileListKey });
      } catch (error) {
        fail(error);
      }
    },
    async tryPassphrase(passphrase: string): Promise<void> {
      const current = state.getState();
      if (current.kind === "passphrase" && current.attempt !== "running") await tryKey(current.user, passphrase);
    },
    /** If the passphrase was repeated correctly and has no list yet, begins a new list for it. */
    beginList(repeated: string): void {
      const current = state.getState();
      if (current.kind !== "unknownPassphrase") return;
      if (repeated.normalize("NFKC") === current.passphrase.normalize("NFKC")) finish(current.user);
      else state.dispatch({ type: "repeatedOtherwise" });
    },
    async checkAgain(): Promise<void> {
      const current = state.getState();
      if (current.kind !== "uncheckedPassphrase" || current.check === "running") return;
      state.dispatch({ type: "checkTried" });
      await checkList(current.user, current.passphrase);
    },
    /** Signs in with a passphrase that could not be checked. */
    trust(): void {
      const current = state.getState();
      if (current.kind === "uncheckedPassphrase") finish(current.user);
    },
    tryAnother: () => state.dispatch({ type: "triedAnother" }),
    cancel,
    /** Cancels the sign-in because the user is leaving; a sign-in in progress can no longer succeed. */
    leave,
  };
}

export type SignInFailure = {
  /** The issuer could not be reached, or this page could not read its response. */
  isUnreached: boolean;
  /**
   * The reason, for operators. Contains names and messages of errors from this page and its libraries, but only the
   * names of errors from an issuer.
   */
  reason: string;
};

/** The form of an issuer's error names (RFC 6749). Other texts from an issuer are not shown. */
const ERROR_NAME = /^[\w.-]{1,64}$/;
const MAX_CHARACTERS = 200;

export function explainSignInFailure(error: unknown): SignInFailure {
  if (!(error instanceof Error)) return { isUnreached: false, reason: "unknown" };
  const isUnreached = error instanceof TypeError || error.name === "TimeoutError";
  const { error: name, status } = error as { error?: unknown; status?: unknown };
  if (typeof name !== "string" || !ERROR_NAME.test(name)) {
    return { isUnreached, reason: error.message.slice(0, MAX_CHARACTERS) };
  }
  return { isUnreached, reason: typeof status === "number" ? `${status} ${name}` : name };
}

export type ReturningState =
  | { kind: "exchanging" }
  | { kind: "passphrase"; user: Keyless; attempt: "none" | "running" | "failed" }
  /** No list exists for this passphrase, which is new or mistyped. */
  | { kind: "unknownPassphrase"; user: User; passphrase: string; repeated: "none" | "differs" }
  /** The server did not report whether the passphrase has a list. */
  | { kind: "uncheckedPassphrase"; user: User; passphrase: string; check: "failed" | "running" };

type ReturningAction =
  | { type: "passphraseNeeded"; user: Keyless }
  | { type: "passphraseTried" }
  | { type: "keyFailed" }
  | { type: "listNotFound"; user: User; passphrase: string }
  | { type: "checkFailed"; user: User; passphrase: string }
  | { type: "checkTried" }
  | { type: "repeatedOtherwise" }
  | { type: "triedAnother" };

function reduceReturning(state: ReturningState, action: ReturningAction): ReturningState {
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
