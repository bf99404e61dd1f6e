import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { launchBrowser } from "../support/browser.ts";
import { type Fixture, startTestSite, type TestSite } from "./fixture.ts";
import { countedText } from "./locale-texts.ts";
import { chooseFiles, chooseLetter, configure, openHome, openLink, PARCEL, startUpload } from "./steps.ts";

/** "5 minutes". */
const FIVE_MINUTES: Readonly<Record<string, string>> = {
  ar: "5 دقائق",
  bg: "5 минути",
  bn: "৫ মিনিট",
  br: "5 munut",
  ca: "5 minuts",
  cs: "5 minut",
  cy: "5 munud",
  da: "5 minutter",
  de: "5 Minuten",
  el: "5 λεπτά",
  "en-CA": "5 minutes",
  "en-GB": "5 minutes",
  "en-US": "5 minutes",
  "es-AR": "5 minutos",
  "es-ES": "5 minutos",
  "es-MX": "5 minutos",
  et: "5 minutit",
  eu: "5 minutu",
  fa: "۵ دقیقه",
  fi: "5 minuuttia",
  fr: "5 minutes",
  gl: "5 minutos",
  he: "5 דקות",
  hi: "5 मिनट",
  hr: "5 minuta",
  hu: "5 perc",
  ia: "5 minutas",
  id: "5 menit",
  it: "5 minuti",
  ja: "5 分",
  ka: "5 წუთი",
  ko: "5분",
  lt: "5 minutės",
  lv: "5 minūtes",
  "nb-NO": "5 minutter",
  nl: "5 minuten",
  "nn-NO": "5 minutt",
  pl: "5 minut",
  "pt-BR": "5 minutos",
  "pt-PT": "5 minutos",
  ro: "5 minute",
  ru: "5 минут",
  sk: "5 minút",
  sl: "5 minut",
  "sv-SE": "5 minuter",
  tr: "5 dakika",
  uk: "5 хвилин",
  vi: "5 phút",
  "zh-CN": "5分钟",
};

/** Languages for which Chromium has no names. */
const UNNAMED: Readonly<Record<string, string>> = {
  br: "brezhoneg",
  cy: "Cymraeg",
  eu: "euskara",
  gl: "galego",
  ia: "interlingua",
  ka: "ქართული",
  "nn-NO": "norsk nynorsk",
};

/** Amounts that together need most plural forms. 0 is excluded, because it cannot be selected. */
const AMOUNTS = [1, 2, 5, 21];

let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite(), launchBrowser("chromium")]);
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

async function languageAt(page: Page, address: string): Promise<string | null> {
  await page.goto(address);
  await page.getByRole("contentinfo").waitFor();
  return page.locator("html").getAttribute("lang");
}

/** Selects each language in the footer, and inspects the page in that language. */
async function inEachLanguage(page: Page, look: (locale: string) => Promise<void>): Promise<void> {
  for (const locale of Object.keys(FIVE_MINUTES)) {
    await page.getByTestId("language").selectOption(locale);
    await page.locator(`html[lang=${locale}]`).waitFor();
    await look(locale);
  }
}

it("the language selected in the footer applies to later visits, until the browser's language is selected again", async () => {
  await site.run(browser, async ({ page, origin }) => {
    expect(await languageAt(page, `${origin}/legal`)).toBe("en-US");
    await page.getByLabel("Language").selectOption("de");
    await page.getByRole("heading", { name: "Datenschutz" }).waitFor();
    expect(await languageAt(page, `${origin}/blank`)).toBe("de");
    await page.getByLabel("Sprache").selectOption("");
    await page.locator("html[lang=en-US]").waitFor();
    expect(await languageAt(page, `${origin}/legal`)).toBe("en-US");
  });
});

it("an address with ?lang= is shown in that language for this visit only", async () => {
  await site.run(browser, async ({ page, origin }) => {
    expect(await languageAt(page, `${origin}/legal?lang=he`)).toBe("he");
    expect(await page.locator("html").getAttribute("dir")).toBe("rtl");
    expect(await languageAt(page, `${origin}/legal`)).toBe("en-US");
  });
});

it("a language selected in the menu replaces the language in the address, and leaves the rest of the address unchanged", async () => {
  await site.run(browser, async ({ page, origin }) => {
    expect(await languageAt(page, `${origin}/legal?from=letter&lang=he#here`)).toBe("he");
    const state = await page.evaluate(() => JSON.stringify(history.state));
    expect(await page.getByTestId("language").inputValue()).toBe("he");
    await page.getByTestId("language").selectOption("fr");
    await page.waitForURL(`${origin}/legal?from=letter#here`);
    expect(await page.evaluate(() => JSON.stringify(history.state))).toBe(state);
    await page.reload();
    await page.locator("html[lang=fr]").waitFor();
  });
});

it("each of the 49 languages formats times in its own words and has its own name in the menu", async () => {
  await site.run(browser, async (fixture) => {
    const { page } = fixture;
    await openHome(fixture);
    await chooseLetter(fixture);
    const menu = page.getByTestId("language");
    const named = await menu
      .locator("option")
      .evaluateAll((options) =>
        options.map((option) => [option.getAttribute("value"), option.textContent?.replaceAll(/[\u200e\u200f]/g, "")]),
      );
    expect(Object.fromEntries(named)).toMatchObject(UNNAMED);
    expect(named.map(([locale]) => locale).sort()).toEqual(["", ...Object.keys(FIVE_MINUTES)].sort());
    await inEachLanguage(page, async (locale) => {
      const shown = await page.getByTestId("time-limit").locator("option").first().textContent();
      expect([locale, shown]).toEqual([locale, FIVE_MINUTES[locale]]);
    });
  });
});

