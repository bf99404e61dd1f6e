import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CHROMIUM_ARGUMENTS, findProgram, startStandaloneProcess } from "@envoi/testkit";
import { type BrowserContext, type CDPSession, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestProxy, type TestProxy } from "../support/test-proxy.ts";

let app: Awaited<ReturnType<typeof startStandaloneProcess>>;
let proxy: TestProxy;
let directory: string;
/** A profile on disk, required for installing pages. */
let profile: BrowserContext;
let page: Page;
let session: CDPSession;
/** The part of the DevTools protocol for which playwright-core has no types. */
type Install = { send(method: string, parameters: object): Promise<unknown> };
const system = (): Install => session;
const manifestId = () => `${proxy.origin}/`;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "envoi-installed-"));
  proxy = await startTestProxy();
  app = await startStandaloneProcess({ LOG_LEVEL: "warn", BASE_URL: proxy.origin });
  proxy.forwardTo(Number(new URL(app.origin).port));
  profile = await chromium.launchPersistentContext(join(directory, "profile"), {
    executablePath: findProgram("chromium"),
    args: [...CHROMIUM_ARGUMENTS],
    env: { ...process.env, LC_ALL: "C.UTF-8", HOME: directory },
  });
  page = profile.pages()[0] ?? (await profile.newPage());
  await page.goto(proxy.origin);
  await page.evaluate(() => navigator.serviceWorker.ready);
  session = await profile.newCDPSession(page);
  await system().send("PWA.install", { manifestId: manifestId(), installUrlOrBundleUrl: proxy.origin });
});
afterAll(async () => {
  await profile.close();
  await app[Symbol.asyncDispose]();
  await proxy[Symbol.asyncDispose]();
  await rm(directory, { recursive: true, force: true });
});

it("files that the system opens with the installed page are added to the selected files", async () => {
  const letter = join(directory, "grüße.txt");
  await writeFile(letter, "hello");
  await system().send("PWA.launchFilesInApp", { manifestId: manifestId(), files: [letter] });
  await page.getByTestId("total-size").getByText("1 file, 5 bytes in total").waitFor();
  await page.getByRole("button", { name: "Remove grüße.txt" }).waitFor();
});

it("the icon of the installed page shows the number of running transfers", async () => {
  const badge = async () => {
    const state = await system().send("PWA.getOsAppState", { manifestId: manifestId() });
    return state instanceof Object && "badgeCount" in state ? state.badgeCount : undefined;
  };
  expect(await badge()).toBe(0);
  await page.reload();
  proxy.hold("/api/ws");
  await page.getByTestId("file-input").setInputFiles({ name: "a", mimeType: "", buffer: Buffer.from("a") });
  await page.getByTestId("upload-button").click();
  await expect.poll(badge).toBe(1);
  await page.getByTestId("prepare-next").click();
  await page.getByTestId("file-input").setInputFiles({ name: "b", mimeType: "", buffer: Buffer.from("b") });
  await page.getByTestId("upload-button").click();
  await expect.poll(badge).toBe(2);
  await page.getByTestId("cancel-upload").click();
  await expect.poll(badge).toBe(1);
});
