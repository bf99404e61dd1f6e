import { type ErrorCode, ProtocolError, type UploadId } from "@envoi/protocol";
import type { Ender, SessionStore } from "@envoi/store";

const REASONS: Record<Ender, ErrorCode> = { owner: "upload_abandoned", operator: "removed" };

/**
 * Why an upload really ended: a session that its owner or an operator has deleted fences off its writers, as a later
 * writer does.
 *
 * @returns the error that says so, or `error`
 */
export async function explainEnd(
  uploads: Pick<SessionStore, "readEnder">,
  id: UploadId | null,
  error: unknown,
): Promise<unknown> {
  if (id === null || !(error instanceof ProtocolError) || error.code !== "superseded") return error;
  const ender = await uploads.readEnder(id).catch(() => null);
  return ender === null ? error : new ProtocolError(REASONS[ender], { cause: error });
}
