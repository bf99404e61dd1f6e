import path from "node:path";
import { DeviceError, describeError, TransferError, type TransferFailure } from "@envoi/client";
import { DecryptionError } from "@envoi/crypto";
import { type ErrorCode, ProtocolError } from "@envoi/protocol";
import { findFolders } from "./device/folders.ts";
import { DamagedOutput } from "./receiving/write-output.ts";
import { explainConnection } from "./unreachable.ts";
import { NotAuthentic, PartialFailure, RequestGone, UsageError } from "./usage-error.ts";

/** Exit codes that let scripts distinguish failures. The manual lists them. */
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

/** A command's failure: `code` for scripts, `message` for users. */
export type Failure = { exitCode: ExitCode; code: string; message: string; retryAfterSeconds?: number };

const REJECTED: Partial<Record<ErrorCode, ExitCode>> = {
  not_found: EXIT.gone,
  removed: EXIT.gone,
  upload_abandoned: EXIT.gone,
  all_claimed: EXIT.gone,
  request_closed: EXIT.gone,
  unauthorized: EXIT.refused,
  bad_proof: EXIT.refused,
  forbidden_origin: EXIT.refused,
  blocked: EXIT.refused,
  too_large: EXIT.limit,
  bad_limit: EXIT.limit,
  too_many_uploads: EXIT.limit,
  too_many_bytes: EXIT.limit,
  rate_limited: EXIT.limit,
  full: EXIT.limit,
  request_full: EXIT.limit,
  busy: EXIT.network,
  unavailable: EXIT.network,
  internal: EXIT.network,
  idle_timeout: EXIT.network,
};

const TRANSFER: Record<TransferFailure, readonly [ExitCode, string]> = {
  cancelled: [EXIT.interrupted, "Interrupted."],
  // The address and a likely reason follow.
  connect_failed: [EXIT.network, ""],
  connection_lost: [EXIT.network, "The connection was lost and could not be restored."],
  intercepted: [
    EXIT.network,
    "Something else responded in the server's place, perhaps a network sign-in page or a redirect. Check your connection and the address.",
  ],
  file_changed: [EXIT.other, "A file changed or could not be read while it was being sent."],
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
    const message = "The data is damaged or has been changed, so none of it was saved.";
    return { exitCode: EXIT.integrity, code: "damaged", message };
  }
  if (error instanceof NotAuthentic) return { exitCode: EXIT.integrity, code: error.code, message: error.message };
  if (error instanceof DamagedOutput) return { exitCode: EXIT.integrity, code: "damaged", message: error.message };
  if (error instanceof TransferError) return explainTransfer(error);
  if (error instanceof ProtocolError) return explainRefusal(error);
  const message = error instanceof Error ? error.message : String(error);
  const hint = isFolderError(error) ? `. ${STATE_HINT}` : "";
  return { exitCode: EXIT.other, code: "internal", message: `${message}${hint}` };
}

const STATE_HINT = "Envoi keeps its records in this folder; set XDG_STATE_HOME to use another.";

/** Whether the folder for this device's records, or something in it, can't be created, read or written. */
export function isFolderError(error: unknown): boolean {
  const { code, path: place } = error as NodeJS.ErrnoException;
  const { state } = findFolders(process.env);
  const isDenied = ["EACCES", "EPERM", "EROFS", "ENOTDIR", "ENOENT"].includes(code ?? "");
  const isIn = (inner: string, outer: string) => `${inner}${path.sep}`.startsWith(`${outer}${path.sep}`);
  return isDenied && place !== undefined && (isIn(state, place) || isIn(place, state));
}

function explainTransfer(error: TransferError): Failure {
  const { code, fileName, cause } = error;
  // A source that knows what is wrong, such as a full disk, says so itself.
  const known = code === "file_changed" ? findDeviceError(cause) : null;
  if (known !== null) return explainFailure(known);
  const [exitCode, general] = TRANSFER[code];
  const message = fileName === null ? general : `${fileName} changed or could not be read while it was being sent.`;
  const origin = findUnreached(error);
  const explained = origin === null ? "" : explainConnection(origin, error, process.env);
  return { exitCode, code, message: `${message} ${explained}`.trim() };
}

/** The DeviceError that caused an error, directly or not; `null` if there is none. */
function findDeviceError(error: unknown): DeviceError | null {
  if (error instanceof DeviceError) return error;
  return error instanceof Error ? findDeviceError(error.cause) : null;
}

/** The server that could not be reached, which caused an error, directly or not; `null` if there is none. */
function findUnreached(error: unknown): string | null {
  if (error instanceof TransferError && error.origin !== null) return error.origin;
  return error instanceof Error ? findUnreached(error.cause) : null;
}

const SIGN_IN = "The server requires you to sign in: run `envoi login`, or set ENVOI_TOKEN_FILE.";

function explainRefusal(error: ProtocolError): Failure {
  const { code, retryAfterSeconds } = error;
  const explained = error instanceof RequestGone ? error.message : describeError(error);
  const message = code === "unauthorized" ? SIGN_IN : explained;
  const wait = retryAfterSeconds === undefined ? {} : { retryAfterSeconds };
  return { exitCode: REJECTED[code] ?? EXIT.other, code, message, ...wait };
}
