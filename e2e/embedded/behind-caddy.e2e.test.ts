import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { findProgram, freePort, startServerProcess } from "@envoi/backing-stores";
import { startStandaloneProcess } from "@envoi/testkit";
import { expect, it } from "vitest";
import { launchChromium } from "../support/browser.ts";
import { writeRandomFile } from "../support/files.ts";

const SAMPLE = new URL("../../deploy/samples/Caddyfile", import.meta.url);
const FILE_BYTES = 30_000_000;

/** The sample for this machine: other addresses, and a certificate of Caddy's own authority. */
async function sampleFor(port: number, upstreamPort: number): Promise<string> {
  const sample = (await readFile(SAMPLE, "utf8"))
    .replace("send.example.com {", `localhost:${port} {\n\ttls internal`)
    .replaceAll("127.0.0.1:8080", `127.0.0.1:${upstreamPort}`);
  return `{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n}\n${sample}`;
}

it("behind Caddy with the sample of its configuration, a file is sent and received over HTTP/2", async () => {
  const port = await freePort();
  const origin = `https://localhost:${port}`;
  await using app = await startStandaloneProcess({ BASE_URL: origin, TRUST_PROXY: "1", LOG_LEVEL: "info" });
  const directory = join(app.dataDirectory, "caddy");
  await mkdir(directory);
  await writeFile(join(directory, "Caddyfile"), await sampleFor(port, Number(new URL(app.origin).port)));
  await using _caddy = await startServerProcess({
    program: findProgram("caddy"),
    args: ["run", "--adapter", "caddyfile", "--config", join(directory, "Caddyfile")],
    port,
    env: { XDG_DATA_HOME: directory, XDG_CONFIG_HOME: directory },
    // Its certificate is not trusted here, so a connection must do.
    isReady: async () => (await fetch(`http://localhost:${port}/`)).status > 0,
  });
  const browser = await launchChromium();
  try {
    const context = await browser.newContext({ ignoreHTTPSErrors: true, acceptDownloads: true });
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    await page.goto(origin);
    const protocol = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType("navigation");
      return (navigation as PerformanceNavigationTiming).nextHopProtocol;
    });
    expect(protocol).toBe("h2");
    const path = await writeRandomFile(join(app.dataDirectory, "to-send", "film.bin"), FILE_BYTES);
    await page.getByTestId("file-input").setInputFiles(path);
    await page.getByTestId("upload-button").click();
    const link = await page.getByTestId("share-link").inputValue();
    const recipient = await context.newPage();
    await recipient.goto(link);
    const saved = recipient.waitForEvent("download");
    await recipient.getByTestId("download-button").click();
    expect((await readFile(await (await saved).path())).equals(await readFile(path))).toBe(true);
    await recipient.getByTestId("download-finished").waitFor();
  } finally {
    await browser.close();
  }
  expect(app.output()).toContain('"msg":"upload completed"');
  expect(app.output()).not.toContain('"transport":"http"');
});
