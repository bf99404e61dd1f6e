import { HELP_PATH } from "@envoi/brand";
import { expect } from "vitest";
import { type Fixture, PATIENCE_MS } from "./fixture.ts";
import type { Screen } from "./screen.ts";
import { BRAND_TEXTS_PATH, configure, openHome, sendLetter, startParcel, withBrand } from "./steps.ts";

const CONFIG_PATIENCE_MS = 15_000;
const CHUNK_PATIENCE_MS = 120_000;

async function openPath({ page, origin }: Fixture, path: string, testId: string): Promise<void> {
  await page.goto(`${origin}${path}`);
  await page.getByTestId(testId).waitFor();
}

async function chooseLanguage(fixture: Fixture, language: string): Promise<void> {
  await openHome(fixture);
  await fixture.page.getByLabel("Language").selectOption(language);
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
    id: "help",
    shows: [HELP_PATH],
    journey: async (fixture) => {
      await withBrand(fixture);
      await fixture.page.goto(`${fixture.origin}${HELP_PATH}`);
      await fixture.page.getByText("Ask the sender for the whole link").waitFor();
    },
  },
  {
    id: "help-unreachable",
    shows: [],
    journey: async (fixture) => {
      await withBrand(fixture);
      fixture.proxy.answer(BRAND_TEXTS_PATH, 503);
      await fixture.page.goto(`${fixture.origin}${HELP_PATH}`);
      await fixture.page.getByRole("button", { name: "Try again" }).waitFor();
    },
  },
  {
    id: "home-branded",
    shows: [],
    journey: async (fixture) => {
      await withBrand(fixture);
      await openHome(fixture);
      await fixture.page.getByText("A service of Nordlicht Ltd.").waitFor();
    },
  },
  {
    id: "shortcuts",
    shows: ["ShortcutsDialog"],
    journey: async (fixture) => {
      await openHome(fixture);
      const { page } = fixture;
      const firstShortcut = page.getByRole("dialog").getByText("Choose files");
      // The page listens for keys only after it has been painted.
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
    journey: async (fixture) => {
      await startParcel(fixture);
      await fixture.page.getByRole("link", { name: "Privacy" }).click();
      await fixture.page.getByTestId("upload-strip").waitFor();
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
  { id: "error", shows: ["/error"], journey: (fixture) => openPath(fixture, "/error", "error") },
  { id: "not-found", shows: ["/404"], journey: (fixture) => openPath(fixture, "/404", "not-found") },
  { id: "page-not-found", shows: ["*"], journey: (fixture) => openPath(fixture, "/nowhere", "page-not-found") },
  {
    id: "unsupported-outdated",
    shows: ["/unsupported/:reason"],
    journey: (fixture) => openPath(fixture, "/unsupported/outdated", "outdated"),
  },
  {
    id: "unsupported",
    shows: ["/unsupported/:reason"],
    journey: (fixture) => openPath(fixture, "/unsupported/crypto", "unsupported"),
  },
  {
    id: "unsupported-insecure",
    shows: ["/unsupported/:reason"],
    journey: async (fixture) => {
      await fixture.page.addInitScript(() => Object.defineProperty(window, "isSecureContext", { value: false }));
      await openPath(fixture, "/unsupported/crypto", "unsupported");
      await fixture.page.getByText("This address isn't secure").waitFor();
    },
  },
  {
    id: "unsupported-outdated-browser",
    shows: ["/unsupported/:reason"],
    journey: async (fixture) => {
      await fixture.page.addInitScript(() => Reflect.deleteProperty(window, "CompressionStream"));
      await openPath(fixture, "/", "outdated-browser");
    },
  },
  {
    id: "not-started",
    shows: [],
    journey: async ({ page, proxy, origin }) => {
      proxy.cut("/assets/index-");
      await page.goto(origin);
      await page.getByText("Nothing here yet?").waitFor();
    },
  },
  {
    id: "promo",
    shows: [],
    journey: async (fixture) => {
      await configure(fixture, (config) => ({ ...config, UI: { ...config.UI, promo: "Closed on Sunday night" } }));
      await openHome(fixture);
      await fixture.page.getByText("Closed on Sunday night").waitFor();
    },
  },
  {
    id: "config-loading",
    shows: ["ConfigState.loading"],
    journey: async ({ page, proxy, origin }) => {
      proxy.hold("/config");
      await page.goto(`${origin}/legal`);
      await page.getByRole("contentinfo").waitFor();
    },
  },
  {
    id: "files-before-config",
    shows: [],
    journey: async ({ page, proxy, origin }) => {
      proxy.hold("/config");
      await page.goto(origin);
      const file = { name: "a letter.txt", mimeType: "text/plain", buffer: Buffer.from("Dear Ada") };
      await page.getByTestId("file-input").setInputFiles(file);
      await page.getByText("One moment").waitFor({ state: "attached" });
    },
  },
  {
    id: "config-failed",
    shows: ["ConfigState.failed.configFailedLead"],
    journey: async ({ page, proxy, origin }) => {
      proxy.answer("/config", 500);
      await page.goto(origin);
      await page.getByRole("button", { name: "Try again" }).waitFor();
    },
  },
  {
    id: "config-intercepted",
    shows: ["ConfigState.failed.intercepted"],
    journey: async ({ page, proxy, origin }) => {
      proxy.answer("/config", 403, "<p>Sign in</p>");
      await page.goto(origin);
      await page.getByText("A sign-in page or your network answered").waitFor();
    },
  },
  {
    id: "config-silent",
    shows: ["ConfigState.failed.configFailedLead"],
    journey: async ({ page, proxy, origin }) => {
      proxy.hold("/config");
      await page.clock.install();
      await page.goto(origin);
      // The language menu appears after the first view. After that, the page waits for the configuration.
      await page.getByTestId("language").waitFor();
      await page.clock.fastForward(CONFIG_PATIENCE_MS);
      await page.getByRole("button", { name: "Try again" }).waitFor();
    },
  },
  {
    id: "language-chosen",
    shows: ["LanguageSwitch.settled", "LanguageSwitch.changed"],
    journey: async (fixture) => {
      await chooseLanguage(fixture, "ar");
      await fixture.page.locator("html[lang=ar][dir=rtl]").waitFor();
    },
  },
  {
    id: "language-coming",
    shows: ["LanguageSwitch.coming"],
    journey: async (fixture) => {
      fixture.proxy.hold("/assets/de-");
      await chooseLanguage(fixture, "de");
      await fixture.page.locator("select[aria-busy=true]").waitFor();
    },
  },
  {
    id: "language-failed",
    shows: ["LanguageSwitch.failed"],
    journey: async (fixture) => {
      fixture.proxy.cut("/assets/de-");
      await chooseLanguage(fixture, "de");
      await fixture.page.getByText("Couldn't load this language").waitFor();
    },
  },
  {
    id: "list-missing",
    shows: [],
    journey: async (fixture) => {
      fixture.proxy.cut("/assets/upload-card");
      await sendLetter(fixture);
      await fixture.page.getByTestId("chunk-missing").waitFor();
    },
  },
  {
    id: "chunk-missing",
    shows: [],
    journey: async ({ page, proxy, origin }) => {
      proxy.cut("/assets/legal-page");
      await page.goto(`${origin}/legal`);
      await page.getByTestId("chunk-missing").waitFor();
    },
  },
  {
    id: "chunk-timeout",
    shows: [],
    journey: async ({ page, proxy, origin }) => {
      proxy.hold("/assets/legal-page");
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
    journey: async ({ page, proxy, origin }) => {
      proxy.answer("/assets/legal-page", 200, `export function LegalPage() { throw new Error("unforeseen"); }`);
      await page.goto(`${origin}/legal`);
      await page.getByTestId("crash").waitFor();
    },
  },
];
