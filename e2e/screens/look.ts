import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import type { Screen } from "./screen.ts";

const PICTURES = new URL("../../test-results/screens/", import.meta.url).pathname;
const NARROW = 360;
const HEIGHT = 800;

/** Every theme and every width once. */
const LOOKS = [
  { theme: "light", widths: [NARROW, 1440] },
  { theme: "dark", widths: [768] },
] as const;

/** What axe finds in both themes, one line each. Pictures are left in `test-results/screens`. */
export async function lookAt(page: Page, { id, hasNoHeading = false }: Screen): Promise<string[]> {
  const problems: string[] = [];
  for (const { theme, widths } of LOOKS) {
    await page.emulateMedia({ colorScheme: theme });
    for (const width of widths) {
      await page.setViewportSize({ width, height: HEIGHT });
      await page.screenshot({ path: `${PICTURES}${id}-${width}-${theme}.png`, fullPage: true });
    }
    // After the pictures: Chromium computes the colours of links anew only when it paints them.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    if (hasNoHeading) axe.disableRules("page-has-heading-one");
    // Of all rules only this one depends on the theme.
    const { violations } = await (theme === "light" ? axe : axe.withRules("color-contrast")).analyze();
    for (const { id: rule, nodes } of violations) {
      problems.push(
        ...nodes.map(({ target, failureSummary }) => `${theme} ${rule} ${target.join(" ")}: ${failureSummary}`),
      );
    }
  }
  return problems;
}

/** What does not fit a phone's width: the page or a dialog on it. */
export async function overflowOf(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: NARROW, height: HEIGHT });
  return page.evaluate(() => {
    const boxes = [document.documentElement, ...document.querySelectorAll("dialog[open]")];
    return boxes
      .filter((box) => box.scrollWidth > box.clientWidth || box.getBoundingClientRect().right > innerWidth)
      .map((box) => `${box.tagName} is ${box.scrollWidth} wide, ends at ${box.getBoundingClientRect().right}`);
  });
}
