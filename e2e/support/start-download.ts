import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { WatchedBrowser } from "@envoi/testkit";
import { waitFor } from "@envoi/testkit";

/** Opens a link and starts its download. */
export async function startDownload(browser: WatchedBrowser, link: string): Promise<void> {
  await browser.open(link);
  await waitFor(
    () => browser.has("download-button"),
    (isThere) => isThere,
  );
  await browser.click("download-button");
}

/** Saved files that look like the complete sent file. */
export async function savedFiles(browser: WatchedBrowser): Promise<string[]> {
  const names = (await readdir(browser.downloads)).filter((name) => !/\.(part|crdownload|tmp)$/.test(name));
  const sizes = names.map(async (name) => ({ name, bytes: (await stat(join(browser.downloads, name))).size }));
  return (await Promise.all(sizes)).flatMap(({ name, bytes }) => (bytes > 0 ? [name] : []));
}
