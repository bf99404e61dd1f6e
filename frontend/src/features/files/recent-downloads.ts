import type { UploadId } from "@envoi/protocol";
import type { Environment } from "../../shared/environment.tsx";
import { isolated } from "../../shared/l10n/isolated.ts";
import { nameParts } from "../../shared/uploads/name-parts.ts";
import type { News } from "../../shared/uploads/news.ts";
import { uploadName } from "../../shared/uploads/upload-name.ts";

/** Older downloads, which a reopened page learns of, are shown in the list but not announced. */
const RECENT_MS = 600_000;

/** `message`: "letter.txt was downloaded". */
export type RecentDownload = { id: UploadId; downloadedAt: number; message: string };

/** Calls the listener for each download that was counted recently. @returns a function that unsubscribes it */
export function onRecentDownload(
  { news, ownUploads, language, now }: Pick<Environment, "news" | "ownUploads" | "language" | "now">,
  listener: (download: RecentDownload) => void,
): () => void {
  function formatMessage(id: UploadId): string | null {
    const upload = ownUploads.store.getState().find((one) => one.id === id);
    const parts = upload === undefined ? ownUploads.past.getState().find((one) => one.id === id) : nameParts(upload);
    const t = language.getState().shown.text;
    return parts === undefined ? null : t("wasDownloaded", { name: uploadName(t, parts, isolated) });
  }

  return news.subscribe((uploads: News, before: News) => {
    for (const id of Object.keys(uploads) as UploadId[]) {
      const downloadedAt = uploads[id]?.downloadedAt ?? null;
      if (downloadedAt === null || downloadedAt === before[id]?.downloadedAt) continue;
      const message = formatMessage(id);
      if (message !== null && now() - downloadedAt < RECENT_MS) listener({ id, downloadedAt, message });
    }
  });
}