/** Chooses one file per amount, of that many bytes, on a page that offers the same amounts as download limits. */
async function chooseAmounts(fixture: Fixture): Promise<void> {
  await configure(fixture, ({ LIMITS, DEFAULTS, ...config }) => ({
    ...config,
    LIMITS: { ...LIMITS, ANON: { ...LIMITS.ANON, MAX_DOWNLOADS: Math.max(...AMOUNTS) } },
    DEFAULTS: { ...DEFAULTS, DOWNLOAD_COUNTS: AMOUNTS },
  }));
  await openHome(fixture);
  await chooseFiles(fixture, ...AMOUNTS.map((bytes) => ({ name: `${bytes}.pdf`, bytes })));
  await fixture.page.getByTestId("upload-button").waitFor();
}

it("amounts have the correct plural form in each of the 49 languages", async () => {
  await site.run(browser, async (fixture) => {
    const { page, proxy } = fixture;
    await chooseAmounts(fixture);
    await inEachLanguage(page, async (locale) => {
      const sizes = await page.locator("form li > span:nth-of-type(2)").allTextContents();
      const limits = await page.getByTestId("download-limit").locator("option").allTextContents();
      const counted = (id: string) => AMOUNTS.map((amount) => countedText(locale, id, amount));
      expect([locale, sizes, limits]).toEqual([locale, counted("bytes"), counted("downloadsCount")]);
    });
    proxy.hold("/api/ws");
    await page.getByTestId("upload-button").click();
    await page.getByTestId("percent").waitFor();
    await inEachLanguage(page, async (locale) => {
      expect(await page.getByRole("main").textContent()).toContain(countedText(locale, "bytes", 0));
    });
  });
});

it("an upload continues while its sender changes the language, and arrives completely", async () => {
  await site.run(browser, async (fixture) => {
    const { page, proxy } = fixture;
    await openHome(fixture);
    await chooseFiles(fixture, PARCEL);
    await page.getByTestId("password-toggle").check();
    await page.getByTestId("password-input").pressSequentially("correct horse");
    await startUpload(fixture);
    const percent = async () => Number.parseInt((await page.getByTestId("percent").textContent()) ?? "", 10);
    const before = await percent();
    await page.getByTestId("language").selectOption("ar");
    await page.locator("html[lang=ar][dir=rtl]").waitFor();
    expect(await percent()).toBeGreaterThanOrEqual(before);
    proxy.reset();
    const link = await page.getByTestId("dialog-link").inputValue();
    await openLink(fixture, link);
    await page.getByTestId("password-input").pressSequentially("correct horse");
    await page.getByTestId("unlock-button").click();
    await page.getByTestId("file-name").getByText(PARCEL.name).first().waitFor();
    await page.getByTestId("download-button").click();
    await page.getByTestId("download-finished").waitFor();
  });
});

it("arrow keys on the closed menu load only the final language, which is announced", async () => {
  await site.run(browser, async ({ page, origin }) => {
    await page.clock.install();
    await languageAt(page, `${origin}/legal`);
    // Waits for the heading, which receives the focus when it appears.
    await page.getByRole("heading", { name: "Privacy and terms" }).waitFor();
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
    await page.getByTestId("language").focus();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    // Types a single letter: on a busy machine, a second one may arrive too late and start a new search.
    await page.keyboard.press("d");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowDown");
    await page.clock.runFor(1_000);
    await page.locator("html[lang=cy]").waitFor();
    const languages = fetched.flatMap((path) => /^\/assets\/(\w+)-.*\.ftl$/.exec(path)?.[1] ?? []);
    expect(languages.filter((language) => language !== "en")).toEqual(["cy"]);
    expect(await page.getByRole("contentinfo").getByRole("status").textContent()).toMatch(/^Iaith: .*Cymraeg/);
  });
});

it("if the script of the language menu fails to load, the menu is missing but the page works", async () => {
  await site.run(browser, async (fixture) => {
    const { page, proxy } = fixture;
    proxy.cut("/assets/language-menu");
    const gone = page.waitForEvent("requestfailed", (request) => request.url().includes("/assets/language-menu"));
    await openHome(fixture);
    await gone;
    await chooseLetter(fixture);
    expect(await page.getByTestId("language").count()).toBe(0);
    expect(await page.getByTestId("chunk-missing").count()).toBe(0);
    expect(await page.getByTestId("crash").count()).toBe(0);
  });
});

it("a visit to a page whose texts fail to load does not count as the first visit", async () => {
  await site.run(browser, async ({ page, proxy, origin }) => {
    proxy.cut("/assets/en-US");
    await page.goto(origin);
    await page.getByText("Nothing here yet?").waitFor();
    const kept = await page.evaluate(() => Object.keys(localStorage));
    expect(kept).toEqual([]);
    proxy.reset();
    await page.reload();
    await page.getByRole("heading", { name: "Private file sharing, made simple" }).waitFor();
  });
});
