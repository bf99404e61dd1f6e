import type { UnfinishedUpload } from "@envoi/client";
import { createJournal } from "../unfinished-uploads.ts";
import { DRAFT } from "./drafts.ts";

/**
 * Asks the worker to begin an upload, store groups of its tags, and end the upload or stop sending it. Carries a
 * `MessagePort` for the reply.
 */
export type ToUnfinishedWorker = {
  upload: UnfinishedUpload;
  groups: readonly { first: number; tags: Uint8Array<ArrayBuffer> }[];
  ends: boolean;
};

async function run({ upload, groups, ends }: ToUnfinishedWorker): Promise<void> {
  const journal = createJournal(DRAFT, () => 0);
  await journal.begin(upload);
  for (const { first, tags } of groups) await journal.keepTags(first, tags);
  if (ends) await journal.end();
  journal.close();
}

addEventListener("message", ({ data, ports }: MessageEvent<ToUnfinishedWorker>) => {
  void run(data).then(
    () => ports[0]?.postMessage(null),
    (error: unknown) => ports[0]?.postMessage(String(error)),
  );
});
