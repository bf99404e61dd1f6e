import { type Engine, startStandaloneProcess } from "@envoi/testkit";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchBrowser, launchChromium } from "../support/browser.ts";
import { metric } from "../support/measures.ts";
import { uploadChosen } from "../support/people.ts";
import { startTestProxy, type TestProxy } from "../support/test-proxy.ts";

const PASSWORD = "correct horse";
const EVENTS = "/api/events";
const PATIENCE_MS = 60_000;

describe.each<Engine>(["chromium", "firefox"])("in %s", (engine) => {
  let proxy: TestProxy;
  let app: Awaited<ReturnType<typeof startStandaloneProcess>>;
  let browser: Browser;
  /**
   * The recipient's browser. It is a separate one, because Firefox treats one profile's page as hidden behind
   * another's.
   */
  let otherBrowser: Browser;
  beforeAll(async () => {
    proxy = await startTestProxy();
    app = await startStandaloneProcess({ LOG_LEVEL: "warn", BASE_URL: proxy.origin });
    proxy.forwardTo(Number(new URL(app.origin).port));
    [browser, otherBrowser] = await Promise.all([launchBrowser(engine), launchChromium()]);
  });
  afterAll(async () => {
    await Promise.all([browser.close(), otherBrowser.close()]);
    await app[Symbol.asyncDispose]();
    await proxy[Symbol.asyncDispose]();
  });

  async function withPeople(
    journey: (sender: Page, recipient: Page) => Promise<void>,
    options: BrowserContextOptions = {},
  ): Promise<void> {
    const contexts = [await browser.newContext(options), await otherBrowser.newContext()];
    for (const context of contexts) context.setDefaultTimeout(PATIENCE_MS);
    try {
      const [sender, recipient] = await Promise.all(contexts.map((context) => context.newPage()));
      if (sender === undefined || recipient === undefined) throw new Error("no page");
      await journey(sender, recipient);
    } finally {
      proxy.reset();
      for (const context of contexts) await context.close();
    }
  }

  /** Sends a letter with three downloads. @returns the link */
  async function send(page: Page, { password }: { password?: string } = {}): Promise<string> {
    await page.goto(proxy.origin);
    const letter = { name: "letter.txt", mimeType: "text/plain", buffer: Buffer.from("Dear you") };
    await page.getByTestId("file-input").setInputFiles(letter);
    await page.getByTestId("download-limit").selectOption("3");
    if (password !== undefined) {
      await page.getByTestId("password-toggle").check();
      await page.getByTestId("password-input").pressSequentially(password);
    }
    const link = await uploadChosen(page);
    await page.getByTestId("dialog-ok").click();
    return link;
  }

  async function download(page: Page, link: string): Promise<void> {
    await page.goto("about:blank");
    await page.goto(link);
    await page.getByTestId("download-button").click();
    await page.getByTestId("download-finished").waitFor();
  }

  const subscriptions = () => proxy.asked(EVENTS);
  /** Waits until the number of subscriptions exceeds this number. */
  const subscribed = (before: number) =>
    expect.poll(() => subscriptions().length, { timeout: PATIENCE_MS }).toBeGreaterThan(before);
  const refusePolls = () => proxy.cut("/api/info");
  const left = (page: Page, text: string) => page.getByTestId("upload-card").getByText(text).waitFor();

  it("a sender immediately sees, without polling, downloads of the file and the number of wrong passwords", async () => {
    await withPeople(async (sender, recipient) => {
      const before = subscriptions().length;
      const link = await send(sender, { password: PASSWORD });
      await subscribed(before);
      refusePolls();
      await recipient.goto(link);
      for (const attempt of ["wrong horse", "wrong cow"]) {
        await recipient.getByTestId("password-input").fill(attempt);
        await recipient.getByTestId("unlock-button").click();
        await recipient.getByText("Wrong password").waitFor();
      }
      await left(sender, "Wrong password, 2 tries");
      await recipient.getByTestId("password-input").fill(PASSWORD);
      await recipient.getByTestId("unlock-button").click();
      await recipient.getByTestId("download-button").click();
      await left(sender, "2 downloads left");
      await sender
        .getByTestId("upload-card")
        .getByText(/^Downloaded \d/)
        .waitFor();
      await expect.poll(() => sender.getByTestId("news").textContent()).toBe("\u2068letter.txt\u2069 was downloaded");
    });
  });

  it("a page whose event stream breaks continues after the last event received, and misses none", async () => {
    await withPeople(async (sender, recipient) => {
      const before = subscriptions().length;
      const link = await send(sender);
      await subscribed(before);
      await download(recipient, link);
      await left(sender, "2 downloads left");
      refusePolls();
      proxy.slow(EVENTS, "down", { breakWhen: () => true });
      await download(recipient, link);
      const broken = subscriptions().length;
      await subscribed(broken);
      expect(await sender.getByTestId("upload-card").getByText("2 downloads left").isVisible()).toBe(true);
      proxy.reset();
      refusePolls();
      await left(sender, "1 download left");
      expect(subscriptions().at(-1)?.["last-event-id"]).toMatch(/^\d+$/);
    });
  });

  it.each([
    ["holds its bytes back", () => proxy.slow(EVENTS, "down", { stopWhen: () => true })],
    ["cuts it", () => proxy.cut(EVENTS)],
    ["does not know it", () => proxy.answer(EVENTS, 404)],
  ])("behind a proxy that %s, a page polls instead of reading a stream", async (_what, interfere) => {
    await withPeople(async (sender, recipient) => {
      interfere();
      const link = await send(sender);
      await download(recipient, link);
      await left(sender, "2 downloads left");
      await sender
        .getByTestId("upload-card")
        .getByText(/^Downloaded \d/)
        .waitFor();
    });
  });

  it("closed pages use no connection, so a download begins without delay after seven reloads", async () => {
    await withPeople(async (sender) => {
      const link = await send(sender);
      for (let reloads = 0; reloads < 7; reloads += 1) {
        const before = subscriptions().length;
        await sender.reload();
        await subscribed(before);
      }
      const openStreams = () =>
        metric({ processes: () => [{ ...app, name: "envoi", pid: app.pid() }] }, "event_streams_open");
      // Firefox itself ends the streams of closed pages' workers, but only much later.
      await expect.poll(openStreams, { timeout: 5_000 }).toBe(1);
      await download(sender, link);
    });
  });

  it("I1: no address, header or log line contains a token or a name", async () => {
    await withPeople(async (sender) => {
      const before = subscriptions().length;
      await send(sender);
      await subscribed(before);
      const tokens = await sender.evaluate(() =>
        Object.values(localStorage).flatMap((text) => /"ownerToken":"([^"]+)"/.exec(text)?.[1] ?? []),
      );
      expect(tokens).toHaveLength(1);
      const seen = JSON.stringify(proxy.asked("/")) + app.output();
      for (const secret of [...tokens, "letter.txt"]) expect(seen).not.toContain(secret);
    });
  });

  // In tests, Firefox has only one visible tab and cannot be given permissions.
  if (engine !== "chromium") return;

  it("two tabs of a device share one stream; when the first tab is closed, the second takes over", async () => {
    await withPeople(async (sender, recipient) => {
      const before = subscriptions().length;
      const link = await send(sender);
      await subscribed(before);
      const second = await sender.context().newPage();
      await second.goto(proxy.origin);
      await left(second, "3 downloads left");
      refusePolls();
      const one = subscriptions().length;
      await download(recipient, link);
      for (const tab of [sender, second]) {
        await left(tab, "2 downloads left");
        await tab
          .getByTestId("upload-card")
          .getByText(/^Downloaded \d/)
          .waitFor();
      }
      expect(subscriptions().length).toBe(one);
      await sender.close();
      await subscribed(one);
      await download(recipient, link);
      await left(second, "1 download left");
    });
  });

  it("a hidden page shows a download notification if the sender has enabled notifications", async () => {
    const options = { permissions: ["notifications"] };
    await withPeople(async (sender, recipient) => {
      const before = subscriptions().length;
      const link = await send(sender);
      await subscribed(before);
      await sender.getByTestId("notify-downloads").click();
      await sender.getByText("Notifications are on").waitFor();
      const shown = () =>
        sender.evaluate(async () => {
          const registration = await navigator.serviceWorker.ready;
          return (await registration.getNotifications()).map(({ title }) => title);
        });
      await sender.evaluate(() => {
        Object.defineProperty(document, "visibilityState", { value: "hidden" });
        document.dispatchEvent(new Event("visibilitychange"));
      });
      await download(recipient, link);
      await expect.poll(shown, { timeout: PATIENCE_MS }).toEqual(["\u2068letter.txt\u2069 was downloaded"]);
    }, options);
  });
});
