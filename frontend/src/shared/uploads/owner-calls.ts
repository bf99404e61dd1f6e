import { ProtocolError } from "@envoi/protocol";
import type { Environment } from "../environment.tsx";
import type { OwnUpload } from "./own-upload.ts";

const ANSWER_MS = 30_000;

/** Creates a signal that times out an owner's request, so that the user can retry. */
export function answerLimit(): AbortSignal {
  return AbortSignal.timeout(ANSWER_MS);
}

/** Whether the error means that the server no longer has the upload. */
export function isGone(error: unknown): boolean {
  return error instanceof ProtocolError && error.code === "not_found";
}

/** Deletes an upload for everyone. An upload that no longer exists counts as deleted. */
export async function deleteForEveryone(
  { transfer, metrics, now }: Pick<Environment, "transfer" | "metrics" | "now">,
  upload: OwnUpload,
): Promise<void> {
  try {
    await transfer.deleteUpload(upload, answerLimit());
  } catch (error) {
    if (!isGone(error)) throw error;
  }
  metrics.record({ type: "delete", ageMs: now() - upload.createdAt, downloaded: upload.dtotal > 0 });
}
