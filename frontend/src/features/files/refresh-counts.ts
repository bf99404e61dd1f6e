import type { Environment } from "../../shared/environment.tsx";
import { isGone } from "../../shared/uploads/owner-calls.ts";

/**
 * Asks the server how often each own upload was fetched. One that it does not know any more is gone; one that could not be
 * asked about stays as it is.
 */
export async function refreshCounts(
  { transfer, ownUploads }: Pick<Environment, "transfer" | "ownUploads">,
  signal: AbortSignal,
): Promise<void> {
  ownUploads.reload();
  await Promise.all(
    ownUploads.store.getState().map(async (upload) => {
      try {
        const { dlimit, dtotal } = await transfer.fetchInfo(upload, signal);
        if (dlimit !== upload.dlimit || dtotal !== upload.dtotal) ownUploads.setCounts(upload.id, { dlimit, dtotal });
      } catch (error) {
        if (isGone(error)) ownUploads.markGone(upload.id);
      }
    }),
  );
}
