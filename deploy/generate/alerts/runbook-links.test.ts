import { readdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../root.ts";

const RUNBOOKS = join(ROOT, "docs/runbooks");
const pages = await readdir(RUNBOOKS);

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

test.each(pages)("every link in %s has a target", async (name) => {
  const text = await readFile(join(RUNBOOKS, name), "utf8");
  const links = Array.from(text.matchAll(/\]\(([^)]+)\)/g), ([, link = ""]) => link);
  const leads = await Promise.all(links.map(async (link) => [link, await leadsSomewhere(link)] as const));
  expect(leads.filter(([, isThere]) => !isThere)).toEqual([]);
});
