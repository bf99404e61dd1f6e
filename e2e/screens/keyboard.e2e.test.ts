import { requestLinkOf } from "@envoi/client/request";
import { ENGINES, waitFor } from "@envoi/testkit";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchBrowser } from "../support/browser.ts";
import { type Fixture, MAX_FILE_BYTES, startTestSite, type TestSite } from "./fixture.ts";
import { chooseFiles, chooseLetter, chosenNames, LETTER, openHome, openLink, PARCEL } from "./steps.ts";

const MAX_STOPS = 60;

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site[Symbol.asyncDispose]());

/** Name of the focused element for assistive technology. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return "";
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null;
    return (
      element.getAttribute("data-testid") ?? element.getAttribute("aria-label") ?? label ?? element.textContent ?? ""
    );
  });
}

/** Presses Tab until this element has the focus, and checks that it is visible. */
async function tabTo(page: Page, name: string, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  const passed: string[] = [];
  while (passed.length < MAX_STOPS) {
    await page.keyboard.press(key);
    const now = await focused(page);
    if (now.includes(name)) return;
    passed.push(now);
  }
  throw new Error(`${name} is not reached by ${key}: ${passed.join(", ")}`);
}

/** Waits until this element has the focus: a dialog returns the focus only a moment after closing. */
async function untilFocused(page: Page, name: string): Promise<void> {
  await waitFor(
    () => focused(page),
    (now) => now === name,
  );
}

/** Runs a journey, and checks that it uses no mouse: each page records mouse events. */
async function withoutMouse(browser: Browser, journey: (fixture: Fixture) => Promise<void>): Promise<void> {
  await site.run(browser, async (fixture) => {
    // Replaces the browser's file dialog, which opens when the picker is activated.
    const { name, bytes } = LETTER;
    const letter = { name, mimeType: "application/pdf", buffer: Buffer.alloc(bytes, 1) };
    fixture.page.on("filechooser", (chooser) => void chooser.setFiles(letter));
    await fixture.page.addInitScript(() => {
      // Playwright reports no `filechooser` for the dialog of `showOpenFilePicker`.
      Object.defineProperty(window, "showOpenFilePicker", { value: undefined });
      addEventListener("pointerdown", () => document.documentElement.setAttribute("data-mouse", ""), true);
    });
    await journey(fixture);
    expect(await fixture.page.locator("[data-mouse]").count()).toBe(0);
  });
}

