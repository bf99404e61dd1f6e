import { ProtocolError } from "@envoi/protocol";
import { type FailureCode, failureCode } from "../../../shared/transfer/transfer-failure.ts";
import type { DownloadAction } from "./download-state.ts";

/**
 * The server has forgotten the Claim of what was kept, or the bytes that may be sent under it are used up; or what was
 * kept was changed.
 */
export const CANNOT_CONTINUE: readonly FailureCode[] = ["not_found", "bad_range", "rate_limited", "damaged"];

/** `removed` is the answer about an upload; what belongs to it is then `not_found`. */
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
