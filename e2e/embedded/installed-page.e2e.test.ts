import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CHROMIUM_ARGUMENTS, findProgram, startStandaloneProcess } from "@envoi/testkit";
import { type BrowserContext, type CDPSession, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Door, startDoor } from "../support/door.ts";

let app: Awaited<ReturnType<typeof startStandaloneProcess>>;
let door: Door;
let directory: string;
/** Pages can be installed only in a profile on disk. */
let profile: BrowserContext;
let page: Page;
let session: CDPSession;
/** The part of the protocol that playwright-core does not know the types of. */
type Install = { send(method: string, parameters: object): Promise<unknown> };
const system = (): Install => session;
const manifestId = () => `${door.origin}/`;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "envoi-installed-"));
  door = await startDoor();
  app = await startStandaloneProcess({ LOG_LEVEL: "warn", BASE_URL: door.origin });
  door.leadTo(Number(new URL(app.origin).port));
  profile = await chromium.launchPersistentContext(join(directory, "profile"), {
    executablePath: findProgram("chromium"),
    args: [...CHROMIUM_ARGUMENTS],
    env: { ...process.env, LC_ALL: "C.UTF-8", HOME: directory },
  });
  page = profile.pages()[0] ?? (await profile.newPage());
  await page.goto(door.origin);
  await page.evaluate(() => navigator.serviceWorker.ready);
  session = await profile.newCDPSession(page);
  await system().send("PWA.install", { manifestId: manifestId(), installUrlOrBundleUrl: door.origin });
});
afterAll(async () => {
  await profile.close();
  await app[Symbol.asyncDispose]();
  await door[Symbol.asyncDispose]();
  await rm(directory, { recursive: true, force: true });
});

it("files that the system opens with the installed page are chosen", async () => {
  const letter = join(directory, "grüße.txt");
  await writeFile(letter, "hello");
  await system().send("PWA.launchFilesInApp", { manifestId: manifestId(), files: [letter] });
  await page.getByTestId("total-size").getByText("1 file, 5 bytes in total").waitFor();
  await page.getByRole("button", { name: "Remove grüße.txt" }).waitFor();
});

it("the icon of the installed page shows how many transfers run", async () => {
  const badge = async () => {
    const state = await system().send("PWA.getOsAppState", { manifestId: manifestId() });
    return state instanceof Object && "badgeCount" in state ? state.badgeCount : undefined;
  };
  expect(await badge()).toBe(0);
  await page.reload();
  door.hold("/api/ws");
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
