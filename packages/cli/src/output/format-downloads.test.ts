import { NO_DOWNLOAD_LIMIT } from "@envoi/protocol";
import { expect, test } from "vitest";
import { formatDownloadLimit, formatDownloads } from "./format-downloads.ts";

test.each([
  [1, "one download", "0 of 1 downloads"],
  [5, "5 downloads", "0 of 5 downloads"],
  [NO_DOWNLOAD_LIMIT, "any number of downloads", "0 downloads, without a limit"],
])("a limit of %i is called %s", (dlimit, limit, downloads) => {
  expect(formatDownloadLimit(dlimit)).toBe(limit);
  expect(formatDownloads({ dtotal: 0, dlimit })).toBe(downloads);
});
