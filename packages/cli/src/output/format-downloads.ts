import { hasDownloadLimit } from "@envoi/protocol";

/** A download limit, in words. */
export function formatDownloadLimit(downloadLimit: number): string {
  if (!hasDownloadLimit(downloadLimit)) return "any number of downloads";
  return downloadLimit === 1 ? "one download" : `${downloadLimit} downloads`;
}

/** The downloads of an upload so far, and its limit, if it has one. */
export function formatDownloads({ dtotal, dlimit }: { dtotal: number; dlimit: number }): string {
  return hasDownloadLimit(dlimit) ? `${dtotal} of ${dlimit} downloads` : `${dtotal} downloads, without a limit`;
}
