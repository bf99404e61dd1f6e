import { ENGINES, waitFor } from "@envoi/testkit";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchBrowser } from "../support/browser.ts";
import { type Stage, startTheatre, type Theatre } from "./stage.ts";
import { chooseFiles, chooseLetter, chosenNames, LETTER, openHome, openLink, PARCEL } from "./steps.ts";

const MAX_STOPS = 60;

let theatre: Theatre;
beforeAll(async () => {
  theatre = await startTheatre();
});
afterAll(() => theatre[Symbol.asyncDispose]());

/** The focused element, as assistive technology would name it. */
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

/** Presses Tab until this has the focus, and checks that it is visible. */
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

/** A new element takes the focus; when it closes, the focus returns to this one, a moment after it is visible. */
async function untilFocused(page: Page, name: string): Promise<void> {
  await waitFor(
    () => focused(page),
    (now) => now === name,
  );
}

/** No journey here may use a mouse: each page counts mouse events. */
async function withoutMouse(browser: Browser, journey: (stage: Stage) => Promise<void>): Promise<void> {
  await theatre.play(browser, async (stage) => {
    // Replaces the browser's own dialog, which opens when the picker is pressed.
    const { name, bytes } = LETTER;
    const letter = { name, mimeType: "application/pdf", buffer: Buffer.alloc(bytes, 1) };
    stage.page.on("filechooser", (chooser) => void chooser.setFiles(letter));
    await stage.page.addInitScript(() => {
      // Its dialog is no `filechooser` to Playwright.
      Object.defineProperty(window, "showOpenFilePicker", { value: undefined });
      addEventListener("pointerdown", () => document.documentElement.setAttribute("data-mouse", ""), true);
    });
    await journey(stage);
    expect(await stage.page.locator("[data-mouse]").count()).toBe(0);
  });
}

describe.each(ENGINES)("by keyboard only, in %s", (engine) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser(engine);
  });
  afterAll(() => browser.close());

  it("a person sends a protected file, copies its link, and deletes it again", async () => {
    await withoutMouse(browser, async (stage) => {
      const { page } = stage;
      await openHome(stage);
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
      // The label changes for a second, which may pass on a busy machine before the first check.
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

  it("a person opens a link, gives its password and downloads", async () => {
    await withoutMouse(browser, async (stage) => {
      const { page } = stage;
      await openLink(stage, await stage.receive({ password: "correct horse" }));
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

  it("a person skips to the content of a link, which stays open, and downloads", async () => {
    await withoutMouse(browser, async (stage) => {
      const { page } = stage;
      const link = await stage.receive({});
      await openLink(stage, link);
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

  it("a person removes chosen files one after the other", async () => {
    await withoutMouse(browser, async (stage) => {
      const { page } = stage;
      await openHome(stage);
      const names = ["1.pdf", "2.pdf", "3.pdf"];
      await chooseFiles(stage, ...names.map((name) => ({ name, bytes: 1 })));
      await chosenNames(stage, names.length);
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

  it("a person cancels an upload, and returns to choosing files", async () => {
    await withoutMouse(browser, async (stage) => {
      const { page } = stage;
      stage.door.slow("/api/ws", "up", { stopWhen: (_chunk, passed) => passed > PARCEL.bytes / 2 });
      await openHome(stage);
      await chooseFiles(stage, PARCEL);
      await chosenNames(stage, 1);
      await tabTo(page, "upload-button");
      await page.keyboard.press("Enter");
      await page.getByTestId("percent").getByText(/[1-9]/).waitFor();
      await tabTo(page, "cancel-upload");
      await page.keyboard.press("Enter");
      await untilFocused(page, "Send files");
      await tabTo(page, "upload-button");
    });
  });

  it("an open dialog keeps the focus among its own buttons", async () => {
    await withoutMouse(browser, async (stage) => {
      const { page } = stage;
      await chooseLetter(stage);
      await tabTo(page, "upload-button");
      await page.keyboard.press("Enter");
      await page.getByTestId("dialog-copy").waitFor();
      const visited = new Set<string>();
      for (let stop = 0; stop < 12; stop += 1) {
        await page.keyboard.press("Tab");
        visited.add(await focused(page));
        // The body, while the focus is in the browser's own controls.
        const isInside =
          "document.activeElement === document.body || document.activeElement.closest('dialog') !== null";
        expect(await page.evaluate(isInside)).toBe(true);
      }
      expect([...visited]).toEqual(expect.arrayContaining(["dialog-copy", "dialog-link", "dialog-ok", "qr-toggle"]));
    });
  });
});
