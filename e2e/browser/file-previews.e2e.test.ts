import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { type SourceFile, upload } from "@envoi/client";
import { ENGINES } from "@envoi/testkit";
import type { Browser, BrowserContext, Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type App, startApp } from "../support/app.ts";
import { launchBrowser } from "../support/browser.ts";
import { EVERYDAY_FILES } from "../support/everyday-files.ts";
import { hostileFiles, pdf, png, repeatedFile, sourceFile } from "../support/hostile-files.ts";
import { longVideo } from "../support/long-video.ts";
import { metric } from "../support/measures.ts";
import { SCANNED_PDFS } from "../support/scanned-pdfs.ts";

const MiB = 1_048_576;
const { signal } = new AbortController();
const RED = [255, 0, 0] as const;
const BLUE = [0, 0, 255] as const;
const BLACK = [0, 0, 0] as const;

let app: App;
/** Another origin, which must not receive requests. */
let outside: Server;
const called: string[] = [];
let outsideOrigin: string;
let hostileLink: string;
let largeLink: string;
let everydayLink: string;

beforeAll(async () => {
  app = await startApp({ LOG_LEVEL: "warn", ANON_MAX_FILE_SIZE: String(2_000 * MiB), ANON_MAX_DOWNLOADS: "100" });
  outside = createServer((request, reply) => {
    called.push(request.url ?? "");
    reply.end();
  }).listen(0, "127.0.0.1");
  await once(outside, "listening");
  outsideOrigin = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`;
  hostileLink = await send([...hostileFiles(outsideOrigin), sourceFile("red.png", "image/png", png(900, 600, RED))]);
  everydayLink = await send([...EVERYDAY_FILES, ...SCANNED_PDFS]);
  const line = new Uint8Array(Buffer.alloc(MiB, "all of this is one line "));
  largeLink = await send([
    repeatedFile("long.txt", "text/plain", { head: line, piece: line, count: 199 }),
    longVideo("film.webm", { seconds: 2_000, clusterBytes: 250_000 }),
    sourceFile("many.pdf", "application/pdf", pdf(outsideOrigin, 25)),
  ]);
});
afterAll(async () => {
  outside.close();
  await app[Symbol.asyncDispose]();
});

async function send(files: SourceFile[], downloadLimit = 100): Promise<string> {
  return (await upload(app, { files, downloadLimit, timeLimitSeconds: 3_600 }, { signal })).shareLink;
}

/** Bytes received by recipients so far. */
const sentBytes = () => metric(app, "download_sent_bytes_total");

describe.each(ENGINES)("in %s", (engine) => {
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  const dialogs: string[] = [];

  beforeAll(async () => {
    browser = await launchBrowser(engine);
  });
  afterAll(() => browser.close());

  beforeEach(async () => {
    called.length = 0;
    dialogs.length = 0;
    context = await browser.newContext({ acceptDownloads: true });
    page = await context.newPage();
    page.on("dialog", (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
  });
  afterEach(() => context.close());

  async function open(link: string): Promise<void> {
    await page.goto(link);
    await page.getByTestId("download-preview").waitFor();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  }

  const look = (name: string) => page.getByRole("button", { name: new RegExp(`^Preview .*${name}`) }).click();
  const frames = () => page.getByTestId("preview-frame");
  const close = () => page.getByTestId("close-preview").click();

  /**
   * Reads the colour of a rendered image, by default just below its upper edge, because the lower part may not fit into
   * the window.
   *
   * @param down - distance from the upper edge, as a fraction of the height
   */
  async function readColour(shown: Locator, down = 1 / 16): Promise<number[]> {
    const box = await shown.boundingBox();
    if (box === null) throw new Error("nothing is drawn");
    const clip = {
      x: Math.floor(box.x + box.width / 2),
      y: Math.floor(box.y + box.height * down),
      width: 1,
      height: 1,
    };
    const picture = (await page.screenshot({ clip })).toString("base64");
    const blank = await context.newPage();
    const colour = await blank.evaluate(async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
      const canvas = new OffscreenCanvas(1, 1).getContext("2d");
      canvas?.drawImage(bitmap, 0, 0);
      return Array.from(canvas?.getImageData(0, 0, 1, 1).data ?? []).slice(0, 3);
    }, picture);
    await blank.close();
    return colour;
  }

  it("files that a browser would run are shown as text, and run nothing and send no requests", async () => {
    await open(hostileLink);
    for (const name of ["page.html", "drawing.svg", "form.xml"]) {
      await look(name);
      const frame = frames();
      await frame.waitFor();
      expect(await frame.getAttribute("sandbox")).toBe("");
      await expect.poll(() => page.frames().some((shown) => shown.url().startsWith("blob:"))).toBe(true);
      await close();
    }
    await look("photo.png");
    await page.getByText("Couldn't show this file.").waitFor();
    expect(await frames().count()).toBe(0);
    await close();
    expect(await page.title()).not.toBe("ran");
    expect(dialogs).toEqual([]);
    expect(called).toEqual([]);
  });

  it("a PDF is rendered without running its scripts, and a broken PDF is reported as broken", async () => {
    await open(hostileLink);
    await look("script.pdf");
    await expect.poll(() => frames().count()).toBe(2);
    await expect.poll(() => readColour(frames().first())).toEqual([...BLUE]);
    await close();
    await look("broken.pdf");
    await page.getByText("Couldn't show this file.").waitFor();
    expect(dialogs).toEqual([]);
    expect(called).toEqual([]);
  });

  it("the first pages of a long PDF are rendered", async () => {
    await open(largeLink);
    await look("many.pdf");
    await page.getByText("Only the beginning is shown.").waitFor();
    expect(await frames().count()).toBe(20);
  });

  it("an image is shown, but an image of 30,000 by 30,000 pixels is rejected before decoding", async () => {
    await open(hostileLink);
    await look("red.png");
    await expect.poll(() => readColour(frames())).toEqual([...RED]);
    await close();
    for (const name of ["huge.png", "huge.gif", "huge.jpg"]) {
      await look(name);
      await page.getByText("This file is too large to preview.").waitFor();
      await close();
    }
  });

  it("playlists, and files designed to be slow to read, are rejected", async () => {
    await open(hostileLink);
    for (const name of ["chain.png", "zeros.jpg", "list.webm"]) {
      await look(name);
      await page.getByText("Couldn't show this file.").waitFor();
      await close();
    }
    expect(called).toEqual([]);
  });

  it("text is shown in its own or the selected encoding [R4.61]", async () => {
    await open(everydayLink);
    const shown = () => page.frameLocator("[data-testid=preview-frame]").locator("body").textContent();
    for (const [name, encoding, words] of [
      ["russian", "windows-1251", "Привет, мир! Как дела?"],
      ["japanese", "Shift_JIS", "お知らせ：\n明日は休みです。"],
      ["czech", "ISO-8859-2", "Příští schůzka: žluťoučký kůň"],
      ["wide", "UTF-16LE", "Größe M, Länge L"],
    ]) {
      await look(`${name}.txt`);
      await expect.poll(async () => (await shown())?.trim().replaceAll("\r", "")).toBe(words);
      const selected = page.getByLabel("Text encoding").locator("option:checked");
      expect(await selected.textContent()).toContain(encoding);
      await close();
    }
    await look("russian.txt");
    await page.getByLabel("Text encoding").selectOption({ label: "\u2068Русский (KOI8-R)\u2069" });
    await expect.poll(shown).toContain("оПХБЕР");
  });

  it("damaged text is shown with a note, and a file that is not text is reported as not text [R4.61b]", async () => {
    await open(everydayLink);
    await look("damaged.txt");
    await page.getByText("Parts of this can't be shown correctly.").waitFor();
    const body = page.frameLocator("[data-testid=preview-frame]").locator("body");
    await expect.poll(() => body.textContent()).toContain("日本語 äöüß\n\ufffdEnde");
    await close();
    await look("program.txt");
    await page.getByText("This file doesn't seem to contain text.").waitFor();
    expect(await frames().count()).toBe(0);
  });

  it("scanned pages are rendered, with a note that states the number of missing images [R4.61c]", async () => {
    await open(everydayLink);
    for (const name of ["fax", "jbig2"]) {
      await look(`${name}.pdf`);
      await expect.poll(() => readColour(frames())).toEqual([...BLACK]);
      await close();
    }
    await look("jpeg2000.pdf");
    // Reads the colour below the scan's white border.
    await expect.poll(() => readColour(frames(), 1 / 4)).not.toEqual([255, 255, 255]);
    expect(await page.getByText("couldn't be shown").count()).toBe(0);
    await close();
    await look("damaged.pdf");
    await page.getByText("Pictures on this page that couldn't be shown: 1").waitFor();
  });

  it("malformed images that browsers can render are shown, and a truncated image has a note [R4.61d]", async () => {
    await open(everydayLink);
    await look("two.gif");
    await expect.poll(() => readColour(frames())).toEqual([...BLUE]);
    await close();
    for (const name of ["icon.ico", "red.avif"]) {
      await look(name);
      // Compares rounded colours, because AVIF changes colours slightly.
      await expect
        .poll(async () => (await readColour(frames(), 1 / 2)).map((part) => Math.round(part / 16)))
        .toEqual([16, 0, 0]);
      await close();
    }
    await look("cut.png");
    await page.getByText("Parts of this can't be shown correctly.").waitFor();
  });

  it("file names that contain HTML are shown as text", async () => {
    await open(hostileLink);
    const names = await page.getByRole("checkbox").evaluateAll((boxes) => boxes.map((box) => box.ariaLabel ?? ""));
    expect(names.some((name) => name.includes("img src=x onerror=alert(1)"))).toBe(true);
    expect(names.join("")).not.toContain("\u202e");
    expect(await page.locator("img").count()).toBe(0);
  });

  it("only the first Records of a 200 MB text are fetched", async () => {
    await open(largeLink);
    const before = await sentBytes();
    await look("long.txt");
    await page.getByText("Only the beginning is shown.").waitFor();
    await frames().waitFor();
    expect((await sentBytes()) - before).toBeLessThan(6 * MiB);
    await close();
    await page.getByTestId("download-preview").waitFor();
  });

  it("a video of 500 MB is played from the middle, and at most 16 MiB are fetched", async () => {
    await open(largeLink);
    const before = await sentBytes();
    await look("film.webm");
    const video = page.getByTestId("preview-media");
    await video.evaluate(async (element) => {
      const media = element as HTMLVideoElement;
      if (media.readyState < 2) await new Promise((done) => media.addEventListener("loadeddata", done, { once: true }));
      media.currentTime = media.duration / 2;
      await new Promise((done) => media.addEventListener("seeked", done, { once: true }));
    });
    expect(await video.evaluate((element) => (element as HTMLVideoElement).currentTime)).toBeCloseTo(1_000, 0);
    expect((await sentBytes()) - before).toBeLessThanOrEqual(16 * MiB);
  });

  it("the page states what counts as a download, and previews and selected files together count as one download [R4.56b]", async () => {
    const link = await send(
      [
        sourceFile("a.txt", "text/plain", new Uint8Array(Buffer.from("first"))),
        sourceFile("b.txt", "text/plain", new Uint8Array(Buffer.from("second"))),
        sourceFile("c.txt", "text/plain", new Uint8Array(Buffer.from("third"))),
      ],
      1,
    );
    await open(link);
    await page.getByText("Last download: once you open or save, the link stops working.").waitFor();
    await look("a.txt");
    await frames().waitFor();
    await close();
    await page.getByText("Counted as one download.").waitFor();
    await page.getByRole("checkbox", { name: /b\.txt/ }).check();
    const [saved] = await Promise.all([page.waitForEvent("download"), page.getByTestId("download-selected").click()]);
    expect(saved.suggestedFilename()).toBe("b.txt");
    await page.getByText("Download complete").waitFor();
    await look("c.txt");
    await frames().waitFor();
    const [other] = await Promise.all([page.waitForEvent("download"), page.getByTestId("download-previewed").click()]);
    expect(other.suggestedFilename()).toBe("c.txt");
    const late = await context.newPage();
    await late.goto(link);
    await late.getByTestId("expired").waitFor();
  });
});

it("I3: of 20 recipients who simultaneously preview or download files of a link with 3 downloads, exactly 3 get content", async () => {
  const browser = await launchBrowser("chromium");
  const text = (name: string) => sourceFile(name, "text/plain", new Uint8Array(Buffer.from(name)));
  const link = await send([text("a.txt"), text("b.txt"), text("c.txt")], 3);
  const people = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const page = await (await browser.newContext({ acceptDownloads: true })).newPage();
      await page.goto(link);
      await page.getByTestId("download-preview").waitFor();
      return page;
    }),
  );

  /** Previews or downloads a file, depending on the index. @returns whether this succeeded */
  async function take(page: Page, at: number): Promise<boolean> {
    if (at % 2 === 0) await page.getByRole("button", { name: /^Preview .*a\.txt/ }).click();
    else {
      await page.getByRole("checkbox", { name: /b\.txt/ }).check();
      await page.getByTestId("download-selected").click();
    }
    const got = page.getByTestId("preview-frame").or(page.getByText("Download complete"));
    const refused = page.getByTestId("expired").or(page.getByTestId("not-found")).or(page.getByRole("alert"));
    await got.or(refused).first().waitFor();
    return (await got.count()) > 0;
  }

  const outcomes = await Promise.all(people.map(take));
  expect(outcomes.filter((got) => got)).toHaveLength(3);
  await browser.close();
});
