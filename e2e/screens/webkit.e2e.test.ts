import { stat } from "node:fs/promises";
import { join } from "node:path";
import { waitFor } from "@envoi/testkit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sha256OfFile, writeRandomFile } from "../support/files.ts";
import { png, sourceFile } from "../support/hostile-files.ts";
import { type Session, startWebKit, type WebKit } from "../support/webkit.ts";
import { webKitPage } from "../support/webkit-page.ts";
import { type Fixture, startTestSite, type TestSite } from "./fixture.ts";
import { RULES_OF_TRANSFERS } from "./rules.ts";
import { SCREENS, SCREENS_OF_ENGINES } from "./screens.ts";

const BYTES = 300_000;

/**
 * Journeys that cannot run here: the driver cannot run a script before the page's own, read the console, watch requests
 * or set the clock, and WebKit cannot read files dropped by a script.
 */
const UNPLAYABLE_JOURNEYS = [
  "a second click on the upload button is ignored",
  "a cancelled upload is logged, and returns to its files",
  "a link to an upload without nonce and password flag leads to the expired page, without further requests [R2.55b]",
  "a browser that cannot encrypt is reported, on the home page and on a link",
  "a file with the same name, size and time as an existing one is ignored, and counted [R5.12]",
  "removed files can be restored by button and by key, in their places, even the last one",
  "files dropped or pasted during an upload are not added [R5.24c]",
  "files dropped for the next upload during an upload wait for it, and get their own link [R4.54b]",
  "large-file",
  "passphrase",
];
const isPlayable = (name: string) => !UNPLAYABLE_JOURNEYS.includes(name);
const rules = RULES_OF_TRANSFERS.filter(({ rule }) => isPlayable(rule));
const screens = SCREENS.filter(({ id }) => SCREENS_OF_ENGINES.includes(id) && isPlayable(id));

let site: TestSite;
let webkit: WebKit;
beforeAll(async () => {
  site = await startTestSite();
  webkit = await startWebKit();
});
afterAll(async () => {
  await webkit[Symbol.asyncDispose]();
  await site[Symbol.asyncDispose]();
});

async function run(journey: (fixture: Fixture, session: Session) => Promise<void>): Promise<void> {
  await using session = await webkit.openSession();
  await site.runOn(webKitPage(session), (fixture) => journey(fixture, session));
}

/** Fraction of a preview's pixels that are not red, in a window screenshot. */
async function shareOfOthers(screenshot: string): Promise<number> {
  const frame = document.querySelector("[data-testid=preview-frame]")?.parentElement;
  if (frame == null) return 1;
  const box = frame.getBoundingClientRect();
  const bytes = Uint8Array.from(atob(screenshot), (character) => character.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const [width, height] = [Math.floor(box.width) - 2, Math.floor(box.height) - 2];
  const context = Object.assign(document.createElement("canvas"), { width, height }).getContext("2d");
  if (context === null) return 1;
  context.drawImage(bitmap, Math.ceil(box.x) + 1, Math.ceil(box.y) + 1, width, height, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  let others = 0;
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = data.slice(at, at + 3);
    if (red < 200 || green > 60 || blue > 60) others += 1;
  }
  return others / (width * height);
}

describe("in WebKit", () => {
  it("a file is received unchanged", () =>
    run(async ({ page, origin }, { home }) => {
      const sent = await writeRandomFile(join(home, "sent", "a letter.bin"), BYTES);
      await page.goto(origin);
      await page.getByTestId("file-input").pressSequentially(sent);
      await page.getByTestId("upload-button").click();
      await page.getByTestId("dialog-ok").click();
      await page.goto(await page.getByTestId("share-link").inputValue());
      await page.getByTestId("download-button").click();
      await page.getByTestId("download-finished").waitFor();
      const received = join(home, "a letter.bin");
      await waitFor(
        async () => (await stat(received).catch(() => null))?.size,
        (size) => size === BYTES,
      );
      expect(await sha256OfFile(received)).toBe(await sha256OfFile(sent));
    }));

  it("an image fills the frame of its preview, without scrollbars", () =>
    run(async (fixture, session) => {
      const { page } = fixture;
      const files = [sourceFile("a.png", "image/png", png(900, 600, [255, 0, 0]))];
      await page.goto(await fixture.receive({ files }));
      await page.getByTestId("preview-button").waitFor();
      await page.evaluate(async () => void (await navigator.serviceWorker.ready));
      await page.getByTestId("preview-button").evaluate((button) => (button as HTMLElement).click());
      await page.getByTestId("preview-frame").waitFor();
      // A few pixels may differ because of the frame's rounded corners.
      await waitFor(
        async () => page.evaluate(shareOfOthers, await session.screenshot()),
        (share) => share < 0.001,
      );
    }));

  it.each(rules.map(({ rule, journey }) => [rule, journey] as const))("%s", (_rule, journey) => run(journey));

  it.each(screens)("a user reaches $id", ({ journey }) => run(journey));
});
