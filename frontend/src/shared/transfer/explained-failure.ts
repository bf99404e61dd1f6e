import type { FailureCode } from "./transfer-failure.ts";

/** Failures that a person can do something about have their own messages. */
export const EXPLAINED_DOWNLOAD_FAILURES = [
  "rate_limited",
  "busy",
  "unavailable",
  "connect_failed",
  "connection_lost",
  "intercepted",
  "damaged",
  "incomplete",
  "no_room",
  "upload_abandoned",
] as const satisfies readonly FailureCode[];

export type ExplainedFailure = (typeof EXPLAINED_DOWNLOAD_FAILURES)[number];

/** @returns `undefined` for failures without a message of their own */
export function explainedFailure(failure: FailureCode): ExplainedFailure | undefined {
  return EXPLAINED_DOWNLOAD_FAILURES.find((code) => code === failure);
}

/** @returns the message of a failure */
export function explainFailure(failure: ExplainedFailure) {
  return failure === "intercepted" ? failure : (`downloadError-${failure}` as const);
}
