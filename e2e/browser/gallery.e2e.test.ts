import { type SourceFile, upload } from "@envoi/client";
import { ENGINES } from "@envoi/testkit";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type App, startApp } from "../support/app.ts";
import { launchBrowser } from "../support/browser.ts";
import { EVERYDAY_FILES } from "../support/everyday-files.ts";
import { hostileFiles, png, sourceFile } from "../support/hostile-files.ts";
import { longVideo } from "../support/long-video.ts";
import { metric } from "../support/measures.ts";
import { redFilm, turnedJpeg } from "../support/pictures.ts";

const { signal } = new AbortController();
/** A URL at which nothing listens. */
const OUTSIDE = "http://127.0.0.1:9";
const [RED, BLUE] = ["255,0,0", "0,0,255"];
const HOSTILE_NAME = "\u202egnp.<img src=x onerror=alert(1)>.png";

let app: App;
beforeAll(async () => {
  app = await startApp({ LOG_LEVEL: "warn", ANON_MAX_DOWNLOADS: "100" });
});
afterAll(() => app[Symbol.asyncDispose]());

const everyday = (name: string) => EVERYDAY_FILES.filter((file) => file.name === name);

/** Well-formed images. */
const GOOD = [
  sourceFile("red.png", "image/png", png(900, 600, [255, 0, 0])),
  sourceFile(HOSTILE_NAME, "image/png", png(600, 900, [0, 0, 255])),
  ...everyday("two.gif"),
];

/** Hostile images, and files that are not images. */
const BAD = [
  ...hostileFiles(OUTSIDE).filter(({ name }) => /^(?:photo|huge|chain|zeros|list)\./.test(name)),
  sourceFile("empty.png", "image/png", new Uint8Array()),
  sourceFile("text.jpg", "image/jpeg", new Uint8Array(Buffer.from("not a picture"))),
];

async function payload({ name, type, stream }: SourceFile) {
  return { name, mimeType: type, buffer: Buffer.from(await new Response(stream()).arrayBuffer()) };
}

