import { TransferError } from "@envoi/client";
import { DecryptionError } from "@envoi/crypto";
import { type ErrorCode, ProtocolError } from "@envoi/protocol";

/** The form of errors in messages, which do not preserve an error's class. */
export type Failure =
  | { kind: "protocol"; code: ErrorCode; retryAfterSeconds: number | undefined }
  | { kind: "transfer"; code: TransferError["code"]; fileName: string | null }
  | { kind: "decryption"; code: DecryptionError["code"] }
  | { kind: "noRoom" }
  | { kind: "other"; message: string };

/** The browser's error for a full disk or an exhausted quota. */
const NO_ROOM = "QuotaExceededError";

export function isNoRoom(error: unknown): boolean {
  return error instanceof DOMException && error.name === NO_ROOM;
}

export function toFailure(error: unknown): Failure {
  if (error instanceof ProtocolError) {
    return { kind: "protocol", code: error.code, retryAfterSeconds: error.retryAfterSeconds };
  }
  if (error instanceof TransferError) return { kind: "transfer", code: error.code, fileName: error.fileName };
  if (error instanceof DecryptionError) return { kind: "decryption", code: error.code };
  if (isNoRoom(error)) return { kind: "noRoom" };
  return { kind: "other", message: error instanceof Error ? error.message : "unknown" };
}

export function fromFailure(failure: Failure): Error {
  switch (failure.kind) {
    case "protocol":
      return new ProtocolError(
        failure.code,
        failure.retryAfterSeconds === undefined ? {} : { retryAfterSeconds: failure.retryAfterSeconds },
      );
    case "transfer":
      return new TransferError(failure.code, { fileName: failure.fileName });
    case "decryption":
      return new DecryptionError(failure.code);
    case "noRoom":
      return new DOMException("no room", NO_ROOM);
    case "other":
      return new Error(failure.message);
  }
}
