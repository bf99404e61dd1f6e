import type { FailureCode } from "../../shared/transfer/transfer-failure.ts";

/** Failures of a download or a preview that have words of their own, as on the error page. */
const EXPLAINED = [
  "rate_limited",
  "busy",
  "unavailable",
  "connect_failed",
  "connection_lost",
  "damaged",
  "incomplete",
  "no_room",
] as const satisfies readonly FailureCode[];

export type ExplainedFailure = (typeof EXPLAINED)[number];

/** @returns `undefined` for failures without words of their own */
export function explainedFailure(failure: FailureCode): ExplainedFailure | undefined {
  return EXPLAINED.find((code) => code === failure);
}
