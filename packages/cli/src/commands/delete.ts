import { deleteUpload } from "@envoi/client";
import { ProtocolError } from "@envoi/protocol";
import type { Context } from "../context.ts";
import { explainFailure } from "../exit-codes.ts";
import { findSent } from "../find-sent.ts";
import { PartialFailure } from "../usage-error.ts";

/**
 * `envoi delete`: deletes uploads immediately. All ids are looked up first, so if one is mistyped, nothing is deleted.
 */
export async function deleteSent(names: readonly string[], context: Context): Promise<void> {
  const { output, signal } = context;
  const { sent: uploads } = await context.openRecords();
  const named = await Promise.all(names.map((name) => findSent(uploads, name)));
  const deleted: string[] = [];
  const failures: unknown[] = [];
  for (const upload of named) {
    try {
      await deleteUpload({ origin: upload.server }, upload, signal);
    } catch (error) {
      const hasEnded = error instanceof ProtocolError && error.code === "not_found";
      if (!hasEnded) {
        signal.throwIfAborted();
        failures.push(error);
        output.warn(`${upload.id}: ${explainFailure(error).message}`);
        continue;
      }
    }
    await uploads.remove(upload.id);
    deleted.push(upload.id);
  }
  const [only] = failures;
  if (deleted.length === 0 && failures.length === 1) throw only;
  output.result({ deleted }, deleted);
  if (failures.length > 0)
    throw new PartialFailure(`${failures.length} of ${named.length} uploads could not be deleted.`);
}
