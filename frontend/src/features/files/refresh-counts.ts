import type { Environment } from "../../shared/environment.tsx";
import { isGone } from "../../shared/uploads/owner-calls.ts";

/**
 * Fetches the download count of each own upload. Removes uploads that the server no longer has; a failed request
 * changes nothing.
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
        ownUploads.setCounts(upload.id, { dlimit, dtotal });
      } catch (error) {
        if (isGone(error)) ownUploads.markGone(upload.id);
      }
    }),
  );
}
