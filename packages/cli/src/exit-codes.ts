import { TransferError, type TransferFailure } from "@envoi/client";
import { DeviceError } from "@envoi/client-node";
import { DecryptionError } from "@envoi/crypto";
import { type ErrorCode, ProtocolError } from "@envoi/protocol";
import { PartialFailure, UsageError } from "./usage-error.ts";

/** Exit codes, by which scripts can distinguish failures. The manual lists them. */
export const EXIT = {
  ok: 0,
  other: 1,
  usage: 2,
  gone: 3,
  refused: 4,
  network: 5,
  limit: 6,
  integrity: 7,
  partial: 8,
  interrupted: 130,
} as const;

type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** How a command failed: for scripts `code`, for people `message`. */
export type Failure = { exitCode: ExitCode; code: string; message: string; retryAfterSeconds?: number };

const PROTOCOL: Partial<Record<ErrorCode, readonly [ExitCode, string]>> = {
  not_found: [EXIT.gone, "The link has expired, has been used up, or was never valid."],
  removed: [EXIT.gone, "The operator of the server has taken these files down."],
  upload_abandoned: [EXIT.gone, "The sender gave up before everything was sent."],
  all_claimed: [
    EXIT.gone,
    "Someone else is using the last download at the moment. If they give up, it becomes free again.",
  ],
  unauthorized: [
    EXIT.refused,
    "The server wants you to sign in: run `envoi login`, or name a token in ENVOI_TOKEN_FILE.",
  ],
  bad_proof: [EXIT.refused, "The password is wrong, or the key in the link is incomplete."],
  forbidden_origin: [EXIT.refused, "The server does not accept uploads from here."],
  blocked: [EXIT.refused, "The operator of the server does not allow this content."],
  too_large: [EXIT.limit, "This is larger than the server allows."],
  bad_limit: [EXIT.limit, "The server does not allow this many downloads or this lifetime."],
  too_many_uploads: [EXIT.limit, "You have sent as many uploads as the server allows for now."],
  too_many_bytes: [EXIT.limit, "You have sent as many bytes as the server allows for now."],
  rate_limited: [EXIT.limit, "Too many attempts. Wait a moment."],
  full: [EXIT.limit, "The server has no room for more files at the moment."],
  busy: [EXIT.network, "The server is at capacity. Try again in a moment."],
  unavailable: [EXIT.network, "The server is not available right now. Try again in a moment."],
  internal: [EXIT.network, "Something went wrong on the server. Try again in a moment."],
  idle_timeout: [EXIT.network, "The connection stood still for too long."],
  superseded: [EXIT.other, "Another process has taken this upload over."],
  bad_range: [EXIT.other, "The server can only send everything at once."],
};

const TRANSFER: Record<TransferFailure, readonly [ExitCode, string]> = {
  cancelled: [EXIT.interrupted, "Interrupted."],
  connect_failed: [EXIT.network, "The server could not be reached. Check the address and the connection."],
  connection_lost: [EXIT.network, "The connection broke off, and did not come back."],
  intercepted: [
    EXIT.network,
    "Something between this device and the server answered in its place, perhaps a page to sign in to the network.",
  ],
  file_changed: [EXIT.other, "A file changed or could not be read while it was sent."],
};

const DEVICE: Readonly<Record<string, ExitCode>> = {
  no_space: EXIT.other,
  exists: EXIT.usage,
  empty_input: EXIT.usage,
};

export function explainFailure(error: unknown): Failure {
  if (error instanceof UsageError) return { exitCode: EXIT.usage, code: error.code, message: error.message };
  if (error instanceof PartialFailure) return { exitCode: EXIT.partial, code: error.code, message: error.message };
  if (error instanceof DeviceError) {
    return { exitCode: DEVICE[error.code] ?? EXIT.other, code: error.code, message: error.message };
  }
  if (error instanceof DecryptionError) {
    const message = "The data are damaged or have been changed, so nothing of them was kept.";
    return { exitCode: EXIT.integrity, code: "damaged", message };
  }
  if (error instanceof TransferError) {
    const [exitCode, message] = TRANSFER[error.code];
    const named =
      error.fileName === null ? message : `${error.fileName} changed or could not be read while it was sent.`;
    return { exitCode, code: error.code, message: named };
  }
  if (error instanceof ProtocolError) return explainRefusal(error);
  const message = error instanceof Error ? error.message : String(error);
  return { exitCode: EXIT.other, code: "internal", message };
}

function explainRefusal({ code, retryAfterSeconds }: ProtocolError): Failure {
  const [exitCode, message] = PROTOCOL[code] ?? [EXIT.other, `The server refused this (${code}).`];
  return { exitCode, code, message, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) };
}
