import { TransferError } from "@envoi/client";
import { DecryptionError } from "@envoi/crypto";
import { type ErrorCode, ProtocolError } from "@envoi/protocol";
import { StreamLost } from "../saving/service-worker-calls.ts";
import { isNoRoom } from "../worker/failure.ts";

/**
 * Why a transfer did not come to its end, in one word: what the server said, what the line did, a damaged file, one that
 * the browser gave up in its middle, or one that the disk has no room for.
 */
export type FailureCode =
  | ErrorCode
  | Exclude<TransferError["reason"], "cancelled">
  | "damaged"
  | "incomplete"
  | "no_room";

/** @returns `internal` for everything that nobody foresaw */
export function failureCode(error: unknown): FailureCode {
  if (error instanceof ProtocolError) return error.code;
  if (error instanceof DecryptionError) return "damaged";
  if (error instanceof StreamLost) return "incomplete";
  if (isNoRoom(error)) return "no_room";
  if (error instanceof TransferError && error.reason !== "cancelled") return error.reason;
  return "internal";
}

/** The person called it off: nothing went wrong. */
export function isCancelled(error: unknown): boolean {
  if (error instanceof TransferError) return error.reason === "cancelled";
  return error instanceof DOMException && error.name === "AbortError";
}
