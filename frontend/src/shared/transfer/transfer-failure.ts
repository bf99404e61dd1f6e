import { TransferError } from "@envoi/client";
import { DecryptionError } from "@envoi/crypto";
import { type ErrorCode, ProtocolError } from "@envoi/protocol";
import { StreamLost } from "../saving/service-worker-calls.ts";
import { isNoRoom } from "../worker/failure.ts";

/**
 * Why a transfer failed: a server's error code, a network failure, a damaged file, a stream that the browser stopped,
 * or a full disk.
 */
export type FailureCode =
  | ErrorCode
  | Exclude<TransferError["code"], "cancelled">
  | "damaged"
  | "incomplete"
  | "no_room";

/** @returns `internal` for every unexpected error */
export function failureCode(error: unknown): FailureCode {
  if (error instanceof ProtocolError) return error.code;
  if (error instanceof DecryptionError) return "damaged";
  if (error instanceof StreamLost) return "incomplete";
  if (isNoRoom(error)) return "no_room";
  if (error instanceof TransferError && error.code !== "cancelled") return error.code;
  return "internal";
}

/** Whether the user cancelled the transfer, which is not a failure. */
export function isCancelled(error: unknown): boolean {
  if (error instanceof TransferError) return error.code === "cancelled";
  return error instanceof DOMException && error.name === "AbortError";
}

/** Failures that the user can act on, each with its own message. */
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

/** @returns `undefined` for failures without their own message */
export function explainedFailure(failure: FailureCode): ExplainedFailure | undefined {
  return EXPLAINED_DOWNLOAD_FAILURES.find((code) => code === failure);
}

/** @returns the id of the failure's message */
export function explainFailure(failure: ExplainedFailure) {
  return failure === "intercepted" ? failure : (`downloadError-${failure}` as const);
}
