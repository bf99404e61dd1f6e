/** Why a sign-in failed. */
export type SignInFailure = {
  /** The issuer could not be reached, or its answer could not be read by this page. */
  isUnreached: boolean;
  /** For operators: names and texts of this page and its libraries, and names of an issuer's errors. */
  reason: string;
};

/** Names of errors have this form (RFC 6749); an issuer's other texts are not shown. */
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
