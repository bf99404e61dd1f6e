import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { ROOT } from "../root.ts";
import { findProblems, knownMetrics } from "../testing/known-metrics.ts";
import { parseSelectors } from "../testing/read-expression.ts";
import { readRules } from "../testing/read-rules.ts";
import { RUNBOOKS, readRunbooks } from "../testing/read-runbooks.ts";

const runbooks = await readRunbooks();

/** Heading anchors, as GitHub generates them. */
const toAnchor = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\- ]/g, "")
    .replaceAll(" ", "-");

async function leadsSomewhere(link: string): Promise<boolean> {
  const [path = "", anchor] = link.split("#");
  const page = await readFile(resolve(RUNBOOKS, path), "utf8").catch(() => null);
  if (page === null || anchor === undefined) return page !== null;
  return Array.from(page.matchAll(/^#+ (.*)$/gm), ([, heading = ""]) => toAnchor(heading)).includes(anchor);
}

test.each(runbooks)("every link in $name has a target", async ({ text }) => {
  const links = Array.from(text.matchAll(/\]\(([^)]+)\)/g), ([, link = ""]) => link);
  const leads = await Promise.all(links.map(async (link) => [link, await leadsSomewhere(link)] as const));
  expect(leads.filter(([, isThere]) => !isThere)).toEqual([]);
});

test("every query uses existing metrics, labels and values", async () => {
  const known = new Map(await knownMetrics());
  for (const { record } of (await readRules()).recordings) known.set(record, new Map());
  const selectors = runbooks.flatMap(({ queries }) => queries).flatMap(parseSelectors);
  expect(selectors.flatMap((selector) => findProblems(selector, known))).toEqual([]);
});

test("every value that a command sets exists in the chart", async () => {
  const values: unknown = parse(await readFile(resolve(ROOT, "deploy/helm/values.yaml"), "utf8"));
  const isThere = (path: string) => {
    let here: unknown = values;
    for (const key of path.split(".")) {
      if (typeof here !== "object" || here === null || !(key in here)) return false;
      here = (here as Record<string, unknown>)[key];
    }
    return true;
  };
  const set = runbooks.flatMap(({ commands }) =>
    commands.flatMap((command) => Array.from(command.matchAll(/--set ([\w.]+)=/g), ([, path = ""]) => path)),
  );
  // Settings of the services, and names in capitals, which the reader replaces.
  const ofTheChart = set.filter((path) => !path.startsWith("config.") && !/[A-Z]{2}/.test(path));
  expect(ofTheChart.length).toBeGreaterThan(0);
  expect(ofTheChart.filter((path) => !isThere(path))).toEqual([]);
});