describe.each(ENGINES)("by keyboard only, in %s", (engine) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser(engine);
  });
  afterAll(() => browser.close());

  it("a user sends a protected file, copies its link, and deletes the file", async () => {
    await withoutMouse(browser, async (fixture) => {
      const { page } = fixture;
      await openHome(fixture);
      await page.keyboard.press("Tab");
      await untilFocused(page, "Skip to content");
      await tabTo(page, "file-input");
      await page.keyboard.press("Enter");
      await page.getByTestId("upload-button").waitFor();

      await tabTo(page, "download-limit");
      await page.keyboard.press("ArrowDown");
      await tabTo(page, "password-toggle");
      await page.keyboard.press("Space");
      await untilFocused(page, "password-input");
      await page.keyboard.type("correct horse");
      await tabTo(page, "upload-button");
      await page.keyboard.press("Enter");

      await page.getByTestId("dialog-copy").waitFor();
      await untilFocused(page, "dialog-copy");
      // The label changes for only a second. On a busy machine, a wait that starts after the key press could miss it.
      const told = page.getByTestId("dialog-copy").getByText("Copied").waitFor();
      await page.keyboard.press("Enter");
      await told;
      await page.getByRole("dialog").waitFor({ state: "detached" });
      await untilFocused(page, "upload-finished");
      expect(await page.getByTestId("link-expiry").textContent()).toContain("2 downloads");

      await tabTo(page, "card-delete");
      await page.keyboard.press("Enter");
      await untilFocused(page, "undo-deletion");
      await page.keyboard.press("Enter");
      await untilFocused(page, "Your uploads");

      await tabTo(page, "card-delete");
      await page.keyboard.press("Enter");
      await page.getByTestId("no-uploads").waitFor();
      await untilFocused(page, "Your uploads");
    });
  });

  it("a user opens a link, enters its password and downloads", async () => {
    await withoutMouse(browser, async (fixture) => {
      const { page } = fixture;
      await openLink(fixture, await fixture.receive({ password: "correct horse" }));
      await page.getByTestId("password-input").waitFor();
      await untilFocused(page, "password-input");
      await page.keyboard.type("correct horse");
      await page.keyboard.press("Enter");
      await page.getByTestId("download-preview").waitFor();
      await tabTo(page, "download-button");
      await page.keyboard.press("Enter");
      await page.getByTestId("download-finished").waitFor();
      await untilFocused(page, "download-finished");
    });
  });

  it("a user who has opened a link skips to its content, stays on the page, and downloads", async () => {
    await withoutMouse(browser, async (fixture) => {
      const { page } = fixture;
      const link = await fixture.receive({});
      await openLink(fixture, link);
      await page.getByTestId("download-preview").waitFor();
      await tabTo(page, "Skip to content", "Shift+Tab");
      await page.keyboard.press("Enter");
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("MAIN");
      expect(page.url()).toBe(link);
      await tabTo(page, "download-button");
      await page.keyboard.press("Enter");
      await page.getByTestId("download-finished").waitFor();
    });
  });

  it("a user removes selected files one by one", async () => {
    await withoutMouse(browser, async (fixture) => {
      const { page } = fixture;
      await openHome(fixture);
      const names = ["1.pdf", "2.pdf", "3.pdf"];
      await chooseFiles(fixture, ...names.map((name) => ({ name, bytes: 1 })));
      await chosenNames(fixture, names.length);
      await tabTo(page, "Remove 2.pdf");
      await page.keyboard.press("Enter");
      await untilFocused(page, "Remove 3.pdf");
      await page.keyboard.press("Enter");
      await untilFocused(page, "Remove 1.pdf");
      await page.keyboard.press("Enter");
      await untilFocused(page, "Send files");
      expect(await page.getByTestId("upload-button").count()).toBe(0);
    });
  });

  it("a user cancels an upload and returns to selecting files", async () => {
    await withoutMouse(browser, async (fixture) => {
      const { page } = fixture;
      fixture.proxy.slow("/api/ws", "up", { stopWhen: (_chunk, passed) => passed > PARCEL.bytes / 2 });
      await openHome(fixture);
      await chooseFiles(fixture, PARCEL);
      await chosenNames(fixture, 1);
      await tabTo(page, "upload-button");
      await page.keyboard.press("Enter");
      await page.getByTestId("percent").getByText(/[1-9]/).waitFor();
      await tabTo(page, "cancel-upload");
      await page.keyboard.press("Enter");
      await untilFocused(page, "Send files");
      await tabTo(page, "upload-button");
    });
  });

  it("someone who is asked for files sends one, copies the receipt, and discards an interrupted delivery", async () => {
    await withoutMouse(browser, async (fixture) => {
      const { page, proxy } = fixture;
      const limits = { maxDeliveries: 2, maxBytes: 2 * MAX_FILE_BYTES, maxDeliveryBytes: MAX_FILE_BYTES };
      await openLink(fixture, requestLinkOf((await fixture.ask(limits)).owner));
      await untilFocused(page, "request");
      await tabTo(page, "file-input");
      await page.keyboard.press("Enter");
      await page.getByTestId("send-delivery").waitFor();
      await tabTo(page, "sender-input");
      await page.keyboard.type("Grace");
      await tabTo(page, "send-delivery");
      await page.keyboard.press("Enter");
      await untilFocused(page, "delivery-sent");
      await tabTo(page, "copy-receipt");
      await tabTo(page, "send-more");
      await page.keyboard.press("Enter");
      await untilFocused(page, "Send files");

      // An upload of less than 2 MiB starts over.
      const film = { name: "a film.mkv", bytes: 3_000_000 };
      proxy.slow("/api/ws", "up", { stopWhen: (_chunk, passed) => passed > film.bytes / 2 });
      await chooseFiles(fixture, film);
      await tabTo(page, "send-delivery");
      await page.keyboard.press("Enter");
      await untilFocused(page, "Uploading");
      await page.getByTestId("percent").getByText(/[1-9]/).waitFor();
      page.once("dialog", (dialog) => void dialog.accept());
      await page.reload();
      proxy.reset();
      await page.getByTestId("unfinished-upload").waitFor();
      await tabTo(page, "continue-upload");
      await page.keyboard.press("Enter");
      await untilFocused(page, "To continue, choose the same files again.");
      await tabTo(page, "discard-upload");
      await page.keyboard.press("Enter");
      await untilFocused(page, "request");
      await tabTo(page, "file-input");
    });
  });

  it("an open dialog keeps the focus on its own buttons", async () => {
    await withoutMouse(browser, async (fixture) => {
      const { page } = fixture;
      await chooseLetter(fixture);
      await tabTo(page, "upload-button");
      await page.keyboard.press("Enter");
      await page.getByTestId("dialog-copy").waitFor();
      const visited = new Set<string>();
      for (let stop = 0; stop < 12; stop += 1) {
        await page.keyboard.press("Tab");
        visited.add(await focused(page));
        // While the focus is in the browser's own controls, the active element is the body.
        const isInside =
          "document.activeElement === document.body || document.activeElement.closest('dialog') !== null";
        expect(await page.evaluate(isInside)).toBe(true);
      }
      expect([...visited]).toEqual(expect.arrayContaining(["dialog-copy", "dialog-link", "dialog-ok", "qr-toggle"]));
    });
  });
});
