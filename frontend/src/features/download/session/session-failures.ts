import { ProtocolError } from "@envoi/protocol";
import { type FailureCode, failureCode } from "../../../shared/transfer/transfer-failure.ts";
import type { DownloadAction } from "./download-state.ts";

/**
 * Failures after which a kept download cannot be continued: the server has forgotten its Claim, the Claim's bytes are
 * used up, or the kept data was changed.
 */
export const CANNOT_CONTINUE: readonly FailureCode[] = ["not_found", "bad_range", "rate_limited", "damaged"];

/** The server answers `removed` for the upload itself, and `not_found` for what belongs to it. */
export function isGone(code: FailureCode): boolean {
  return code === "not_found" || code === "removed";
}

export function isRefusal(error: unknown): boolean {
  const code = failureCode(error);
  return code === "bad_proof" || code === "unauthorized";
}

/** Shown when the link or the password could not be checked. */
export function checkFailure(error: unknown): DownloadAction {
  const code = failureCode(error);
  if (code === "damaged") return { type: "broke", code };
  const retryAfterSeconds = error instanceof ProtocolError ? (error.retryAfterSeconds ?? null) : null;
  return { type: "checkFailed", code, retryAfterSeconds };
}
