import { hasDownloadLimit } from "@envoi/protocol";
import type { Text } from "./use-text.ts";

/** A number of downloads that a link allows, in words. */
export function describeDownloads(t: Text, count: number): string {
  return hasDownloadLimit(count) ? t("downloadsCount", { count }) : t("downloadsWithoutLimit");
}
