import { anySignal } from "../../shared/any-signal.ts";
import type { Environment } from "../../shared/environment.tsx";
import { answerLimit, isGone } from "../../shared/uploads/owner-calls.ts";

type CountEnvironment = Pick<Environment, "transfer" | "ownUploads">;

/**
 * @returns a function that fetches the download count of each own upload, and removes uploads that the server no longer
 * has. A failed request changes nothing. A call during another one waits for the same answers.
 */
export function createCountRefresh(environment: CountEnvironment, signal: AbortSignal): () => Promise<void> {
  let running: Promise<void> | null = null;
  return () => {
    running ??= refreshCounts(environment, anySignal([signal, answerLimit()])).finally(() => {
      running = null;
    });
    return running;
  };
}

async function refreshCounts({ transfer, ownUploads }: CountEnvironment, signal: AbortSignal): Promise<void> {
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
