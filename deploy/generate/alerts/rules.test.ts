import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../root.ts";
import { scenarios } from "../testing/alert-scenarios.ts";
import { findProblems, knownMetrics } from "../testing/known-metrics.ts";
import { parseSelectors } from "../testing/read-expression.ts";
import { readRules } from "../testing/read-rules.ts";

const RUNBOOKS = join(ROOT, "docs/runbooks");
const { alerts, recordings, groups } = await readRules();
const names = [...new Set(alerts.map(({ alert }) => alert))].toSorted();
const firing = new Set(scenarios.flatMap(({ fires }) => fires));

test("rules use only existing metrics, labels and values, and select a single release", async () => {
  const known = new Map(await knownMetrics());
  for (const { record } of recordings) known.set(record, new Map());
  const selectors = [...alerts, ...recordings].flatMap(({ expr }) => parseSelectors(expr));
  expect(selectors.flatMap((selector) => findProblems(selector, known))).toEqual([]);
  // The chart replaces these placeholders with the release's name.
  const released = ['job="envoi"', 'namespace="envoi"', 'exported_namespace="envoi"'];
  const unbound = selectors.filter(
    ({ matchers }) =>
      !matchers.some(({ label, operator, value }) => released.includes(`${label}${operator}"${value}"`)),
  );
  expect(unbound).toEqual([]);
});

test("group and record names are unique", () => {
  expect(new Set(groups).size).toBe(groups.length);
  expect(new Set(recordings.map(({ record }) => record)).size).toBe(recordings.length);
});

test("each alert fires with each of its severities in some scenario", () => {
  const all = alerts.map(({ alert, labels }) => `${alert} ${labels.severity}`);
  expect(all.filter((name) => !firing.has(name))).toEqual([]);
  expect([...firing].filter((name) => !all.includes(name))).toEqual([]);
});

test("each alert has a runbook, and each runbook an alert", async () => {
  const pages = (await readdir(RUNBOOKS)).filter((name) => name !== "README.md");
  expect(pages.toSorted()).toEqual(names.map((name) => `${name}.md`));
});

test.each(names)("the runbook for %s has all sections", async (name) => {
  const page = await readFile(join(RUNBOOKS, `${name}.md`), "utf8");
  const headings = Array.from(page.matchAll(/^#+ .*$/gm), ([heading]) => heading);
  expect(headings).toEqual([
    `# ${name}`,
    "## What it means",
    "## How to confirm",
    "## What to do",
    "## How to prevent",
    "## When it is resolved",
  ]);
});

test("the table of alerts in docs/operations.md has a row for each alert", async () => {
  const page = await readFile(join(ROOT, "docs/operations.md"), "utf8");
  const linked = Array.from(page.matchAll(/^\| \[(\w+)\]\(runbooks\/\1\.md\) \|/gm), ([, name]) => name ?? "");
  expect(linked.toSorted()).toEqual(names);
});
