import type { OwnerEvent, UploadId } from "@envoi/protocol";
import type { Environment } from "../../shared/environment.tsx";
import type { UploadNews } from "../../shared/uploads/news.ts";

/** Time that a download may take, in addition to what its bytes need on a slow connection. */
const DOWNLOAD_MS = 120_000;
const SLOW_BYTES_PER_MS = 250;

const NOTHING: UploadNews = { running: 0, runningUntil: 0, downloadedAt: null, wrongPasswords: 0 };

type NewsEnvironment = Pick<Environment, "news" | "ownUploads" | "now">;

export function changeNews(
  { news }: Pick<Environment, "news">,
  id: UploadId,
  change: (known: UploadNews) => Partial<UploadNews>,
): void {
  const known = news.getState()[id] ?? NOTHING;
  news.dispatch({ ...news.getState(), [id]: { ...known, ...change(known) } });
}

/** Applies an owner event to the news and the list. */
export function takeOwnerEvent(environment: NewsEnvironment, event: Exclude<OwnerEvent, { type: "gone" }>): void {
  const { ownUploads, now } = environment;
  const { id } = event;
  const own = ownUploads.store.getState().find((upload) => upload.id === id);
  // The upload has ended, or was deleted here.
  if (own === undefined) return;
  const { size, dtotal } = own;
  // The clock of the server may be ahead.
  const at = "at" in event ? Math.min(event.at, now()) : now();
  switch (event.type) {
    case "snapshot":
    case "changed":
      ownUploads.setCounts(id, event);
      break;
    case "download.started":
      changeNews(environment, id, ({ running }) => ({
        running: running + event.count,
        runningUntil: now() + DOWNLOAD_MS + size / SLOW_BYTES_PER_MS,
      }));
      break;
    case "download.completed":
      // Runs before the list changes, which still has the name of the upload.
      changeNews(environment, id, ({ running, downloadedAt }) => {
        // A download that the list already counts is in the news, unless its time was unknown.
        const isNew = event.dtotal > dtotal || (event.dtotal === dtotal && downloadedAt === null);
        return { running: Math.max(0, running - 1), downloadedAt: isNew ? at : downloadedAt };
      });
      if (event.dtotal >= event.dlimit) ownUploads.end(id, "downloaded", at);
      else if (event.dtotal > dtotal) ownUploads.setCounts(id, event);
      break;
    case "password.refused":
      changeNews(environment, id, ({ wrongPasswords }) => ({ wrongPasswords: wrongPasswords + event.count }));
      break;
    case "exhausted":
      ownUploads.end(id, "downloaded", at);
      break;
    case "deleted":
    case "expired":
      ownUploads.end(id, event.type, at);
  }
}
