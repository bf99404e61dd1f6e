import { expect } from "vitest";
import type { Screen } from "./screen.ts";
import { PATIENCE_MS, type Stage } from "./stage.ts";
import { configure, openHome, sendLetter, startParcel } from "./steps.ts";

const CONFIG_PATIENCE_MS = 15_000;
const CHUNK_PATIENCE_MS = 120_000;

async function openPath({ page, origin }: Stage, path: string, testId: string): Promise<void> {
  await page.goto(`${origin}${path}`);
  await page.getByTestId(testId).waitFor();
}

async function chooseLanguage(stage: Stage, language: string): Promise<void> {
  await openHome(stage);
  await stage.page.getByLabel("Language").selectOption(language);
}

/** Screens other than sending and receiving. */
export const PAGE_SCREENS: readonly Screen[] = [
  {
    id: "legal",
    shows: ["/legal"],
    journey: async ({ page, origin }) => {
      await page.goto(`${origin}/legal`);
      await page.getByRole("heading", { name: "Privacy and terms" }).waitFor();
    },
  },
  {
    id: "shortcuts",
    shows: ["shortcuts-dialog"],
    journey: async (stage) => {
      await openHome(stage);
      const { page } = stage;
      const firstShortcut = page.getByRole("dialog").getByText("Choose files");
      // The page listens to keys only after it was painted.
      const pressUntilShown = async () => {
        await page.keyboard.press("?");
        return firstShortcut.isVisible();
      };
      await expect.poll(pressUntilShown, { timeout: PATIENCE_MS }).toBe(true);
    },
  },
  {
    id: "privacy-while-uploading",
    shows: [],
    journey: async (stage) => {
      await startParcel(stage);
      await stage.page.getByRole("link", { name: "Privacy" }).click();
      await stage.page.getByTestId("upload-strip").waitFor();
    },
  },
  {
    id: "blank",
    shows: ["/blank"],
    journey: async ({ page, origin }) => {
      await page.goto(`${origin}/blank`);
      await page.getByRole("contentinfo").waitFor();
    },
  },
  { id: "error", shows: ["/error"], journey: (stage) => openPath(stage, "/error", "error") },
  { id: "not-found", shows: ["/404"], journey: (stage) => openPath(stage, "/404", "not-found") },
  { id: "page-not-found", shows: ["*"], journey: (stage) => openPath(stage, "/nowhere", "page-not-found") },
  {
    id: "unsupported-outdated",
    shows: ["/unsupported/:reason"],
    journey: (stage) => openPath(stage, "/unsupported/outdated", "outdated"),
  },
  {
    id: "unsupported",
    shows: ["/unsupported/:reason"],
    journey: (stage) => openPath(stage, "/unsupported/crypto", "unsupported"),
  },
  {
    id: "unsupported-insecure",
    shows: ["/unsupported/:reason"],
    journey: async (stage) => {
      await stage.page.addInitScript(() => Object.defineProperty(window, "isSecureContext", { value: false }));
      await openPath(stage, "/unsupported/crypto", "unsupported");
      await stage.page.getByText("This address isn't secure").waitFor();
    },
  },
  {
    id: "unsupported-outdated-browser",
    shows: ["/unsupported/:reason"],
    journey: async (stage) => {
      await stage.page.addInitScript(() => Reflect.deleteProperty(window, "CompressionStream"));
      await openPath(stage, "/", "outdated-browser");
    },
  },
  {
    id: "not-started",
    shows: [],
    journey: async ({ page, door, origin }) => {
      door.cut("/assets/index-");
      await page.goto(origin);
      await page.getByText("Nothing here yet?").waitFor();
    },
  },
  {
    id: "promo",
    shows: [],
    journey: async (stage) => {
      await configure(stage, (config) => ({ ...config, UI: { ...config.UI, promo: "Closed on Sunday night" } }));
      await openHome(stage);
      await stage.page.getByText("Closed on Sunday night").waitFor();
    },
  },
  {
    id: "config-loading",
    shows: ["ConfigState.loading"],
    journey: async ({ page, door, origin }) => {
      door.hold("/config");
      await page.goto(`${origin}/legal`);
      await page.getByRole("contentinfo").waitFor();
    },
  },
  {
    id: "files-before-config",
    shows: [],
    journey: async ({ page, door, origin }) => {
      door.hold("/config");
      await page.goto(origin);
      const file = { name: "a letter.txt", mimeType: "text/plain", buffer: Buffer.from("Dear Ada") };
      await page.getByTestId("file-input").setInputFiles(file);
      await page.getByText("One moment").waitFor({ state: "attached" });
    },
  },
  {
    id: "config-failed",
    shows: ["ConfigState.failed.configFailedLead"],
    journey: async ({ page, door, origin }) => {
      door.answer("/config", 500);
      await page.goto(origin);
      await page.getByRole("button", { name: "Try again" }).waitFor();
    },
  },
  {
    id: "config-intercepted",
    shows: ["ConfigState.failed.intercepted"],
    journey: async ({ page, door, origin }) => {
      door.answer("/config", 403, "<p>Sign in</p>");
      await page.goto(origin);
      await page.getByText("A sign-in page or your network answered").waitFor();
    },
  },
  {
    id: "config-silent",
    shows: ["ConfigState.failed.configFailedLead"],
    journey: async ({ page, door, origin }) => {
      door.hold("/config");
      await page.clock.install();
      await page.goto(origin);
      // Loaded after the first view, which waits from then on.
      await page.getByTestId("language").waitFor();
      await page.clock.fastForward(CONFIG_PATIENCE_MS);
      await page.getByRole("button", { name: "Try again" }).waitFor();
    },
  },
  {
    id: "language-chosen",
    shows: ["LanguageSwitch.settled", "LanguageSwitch.changed"],
    journey: async (stage) => {
      await chooseLanguage(stage, "ar");
      await stage.page.locator("html[lang=ar][dir=rtl]").waitFor();
    },
  },
  {
    id: "language-coming",
    shows: ["LanguageSwitch.coming"],
    journey: async (stage) => {
      stage.door.hold("/assets/de-");
      await chooseLanguage(stage, "de");
      await stage.page.locator("select[aria-busy=true]").waitFor();
    },
  },
  {
    id: "language-failed",
    shows: ["LanguageSwitch.failed"],
    journey: async (stage) => {
      stage.door.cut("/assets/de-");
      await chooseLanguage(stage, "de");
      await stage.page.getByText("Couldn't load this language").waitFor();
    },
  },
  {
    id: "list-missing",
    shows: [],
    journey: async (stage) => {
      stage.door.cut("/assets/upload-card");
      await sendLetter(stage);
      await stage.page.getByTestId("chunk-missing").waitFor();
    },
  },
  {
    id: "chunk-missing",
    shows: [],
    journey: async ({ page, door, origin }) => {
      door.cut("/assets/legal-page");
      await page.goto(`${origin}/legal`);
      await page.getByTestId("chunk-missing").waitFor();
    },
  },
  {
    id: "chunk-timeout",
    shows: [],
    journey: async ({ page, door, origin }) => {
      door.hold("/assets/legal-page");
      await page.clock.install();
      await page.goto(`${origin}/legal`);
      await page.getByRole("contentinfo").waitFor();
      await page.clock.fastForward(CHUNK_PATIENCE_MS);
      await page.getByTestId("chunk-missing").waitFor();
    },
  },
  {
    id: "crash",
    shows: [],
    journey: async ({ page, door, origin }) => {
      door.answer("/assets/legal-page", 200, `export function LegalPage() { throw new Error("unforeseen"); }`);
      await page.goto(`${origin}/legal`);
      await page.getByTestId("crash").waitFor();
    },
  },
];
