import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { startStandaloneProcess, startWatchedBrowser, uploadOld, waitFor } from "@envoi/testkit";
import { expect, it } from "vitest";
import { generatorBytes } from "../support/generator-bytes.ts";
import { savedFiles, startDownload } from "../support/start-download.ts";
import { startTestProxy } from "../support/test-proxy.ts";

it("a download in Firefox that lasts longer than 90 s arrives completely", async () => {
  await using proxy = await startTestProxy();
  await using app = await startStandaloneProcess({ LOG_LEVEL: "warn", BASE_URL: proxy.origin });
  proxy.forwardTo(Number(new URL(app.origin).port));
  await using browser = await startWatchedBrowser("firefox");
  const plaintext = generatorBytes(10_000_000);
  const upload = await uploadOld(proxy.origin, plaintext);
  proxy.slow("/api/download/", "down", { bytesPerSecond: 105_000 });
  const startedAt = performance.now();
  await startDownload(browser, `${upload.url}#${upload.secret.toString("base64url")}`);
  await waitFor(
    () => browser.has("download-finished"),
    (isThere) => isThere,
    180,
  );
  expect(performance.now() - startedAt).toBeGreaterThan(90_000);
  const [name = ""] = await waitFor(
    () => savedFiles(browser),
    (names) => names.length === 1,
  );
  expect((await readFile(join(browser.downloads, name))).equals(plaintext)).toBe(true);
});
