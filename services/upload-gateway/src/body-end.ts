import { CLOSE_FAILED, type ErrorCode, ProtocolError, type UploadId } from "@envoi/protocol";
import type { Ender, SessionStore } from "@envoi/store";

/** Time until another replica can take over the upload. */
const RESTART_SECONDS = 1;

/** The client ended its socket or request before the body was complete. */
export class BrokenOff extends Error {
  readonly closeCode: number | undefined;

  /** @param closeCode - absent over HTTP */
  constructor(closeCode?: number) {
    super("broken off by the client");
    this.closeCode = closeCode;
  }
}

/** The server is shutting down. */
export class Restarting extends Error {}

/** Whether only the connection has ended, so that another one may continue the body. */
export function isConnectionEnd(reason: unknown): boolean {
  return reason instanceof BrokenOff ? reason.closeCode !== CLOSE_FAILED : reason instanceof Restarting;
}

/** The response to a client that must use another replica. */
export function restartError(cause?: unknown): ProtocolError {
  return new ProtocolError("unavailable", { retryAfterSeconds: RESTART_SECONDS, cause });
}

/** The error reported to the client. */
export function toProtocolError(error: unknown): ProtocolError {
  return error instanceof ProtocolError ? error : new ProtocolError("internal", { cause: error });
}

/** The code under which an error is counted and reported. */
export function findCode(error: unknown): ErrorCode {
  return error instanceof Restarting ? "unavailable" : toProtocolError(error).code;
}

const REASONS: Record<Ender, ErrorCode> = { owner: "upload_abandoned", operator: "removed" };

/**
 * Determines why an upload really ended. When the owner or an operator deletes a session, its writers get the same
 * error as when a later writer fences them, or `not_found` when they take a Part.
 *
 * @param upload.isAttached - whether the client may not be the owner, who alone may learn why the upload is not found
 * @returns the error that reports the deletion, or `error`
 */
export async function explainEnd(
  uploads: Pick<SessionStore, "readEnder">,
  { id, isAttached }: { id: UploadId | null; isAttached: boolean },
  error: unknown,
): Promise<unknown> {
  const codes: readonly ErrorCode[] = isAttached ? ["superseded"] : ["superseded", "not_found"];
  if (id === null || !(error instanceof ProtocolError) || !codes.includes(error.code)) return error;
  const ender = await uploads.readEnder(id).catch(() => null);
  return ender === null ? error : new ProtocolError(REASONS[ender], { cause: error });
}
