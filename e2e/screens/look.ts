import { fileURLToPath } from "node:url";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import type { Screen } from "./screen.ts";

export const PICTURES = fileURLToPath(new URL("../../test-results/screens/", import.meta.url));
const NARROW = 360;
const HEIGHT = 800;

/** Every theme and every width once. */
const LOOKS = [
  { theme: "light", widths: [NARROW, 1440] },
  { theme: "dark", widths: [768] },
] as const;

/** Loaded as a script; exports nothing. */
const NO_SCRIPT = ";";

type Theme = (typeof LOOKS)[number]["theme"];

/**
 * Violations found by axe, one line each. The first theme is checked against all rules; the script stays in the page
 * for the other one.
 */
export async function findProblems(page: Page, theme: Theme = LOOKS[0].theme): Promise<string[]> {
  const isFirst = theme === LOOKS[0].theme;
  const axe = new AxeBuilder(isFirst ? { page } : { page, axeSource: NO_SCRIPT }).setLegacyMode();
  axe.options({ resultTypes: ["violations"] });
  // Only this rule depends on the theme.
  if (!isFirst) axe.withRules("color-contrast");
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id: rule, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${theme} ${rule} ${target.join(" ")}: ${failureSummary}`),
  );
}

/** Violations found by axe in both themes, one line each. Pictures are stored in `test-results/screens`. */
export async function lookAt(page: Page, screen: Screen): Promise<string[]> {
  const problems: string[] = [];
  for (const { theme, widths } of LOOKS) {
    await page.emulateMedia({ colorScheme: theme });
    for (const width of widths) {
      await page.setViewportSize({ width, height: HEIGHT });
      await page.screenshot({ path: `${PICTURES}${screen.id}-${width}-${theme}.png`, fullPage: true });
    }
    problems.push(...(await findProblems(page, theme)));
  }
  return problems;
}

/** Elements too wide for a phone: the page or a dialog on it. */
export async function overflowOf(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: NARROW, height: HEIGHT });
  return page.evaluate(() => {
    const boxes = [document.documentElement, ...document.querySelectorAll("dialog[open]")];
    return boxes
      .filter((box) => box.scrollWidth > box.clientWidth || box.getBoundingClientRect().right > innerWidth)
      .map((box) => `${box.tagName} is ${box.scrollWidth} wide, ends at ${box.getBoundingClientRect().right}`);
  });
}
