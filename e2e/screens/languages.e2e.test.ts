import { ENGINES, type Engine } from "@envoi/testkit";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { createRunner } from "./create-runner.ts";
import { tour } from "./language-tour.ts";
import { layoutProblems } from "./layout-problems.ts";
import { readTexts } from "./locale-texts.ts";
import { findProblems, PICTURES } from "./look.ts";
import { pseudoText } from "./pseudo-text.ts";

const SIZES = [
  { width: 360, height: 800 },
  { width: 1440, height: 900 },
];

type Language = {
  /** Name used for the language's screenshots. */
  name: string;
  locale: string;
  direction: "ltr" | "rtl";
  /** Texts that replace the locale's own texts. */
  texts?: string;
  /** Whether accessibility rules are also checked: in one language per direction, and in one with wide characters. */
  isOpenToEveryone?: boolean;
};

const language = (locale: string): Language => ({ name: locale, locale, direction: "ltr" });

const GERMAN = language("de");
const ARABIC: Language = { ...language("ar"), direction: "rtl", isOpenToEveryone: true };

const LANGUAGES: Readonly<Record<Engine, readonly Language[]>> = {
  chromium: [
    GERMAN,
    language("fr"),
    { ...language("ja"), isOpenToEveryone: true },
    language("zh-CN"),
    ARABIC,
    { ...language("he"), direction: "rtl" },
    language("ru"),
    language("pl"),
    { ...language("en-US"), name: "pseudo", texts: pseudoText(readTexts("en-US")) },
  ],
  firefox: [ARABIC, GERMAN],
};

/**
 * A screen's problems at either width, one line each.
 *
 * @param pictures - path prefix of screenshots; `null` for no screenshots
 */
async function lookIn(page: Page, { locale, direction }: Language, pictures: string | null): Promise<string[]> {
  const html = page.locator("html");
  expect([await html.getAttribute("lang"), await html.getAttribute("dir")]).toEqual([locale, direction]);
  const problems: string[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const found = await layoutProblems(page);
    problems.push(...found.map((problem) => `at ${size.width}: ${problem}`));
    if (pictures !== null) await page.screenshot({ path: `${pictures}-${size.width}.png`, fullPage: true });
  }
  return problems;
}

describe.each(ENGINES)("in %s", (engine) => {
  const run = createRunner(engine);
  it.each(LANGUAGES[engine])("the main screens in $name fit a phone and a desktop", async (language) => {
    const { name, locale, texts, isOpenToEveryone = false } = language;
    const isChromium = engine === "chromium";
    await run(
      async (fixture) => {
        const { page } = fixture;
        if (texts !== undefined) {
          await page.route(`**/assets/${locale}-*.ftl`, (route) => route.fulfill({ body: texts }));
        }
        const problems: string[] = [];
        await tour(fixture, async (screen) => {
          const pictures = isChromium ? `${PICTURES}languages/${name}-${screen}` : null;
          const found = await lookIn(page, language, pictures);
          if (isChromium && isOpenToEveryone) found.push(...(await findProblems(page)));
          problems.push(...found.map((problem) => `${screen} ${problem}`));
        });
        expect(problems).toEqual([]);
      },
      { locale },
    );
  });
});