describe.each(ENGINES)("in %s", (engine) => {
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  const dialogs: string[] = [];
  const called: string[] = [];

  beforeAll(async () => {
    browser = await launchBrowser(engine);
  });
  afterAll(() => browser.close());

  beforeEach(async () => {
    dialogs.length = 0;
    called.length = 0;
    context = await browser.newContext({ acceptDownloads: true });
    page = await context.newPage();
    page.on("dialog", (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    page.on("request", (request) => {
      const isOwn = request.url().startsWith(app.origin) || request.url().startsWith("blob:");
      if (!isOwn) called.push(request.url());
    });
  });
  afterEach(() => context.close());

  async function choose(files: Awaited<ReturnType<typeof payload>>[]): Promise<void> {
    const input = page.getByTestId("file-input").first();
    await input.waitFor({ state: "attached" });
    await input.setInputFiles(files);
    await page.getByTestId("upload-button").waitFor();
  }

  const row = (name: string) => page.getByRole("listitem").filter({ hasText: name });
  const look = (name: string) => page.getByRole("button", { name: new RegExp(`^Preview .*${name}`) }).click();
  const heading = () => page.getByRole("dialog").getByRole("heading").textContent();

  /** Reads the colour of a thumbnail. @param down - distance from the upper edge, as a fraction of the height */
  const colourIn = (name: string, down = 1 / 2) =>
    row(name)
      .getByTestId("thumbnail")
      .evaluate((canvas, share) => {
        const { width, height } = canvas as HTMLCanvasElement;
        const { data } = (canvas as HTMLCanvasElement)
          .getContext("2d")
          ?.getImageData(Math.floor(width / 2), Math.floor(height * share), 1, 1) ?? { data: [] };
        return [...data].slice(0, 3).join();
      }, down);

  it("a sender sees thumbnails of the selected images, and icons for hostile files and other files [R4.62]", async () => {
    await page.goto(app.origin);
    await choose(await Promise.all([...BAD, ...GOOD].map(payload)));
    // The last rows come into view only after scrolling.
    for (const [name, colour] of [
      ["red.png", RED],
      ["onerror=alert", BLUE],
      ["two.gif", BLUE],
    ]) {
      await row(name ?? "").scrollIntoViewIfNeeded();
      await expect.poll(() => colourIn(name ?? "")).toBe(colour);
    }
    for (const { name } of BAD) {
      await row(name).scrollIntoViewIfNeeded();
      // Time within which a thumbnail would appear.
      await page.waitForTimeout(500);
      expect(await row(name).getByTestId("thumbnail").isVisible()).toBe(false);
    }
    expect([dialogs, called]).toEqual([[], []]);
  });

  it("a photo is shown upright in the list and in the gallery, as its metadata specifies [R4.62b]", async () => {
    await page.goto(app.origin);
    await choose([{ name: "turned.jpg", mimeType: "image/jpeg", buffer: await turnedJpeg(page) }]);
    await expect.poll(() => nearColourIn("turned.jpg", 1 / 8)).toEqual([4, 0, 0]);
    expect(await nearColourIn("turned.jpg", 7 / 8)).toEqual([0, 0, 4]);
    await look("turned.jpg");
    const box = await page.getByTestId("preview-frame").boundingBox();
    expect((box?.height ?? 0) / (box?.width ?? 1)).toBeCloseTo(2, 1);
  });

  /** Rounds a thumbnail's colour, because JPEG and videos change colours slightly. */
  const nearColourIn = async (name: string, down?: number) =>
    (await colourIn(name, down)).split(",").map((part) => Math.round(Number(part) / 64));

  it("the list shows a frame of a selected video, and the gallery plays it", async () => {
    await page.goto(app.origin);
    await choose([{ name: "film.webm", mimeType: "video/webm", buffer: await redFilm(page) }]);
    await expect.poll(() => nearColourIn("film.webm")).toEqual([4, 0, 0]);
    await look("film.webm");
    const video = page.getByTestId("preview-media");
    await video.evaluate((element) => (element as HTMLVideoElement).play());
    await expect.poll(() => video.evaluate((element) => (element as HTMLVideoElement).currentTime)).toBeGreaterThan(0);
  });

  it("a recipient's list shows a frame of a previewed video", async () => {
    await page.goto(app.origin);
    const film = sourceFile("film.webm", "video/webm", new Uint8Array(await redFilm(page)));
    const files = [film, ...GOOD];
    const { shareLink } = await upload(app, { files, downloadLimit: 100, timeLimitSeconds: 3_600 }, { signal });
    await page.goto(shareLink);
    await page.getByTestId("download-preview").waitFor();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
    await look("film.webm");
    await page.getByTestId("preview-media").waitFor();
    await expect.poll(() => row("film.webm").getByTestId("thumbnail").count()).toBe(1);
    await expect.poll(() => nearColourIn("film.webm")).toEqual([4, 0, 0]);
  });

  it("buttons and arrow keys move through the gallery, and Escape closes it and returns the focus [R4.63]", async () => {
    await page.goto(app.origin);
    await choose(await Promise.all(GOOD.map(payload)));
    await look("red.png");
    await page.getByTestId("preview-frame").waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute("data-testid"))).toBe("close-preview");
    await page.keyboard.press("ArrowRight");
    expect(await heading()).toContain("onerror=alert(1)");
    expect(await heading()).not.toContain("\u202e");
    expect(await page.getByTestId("preview-frame").getAttribute("title")).toContain("onerror=alert(1)");
    await page.getByTestId("next-file").click();
    expect(await heading()).toContain("two.gif");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowLeft");
    await page.getByTestId("previous-file").click();
    expect(await heading()).toContain("onerror=alert(1)");
    await page.keyboard.press("Escape");
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    const focused = await page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
    expect(focused).toContain("red.png");
    expect(dialogs).toEqual([]);
  });

  it("a file's blob URLs are all revoked after it is removed or sent", async () => {
    await page.addInitScript(() => {
      const open = new Set<string>();
      const [create, revoke] = [URL.createObjectURL, URL.revokeObjectURL];
      URL.createObjectURL = (blob) => {
        const url = create.call(URL, blob);
        open.add(url);
        return url;
      };
      URL.revokeObjectURL = (url) => {
        open.delete(url);
        revoke.call(URL, url);
      };
      Object.assign(window, { openAddresses: () => open.size });
    });
    await page.goto(app.origin);
    const film = longVideo("film.webm", { seconds: 5, clusterBytes: 1_000 });
    await choose(await Promise.all([...GOOD, film].map(payload)));
    await row("film.webm").locator("canvas:not([hidden])").waitFor();
    for (const name of ["red.png", "film.webm"]) {
      await look(name);
      await page.getByTestId("preview-frame").or(page.getByTestId("preview-media")).waitFor();
      await page.getByTestId("close-preview").click();
    }
    await expect.poll(() => page.evaluate(() => Reflect.get(window, "openAddresses")())).toBe(0);
  });

  it("a recipient's thumbnails fetch nothing before the download is counted, and each image is fetched once [R4.62c]", async () => {
    const size = 300_000;
    const red = png(900, 600, [255, 0, 0]);
    // Bytes after the image's end are cut off.
    const padded = new Uint8Array(size);
    padded.set(red);
    const files = ["a.png", "b.png", "c.png"].map((name) => sourceFile(name, "image/png", padded));
    const { shareLink } = await upload(app, { files, downloadLimit: 100, timeLimitSeconds: 3_600 }, { signal });
    await page.goto(shareLink);
    await page.getByTestId("download-preview").waitFor();
    const before = await metric(app, "download_sent_bytes_total");
    // Longer than the page takes to load the code that fetches thumbnails.
    await page.waitForTimeout(2_000);
    expect(await metric(app, "download_sent_bytes_total")).toBe(before);
    expect(await page.getByTestId("thumbnail").count()).toBe(0);
    await look("a.png");
    await page.getByTestId("preview-frame").waitFor();
    await page.getByTestId("close-preview").click();
    await expect.poll(() => page.getByTestId("thumbnail").count()).toBe(3);
    expect(await page.getByTestId("thumbnail").first().getAttribute("sandbox")).toBe("");
    const fetched = await metric(app, "download_sent_bytes_total");
    for (const name of ["a.png", "b.png", "c.png"]) {
      await look(name);
      await page.getByTestId("preview-frame").waitFor();
      await page.getByTestId("close-preview").click();
    }
    expect(await metric(app, "download_sent_bytes_total")).toBe(fetched);
    expect(fetched - before).toBeLessThan(4 * size);
  });

  it("a recipient can move through all files, including those that cannot be shown [R4.63b]", async () => {
    const files = [...GOOD, ...BAD.filter(({ size }) => size > 0 && size < 500_000)];
    const { shareLink } = await upload(app, { files, downloadLimit: 100, timeLimitSeconds: 3_600 }, { signal });
    await page.goto(shareLink);
    await page.getByTestId("download-preview").waitFor();
    // Waits until the video plays through the service worker.
    await page.getByRole("button", { name: /^Preview .*list\.webm/ }).waitFor();
    await look("red.png");
    await page.getByTestId("preview-frame").waitFor();
    const seen: string[] = [];
    for (const { name } of files) {
      await page.keyboard.press("ArrowRight");
      const shown = page.getByTestId("preview-frame").or(page.getByRole("alert")).or(page.getByTestId("preview-media"));
      await shown.first().waitFor();
      seen.push(`${name} ${await heading()}`);
    }
    expect(new Set(seen).size).toBe(files.length);
    expect(await heading()).toContain("red.png");
    await page.keyboard.press("Escape");
    expect([dialogs, called]).toEqual([[], []]);
  });
});

it("swiping moves through the gallery", async () => {
  const browser = await launchBrowser("chromium");
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await page.goto(app.origin);
  const input = page.getByTestId("file-input").first();
  await input.waitFor({ state: "attached" });
  await input.setInputFiles(await Promise.all(GOOD.map(payload)));
  await page.getByRole("button", { name: /^Preview .*red\.png/ }).tap();
  await page.getByTestId("preview-frame").waitFor();
  const session = await context.newCDPSession(page);
  async function swipe(right: number): Promise<void> {
    const y = 400;
    await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: 180, y }] });
    for (const share of [0.25, 0.5, 0.75, 1]) {
      await session.send("Input.dispatchTouchEvent", {
        type: "touchMove",
        touchPoints: [{ x: 180 + right * share, y }],
      });
    }
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  }
  const heading = () => page.getByRole("dialog").getByRole("heading").textContent();
  await swipe(-120);
  await expect.poll(heading).toContain("onerror");
  await swipe(120);
  await expect.poll(heading).toContain("red.png");
  await browser.close();
});
