import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { startStandaloneProcess } from "@envoi/testkit";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchChromium } from "../support/browser.ts";
import { writeRandomFile } from "../support/files.ts";
import { uploadChosen } from "../support/people.ts";
import { startTestProxy } from "../support/test-proxy.ts";
import { startWall, WALLS } from "../support/wall.ts";

const MiB = 1_048_576;
const PATIENCE_MS = 60_000;
const NAMED = "answered instead of this service";
/** Size of a file whose transfer outlasts the sign-in. */
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

/** Starts a download through the service worker. @returns a function that waits for the file */
async function download(page: Page): Promise<() => Promise<Buffer>> {
  const saving = page.waitForEvent("download");
  await page.getByTestId("download-button").click();
  return async () => readFile(await (await saving).path());
}

describe.each(WALLS)("behind a sign-in proxy like %s", (kind) => {
  async function withWall(journey: (place: Awaited<ReturnType<typeof setUp>>) => Promise<void>): Promise<void> {
    await using wall = await startWall(kind);
    await using proxy = await startTestProxy();
    await using app = await startStandaloneProcess({ BASE_URL: wall.origin, TRUST_PROXY: "1", LOG_LEVEL: "warn" });
    proxy.forwardTo(Number(new URL(app.origin).port));
    wall.forwardTo(Number(new URL(proxy.origin).port));
    const context = await browser.newContext({ acceptDownloads: true });
    context.setDefaultTimeout(PATIENCE_MS);
    try {
      await journey(await setUp({ wall, proxy, app, context }));
    } finally {
      await context.close();
    }
  }

  type Place = {
    wall: Awaited<ReturnType<typeof startWall>>;
    proxy: Awaited<ReturnType<typeof startTestProxy>>;
    app: Awaited<ReturnType<typeof startStandaloneProcess>>;
    context: BrowserContext;
  };

  async function setUp(place: Place) {
    const { app, wall, context } = place;
    await wall.signIn(context);
    const longFile = () => writeRandomFile(join(app.dataDirectory, "to-send", "film.bin"), LONG_BYTES);
    return { ...place, longFile, page: await context.newPage(), other: () => context.newPage() };
  }

  it("users who have signed in send, get download updates, preview and receive without a blocked request [R8.25]", async () => {
    await withWall(async ({ wall, proxy, page, other }) => {
      await choose(page, wall.origin, LETTER);
      await page.getByTestId("download-limit").selectOption("3");
      const link = await uploadChosen(page);
      expect(proxy.asked("/api/uploads")).toHaveLength(0);
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
      // The event stream, which the page requests only once, notifies the page of the download.
      await page.getByTestId("upload-card").getByText("2 downloads left").waitFor();
      expect(proxy.asked("/api/events")).not.toHaveLength(0);
      proxy.cut("/api/ws");
      await choose(page, wall.origin, LETTER);
      expect(await uploadChosen(page)).toContain("/download/");
      expect(proxy.asked("/api/uploads")).not.toHaveLength(0);
      expect(wall.refused().filter((asked) => asked.includes("/api/") || asked.includes("/assets/"))).toEqual([]);
    });
  });

  it("without a sign-in, an open page reports that a proxy responds, keeps files and settings, and sends the files after sign-in [R8.25b]", async () => {
    await withWall(async ({ wall, page, context }) => {
      await choose(page, wall.origin, LETTER);
      await page.getByTestId("download-limit").selectOption("3");
      wall.expire();
      await page.getByTestId("upload-button").click();
      await page.getByText(NAMED).first().waitFor();
      await wall.signIn(context);
      // If the page still lacks assets that the upload needs, it waits for them; otherwise, it reports that the upload
      // failed.
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

  // With Basic authentication, the browser itself may ask for the password in a dialog invisible to tests.
  if (kind !== "basic") {
    it("without a sign-in, an opened link's page reports that a proxy responds, and downloads the files after sign-in [R8.25c]", async () => {
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
        // If the page could not begin to check the link, it offers to retry.
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
    "if the sign-in expires during an upload over %s, the page reports the expiry, and the upload continues after the next sign-in [R8.25d]",
    async (way) => {
      await withWall(async ({ wall, proxy, page, other, context, longFile }) => {
        if (way === "HTTP") proxy.cut("/api/ws");
        for (const path of ["/api/ws", "/api/uploads"]) proxy.slow(path, "up", SLOW);
        const path = await longFile();
        await choose(page, wall.origin, path);
        await page.getByTestId("upload-button").click();
        await expect.poll(() => page.getByTestId("percent").textContent(), { timeout: PATIENCE_MS }).toMatch(/^[1-9]/);
        wall.expire();
        await page.getByText(NAMED).first().waitFor();
        await wall.signIn(context);
        const link = await page.getByTestId("share-link").inputValue();
        proxy.reset();
        const recipient = await other();
        await recipient.goto(link);
        const saved = await download(recipient);
        expect((await saved()).equals(await readFile(path))).toBe(true);
      });
    },
  );

  it("if the sign-in expires during a download, the page reports the expiry, and the download continues after the next sign-in [R8.25e]", async () => {
    await withWall(async ({ wall, proxy, page, other, context, longFile }) => {
      const path = await longFile();
      await choose(page, wall.origin, path);
      const link = await uploadChosen(page);
      proxy.slow("/api/download", "down", SLOW);
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

it("if the paths for recipients are exempt, only senders need to sign in [R8.25f]", async () => {
  const open = await pathsOfRecipients();
  await using wall = await startWall("authelia", open);
  await using app = await startStandaloneProcess({ BASE_URL: wall.origin, TRUST_PROXY: "1", LOG_LEVEL: "warn" });
  wall.forwardTo(Number(new URL(app.origin).port));
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

/** Paths that operators should exempt from the sign-in, according to the documentation. */
async function pathsOfRecipients(): Promise<string[]> {
  const text = await readFile(new URL("../../docs/ingress.md", import.meta.url), "utf8");
  const [line = ""] = /^- \*\*Links for recipients without a sign-in\*\*.*$/m.exec(text) ?? [];
  const paths = Array.from(line.matchAll(/`(\/[^`]*)`/g), ([, path = ""]) => path);
  expect(paths).toContain("/download/");
  return paths;
}
