import { fileURLToPath } from "node:url";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import type { Screen } from "./screen.ts";

export const PICTURES = fileURLToPath(new URL("../../test-results/screens/", import.meta.url));
const NARROW = 360;
const HEIGHT = 800;

/** Pairs of width and theme, chosen so that every width occurs exactly once. */
const LOOKS = [
  { theme: "light", widths: [NARROW, 1440] },
  { theme: "dark", widths: [768] },
] as const;

/** Injected in place of the axe script if the page already has it. */
const NO_SCRIPT = ";";

/** Which axe rules apply: all, those about colours, or all others. */
type Rules = "all" | "colours" | "texts";

const COLOURS = "color-contrast";

/** Violations found by axe in the current theme, one line each. The axe script stays in the page. */
export async function findProblems(page: Page, rules: Rules = "all"): Promise<string[]> {
  const hasScript = await page.evaluate(() => "axe" in window);
  const axe = new AxeBuilder(hasScript ? { page, axeSource: NO_SCRIPT } : { page }).setLegacyMode();
  axe.options({
    resultTypes: ["violations"],
    rules: {
      // Axe disables this rule by default, because ligature icon fonts confuse it.
      "label-content-name-mismatch": { enabled: true },
      [COLOURS]: { enabled: rules !== "texts" },
    },
  });
  if (rules === "colours") axe.withRules(COLOURS);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id: rule, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${rule} ${target.join(" ")}: ${failureSummary}`),
  );
}

/** Violations found by axe in both themes, one line each. Screenshots are stored in `test-results/screens`. */
export async function lookAt(page: Page, screen: Screen): Promise<string[]> {
  const problems: string[] = [];
  for (const { theme, widths } of LOOKS) {
    await page.emulateMedia({ colorScheme: theme });
    for (const width of widths) {
      await page.setViewportSize({ width, height: HEIGHT });
      await page.screenshot({ path: `${PICTURES}${screen.id}-${width}-${theme}.png`, fullPage: true });
    }
    const found = await findProblems(page, theme === "light" ? "all" : "colours");
    problems.push(...found.map((problem) => `${theme} ${problem}`));
  }
  return problems;
}

/** Elements of the page or a dialog that are too wide for a phone. */
export async function findOverflow(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: NARROW, height: HEIGHT });
  return page.evaluate(() => {
    const boxes = [document.documentElement, ...document.querySelectorAll("dialog[open]")];
    return boxes
      .filter((box) => box.scrollWidth > box.clientWidth || box.getBoundingClientRect().right > innerWidth)
      .map((box) => `${box.tagName} is ${box.scrollWidth} wide, ends at ${box.getBoundingClientRect().right}`);
  });
}
