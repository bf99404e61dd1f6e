import { ProtocolError } from "@envoi/protocol";
import type { Environment } from "../environment.tsx";
import type { OwnUpload } from "./own-upload.ts";

/** A server that has not answered an owner by then is taken for one that does not answer. */
const ANSWER_MS = 30_000;

/** Ends an owner's call that takes too long: the person can then try again. */
export function answerLimit(): AbortSignal {
  return AbortSignal.timeout(ANSWER_MS);
}

/** The server does not know the upload any more. */
export function isGone(error: unknown): boolean {
  return error instanceof ProtocolError && error.code === "not_found";
}

/** Deletes an upload for everyone; one that is gone already is as good as deleted. */
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
