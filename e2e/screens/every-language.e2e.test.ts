import { LOCALES } from "@envoi/locales";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { createRunner } from "./create-runner.ts";
import { tour } from "./language-tour.ts";
import { findProblems } from "./look.ts";

/** Timeout for thirteen screens in 49 languages. */
const PATIENCE_MS = 600_000;

const run = createRunner("chromium");

async function switchTo(page: Page, locale: string): Promise<void> {
  // Does not click, because a dialog may cover the menu.
  await page.getByTestId("language").selectOption(locale, { force: true });
  await page.locator(`html[lang="${locale}"]`).waitFor();
}

it(
  "axe finds no violations on the main screens in any language",
  async () => {
    await run(async (fixture) => {
      const { page } = fixture;
      const problems: string[] = [];
      await tour(fixture, async (screen) => {
        for (const locale of LOCALES) {
          await switchTo(page, locale);
          const found = await findProblems(page, "texts");
          problems.push(...found.map((problem) => `${screen} ${locale} ${problem}`));
        }
        await switchTo(page, "en-US");
      });
      expect(problems).toEqual([]);
    });
  },
  PATIENCE_MS,
);
