import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { startStandaloneProcess } from "@envoi/testkit";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchChromium } from "../support/browser.ts";
import { startDoor } from "../support/door.ts";
import { writeRandomFile } from "../support/files.ts";
import { uploadChosen } from "../support/people.ts";
import { startWall, WALLS } from "../support/wall.ts";

const MiB = 1_048_576;
const PATIENCE_MS = 60_000;
const NAMED = "answered instead of this service";
/** A transfer of this length is still running when its sign-in ends. */
const LONG_BYTES = 24 * MiB;
const SLOW = { bytesPerSecond: 3 * MiB };
const LETTER = { name: "letter.txt", mimeType: "text/plain", buffer: Buffer.from("behind a wall") };
const WAYS = ["a WebSocket", "HTTP"] as const;

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

async function choose(page: Page, origin: string, files: string | typeof LETTER): Promise<void> {
  await page.goto(origin);
  await page.getByTestId("file-input").setInputFiles(files);
}

/** Downloads with the service worker. */
async function download(page: Page): Promise<() => Promise<Buffer>> {
  const saving = page.waitForEvent("download");
  await page.getByTestId("download-button").click();
  return async () => readFile(await (await saving).path());
}

describe.each(WALLS)("behind a wall like %s", (kind) => {
  async function withWall(journey: (place: Awaited<ReturnType<typeof setUp>>) => Promise<void>): Promise<void> {
    await using wall = await startWall(kind);
    await using door = await startDoor();
    await using app = await startStandaloneProcess({ BASE_URL: wall.origin, TRUST_PROXY: "1", LOG_LEVEL: "warn" });
    door.leadTo(Number(new URL(app.origin).port));
    wall.leadTo(Number(new URL(door.origin).port));
    const context = await browser.newContext({ acceptDownloads: true });
    context.setDefaultTimeout(PATIENCE_MS);
    try {
      await journey(await setUp({ wall, door, app, context }));
    } finally {
      await context.close();
    }
  }

  type Place = {
    wall: Awaited<ReturnType<typeof startWall>>;
    door: Awaited<ReturnType<typeof startDoor>>;
    app: Awaited<ReturnType<typeof startStandaloneProcess>>;
    context: BrowserContext;
  };

  async function setUp(place: Place) {
    const { app, wall, context } = place;
    await wall.signIn(context);
    const longFile = () => writeRandomFile(join(app.dataDirectory, "to-send", "film.bin"), LONG_BYTES);
    return { ...place, longFile, page: await context.newPage(), other: () => context.newPage() };
  }

  it("people who have signed in send, hear of downloads, preview and receive: no request is turned away [R8.25]", async () => {
    await withWall(async ({ wall, door, page, other }) => {
      await choose(page, wall.origin, LETTER);
      await page.getByTestId("download-limit").selectOption("3");
      const link = await uploadChosen(page);
      expect(door.asked("/api/uploads")).toHaveLength(0);
      await page.getByTestId("dialog-ok").click();
      const recipient = await other();
      await recipient.goto(link);
      await recipient.getByTestId("preview-button").click();
      await recipient
        .frameLocator("[data-testid=preview-frame]")
        .getByText("behind a wall")
        .or(recipient.getByText("behind a wall"))
        .first()
        .waitFor();
      await recipient.getByTestId("close-preview").click();
      const saved = await download(recipient);
      expect(await (await saved()).equals(LETTER.buffer)).toBe(true);
      // It comes with the events: the page asks for them only once.
      await page.getByTestId("upload-card").getByText("2 downloads left").waitFor();
      expect(door.asked("/api/events")).not.toHaveLength(0);
      door.cut("/api/ws");
      await choose(page, wall.origin, LETTER);
      expect(await uploadChosen(page)).toContain("/download/");
      expect(door.asked("/api/uploads")).not.toHaveLength(0);
      expect(wall.refused().filter((asked) => asked.includes("/api/") || asked.includes("/assets/"))).toEqual([]);
    });
  });

  it("before the sign-in, an open page names the wall, keeps files and choices, and sends after it [R8.25b]", async () => {
    await withWall(async ({ wall, page, context }) => {
      await choose(page, wall.origin, LETTER);
      await page.getByTestId("download-limit").selectOption("3");
      wall.expire();
      await page.getByTestId("upload-button").click();
      await page.getByText(NAMED).first().waitFor();
      await wall.signIn(context);
      // Without parts that an upload needs, the page waits for them; with them, it says that the upload has failed.
      const retry = page.getByTestId("retry-upload");
      const link = page.getByTestId("share-link");
      await retry.or(link).first().waitFor();
      if (await retry.isVisible()) await retry.click();
      await link.waitFor();
      await page
        .getByText(/^3 downloads, until /)
        .or(page.getByText("3 downloads left"))
        .first()
        .waitFor();
    });
  });

  // With Basic authentication the browser itself may ask for the password, in a dialog that a test does not see.
  if (kind !== "basic") {
    it("before the sign-in, an opened link names the wall, and leads to the files after it [R8.25c]", async () => {
      await withWall(async ({ wall, page, other, context }) => {
        await choose(page, wall.origin, LETTER);
        const link = await uploadChosen(page);
        const recipient = await other();
        await recipient.goto(link);
        await recipient.getByTestId("download-button").waitFor();
        wall.expire();
        const saved = await download(recipient);
        await recipient.getByText(NAMED).first().waitFor();
        await wall.signIn(context);
        // If it could not begin, the page offers another try.
        const offers = [recipient.getByRole("button", { name: "Try again" }), recipient.getByTestId("download-button")];
        const goOn = async () => {
          for (const offer of offers) if (await offer.isVisible()) await offer.click();
          return recipient.getByTestId("download-finished").isVisible();
        };
        await expect.poll(goOn, { timeout: PATIENCE_MS, interval: 500 }).toBe(true);
        expect((await saved()).equals(LETTER.buffer)).toBe(true);
      });
    });
  }

  it.each(WAYS)(
    "a sign-in that ends during an upload over %s is named, and the upload goes on after the next [R8.25d]",
    async (way) => {
      await withWall(async ({ wall, door, page, other, context, longFile }) => {
        if (way === "HTTP") door.cut("/api/ws");
        for (const path of ["/api/ws", "/api/uploads"]) door.slow(path, "up", SLOW);
        const path = await longFile();
        await choose(page, wall.origin, path);
        await page.getByTestId("upload-button").click();
        await expect.poll(() => page.getByTestId("percent").textContent(), { timeout: PATIENCE_MS }).toMatch(/^[1-9]/);
        wall.expire();
        await page.getByText(NAMED).first().waitFor();
        await wall.signIn(context);
        const link = await page.getByTestId("share-link").inputValue();
        door.open();
        const recipient = await other();
        await recipient.goto(link);
        const saved = await download(recipient);
        expect((await saved()).equals(await readFile(path))).toBe(true);
      });
    },
  );

  it("a sign-in that ends during a download is named, and the download goes on after the next [R8.25e]", async () => {
    await withWall(async ({ wall, door, page, other, context, longFile }) => {
      const path = await longFile();
      await choose(page, wall.origin, path);
      const link = await uploadChosen(page);
      door.slow("/api/download", "down", SLOW);
      const recipient = await other();
      await recipient.goto(link);
      const saved = await download(recipient);
      await expect
        .poll(() => recipient.getByTestId("percent").textContent(), { timeout: PATIENCE_MS })
        .toMatch(/^[1-9]/);
      wall.expire();
      await recipient.getByText(NAMED).first().waitFor();
      await wall.signIn(context);
      await recipient.getByTestId("download-finished").waitFor();
      expect((await saved()).equals(await readFile(path))).toBe(true);
    });
  });
});

