import { once } from "node:events";
import { createServer, type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { ENGINES, startStandaloneProcess } from "@envoi/testkit";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { launchBrowser } from "../support/browser.ts";

const MEBIBYTE = 1_048_576;

/** The server's state as browsers see it. */
const server = { release: "1", isAway: false, configHeld: Promise.resolve() };
/** Number of requests for each path. */
const asked = new Map<string, number>();

let app: Awaited<ReturnType<typeof startStandaloneProcess>>;
const front = createServer(async (call, reply) => {
  const { url: path = "", method, headers } = call;
  asked.set(path, 1 + (asked.get(path) ?? 0));
  if (server.isAway) {
    call.socket.destroy();
    return;
  }
  if (path === "/config") await server.configHeld;
  const onward = request(new URL(path, app.origin), { method, headers: { ...headers, host: new URL(origin()).host } });
  call.pipe(onward);
  const [answer]: IncomingMessage[] = await once(onward, "response").catch(() => []);
  // When the tests end, Envoi stops before this proxy, so a request may get no answer.
  if (answer === undefined) {
    reply.destroy();
    return;
  }
  if (path !== "/") {
    reply.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(reply);
    return;
  }
  const { "content-length": _length, ...kept } = answer.headers;
  reply.writeHead(answer.statusCode ?? 502, kept);
  reply.end((await text(answer)).replace("<html", () => `<html data-release="${server.release}"`));
});

function origin(): string {
  const address = front.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return `http://localhost:${address.port}`;
}

beforeAll(async () => {
  front.listen(0, "127.0.0.1");
  await once(front, "listening");
  app = await startStandaloneProcess({ LOG_LEVEL: "warn", BASE_URL: origin(), ANON_MAX_FILE_SIZE: String(MEBIBYTE) });
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  front.closeAllConnections();
  front.close();
});

const createFile = (bytes: number) => ({
  name: "a letter.txt",
  mimeType: "text/plain",
  buffer: Buffer.alloc(bytes, "a"),
});
const readRelease = (page: Page) => page.locator("html").getAttribute("data-release");

describe.each(ENGINES)("in %s", (engine) => {
  let browser: Browser;
  let context: BrowserContext;
  beforeAll(async () => {
    browser = await launchBrowser(engine);
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    context = await browser.newContext();
  });
  afterEach(async () => {
    Object.assign(server, { release: "1", isAway: false, configHeld: Promise.resolve() });
    await context.close();
  });

  /** Opens the home page in another tab, and waits until the service worker has rerequested it. */
  async function visit(): Promise<Page> {
    const page = await context.newPage();
    const before = asked.get("/") ?? 0;
    await page.goto(origin());
    // While the server is down, the file field disappears as soon as the configuration fails to load.
    if (!server.isAway) await page.getByTestId("file-input").waitFor({ state: "attached" });
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    if (!server.isAway) await expect.poll(() => asked.get("/")).toBeGreaterThan(before);
    await page.waitForLoadState("networkidle");
    return page;
  }

  it("files selected before the configuration arrives are accepted, and then checked against the configured limits", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    server.configHeld = promise;
    const page = await context.newPage();
    await page.goto(origin());
    await page.getByTestId("file-input").setInputFiles(createFile(5));
    await page.getByText("One moment").waitFor({ state: "attached" });
    expect(await page.getByTestId("upload-button").count()).toBe(0);
    resolve();
    await page.getByTestId("upload-button").waitFor();
    await page.getByTestId("total-size").getByText("1 file, 5 bytes in total").waitFor();
  });

  it("files that exceed the limits of a late configuration are rejected as usual", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    server.configHeld = promise;
    const page = await context.newPage();
    await page.goto(origin());
    await page.getByTestId("file-input").setInputFiles(createFile(MEBIBYTE + 1));
    resolve();
    await page.getByRole("dialog").getByText("Too large to send").waitFor();
    expect(await page.getByTestId("upload-button").count()).toBe(0);
  });

  it("a new release is shown on the second visit or earlier", async () => {
    await visit();
    server.release = "2";
    await visit();
    expect(await readRelease(await visit())).toBe("2");
  });

  it("a later visit does not wait for the server, and the page reports that the server is unavailable", async () => {
    await visit();
    await visit();
    server.isAway = true;
    const page = await visit();
    expect(await readRelease(page)).toBe("1");
    await page.getByRole("button", { name: "Try again" }).waitFor();
    server.isAway = false;
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByText("or choose them, up to 1 MB").waitFor();
  });

  it("each visit uses the current configuration", async () => {
    await (await visit()).getByText("or choose them, up to 1 MB").waitFor();
    await app.terminate();
    await app.restart({ ANON_MAX_FILE_SIZE: String(2 * MEBIBYTE) });
    await (await visit()).getByText("or choose them, up to 2 MB").waitFor();
    await app.terminate();
    await app.restart();
  });
});
