import { readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { bundleExamples, EXAMPLE_OUTPUT } from "@envoi/publish/examples";
import { ENGINES } from "@envoi/testkit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type App, startApp } from "../support/app.ts";
import { launchBrowser } from "../support/browser.ts";

/** Size stated in the library's README: the transfer size of a page that contains all of the README's examples. */
const MAX_GZIPPED_KB = 72;

let app: App;
let program: string;
beforeAll(async () => {
  app = await startApp({ LOG_LEVEL: "warn" });
  program = await bundleExamples(app.origin);
});
afterAll(() => app[Symbol.asyncDispose]());

it("the published library is as small as its README states", async () => {
  const readme = await readFile("packages/client/README.md", "utf8");
  expect(readme).toContain(`${MAX_GZIPPED_KB} kB`);
  expect(gzipSync(program).byteLength).toBeLessThan(MAX_GZIPPED_KB * 1_000);
});

it.each(ENGINES)("the published library runs the examples in its README in %s", async (engine) => {
  const browser = await launchBrowser(engine);
  try {
    const page = await browser.newPage();
    const lines: string[] = [];
    const ended = new Promise<void>((resolve) => {
      page.on("console", (message) => {
        if (message.type() === "log") lines.push(message.text());
        if (message.text() === "done") resolve();
      });
      page.on("pageerror", (error) => {
        lines.push(error.message);
        resolve();
      });
    });
    // A page on the server's origin, which the library requires unless CORS is allowed, but without our own page's
    // headers.
    const headers = { "Content-Type": "text/html; charset=utf-8" };
    await page.route(`${app.origin}/examples`, (route) =>
      route.fulfill({ headers, body: `<!doctype html><script type="module" src="/examples.js"></script>` }),
    );
    await page.route(`${app.origin}/examples.js`, (route) =>
      route.fulfill({ headers: { "Content-Type": "text/javascript" }, body: program }),
    );
    await page.goto(`${app.origin}/examples`);
    await ended;
    expect(lines).toEqual(
      EXAMPLE_OUTPUT.map((line) => (typeof line === "string" ? line : expect.stringMatching(line))),
    );
  } finally {
    await browser.close();
  }
});