it("with the paths of recipients open, only senders need a sign-in [R8.25f]", async () => {
  const open = await pathsOfRecipients();
  await using wall = await startWall("authelia", open);
  await using app = await startStandaloneProcess({ BASE_URL: wall.origin, TRUST_PROXY: "1", LOG_LEVEL: "warn" });
  wall.leadTo(Number(new URL(app.origin).port));
  const [sender, recipient] = await Promise.all([browser.newContext(), browser.newContext({ acceptDownloads: true })]);
  try {
    await wall.signIn(sender);
    const page = await sender.newPage();
    await choose(page, wall.origin, LETTER);
    const link = await uploadChosen(page);
    const stranger = await recipient.newPage();
    await stranger.goto(link);
    const saved = await download(stranger);
    expect((await saved()).equals(LETTER.buffer)).toBe(true);
    await stranger.getByTestId("download-finished").waitFor();
    await stranger.goto(`${wall.origin}/?home`);
    await stranger.getByRole("button", { name: "Sign in" }).waitFor();
  } finally {
    await Promise.all([sender.close(), recipient.close()]);
  }
});

/** The paths that the documentation tells operators to open. */
async function pathsOfRecipients(): Promise<string[]> {
  const text = await readFile(new URL("../../docs/ingress.md", import.meta.url), "utf8");
  const [line = ""] = /^- \*\*Links for people without a sign-in\*\*.*$/m.exec(text) ?? [];
  const paths = Array.from(line.matchAll(/`(\/[^`]*)`/g), ([, path = ""]) => path);
  expect(paths).toContain("/download/");
  return paths;
}
