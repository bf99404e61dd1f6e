import { glob, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { root } from "../root.ts";
import type { StepResult } from "./run-steps.ts";

/*
 * A page cites a file or folder by its path from the root of the repository, in backticks; a test also by a part of its
 * title, in quotation marks after the path, or by its id in brackets, as docs/requirements.md does.
 */

/** Pages whose citations and links are checked. */
const PAGES = ["docs/asvs.md", "docs/security-model.md"];

/** `title`: part of the title of a test in the file; `null`: the whole file or folder. */
export type Cited = { kind: "path"; path: string; title: string | null } | { kind: "test"; id: string };

/** Folders of the repository. Other text in backticks that contains a slash is not a path. */
const FOLDERS = "packages|services|frontend|tools|deploy|e2e|bench|load-tests|docs|scripts|\\.github";
const PATH = new RegExp(String.raw`\`((?:${FOLDERS})(?:/[\w.@-]+)+)\`(?: "([^"]+)")?`, "g");
const TEST_ID = /\[(R\d+\.\d+[a-z]?)\]/g;
const LINK = /\]\(([^)#\s]*)(?:#([^)\s]*))?\)/g;
const HEADING = /^#+ (.+)$/gm;
/** Tests, and code that builds test titles. */
export const TEST_FILES = ["{packages,services,tools,deploy,frontend}/**/*.{test,contract}.{ts,tsx}", "e2e/**/*.ts"];

/** The tests and files that a text cites, in the order of their kinds. */
export function findCited(text: string): Cited[] {
  const paths = Array.from(
    text.matchAll(PATH),
    ([, file = "", title = null]): Cited => ({ kind: "path", path: file, title }),
  );
  return [...paths, ...Array.from(text.matchAll(TEST_ID), ([, id = ""]): Cited => ({ kind: "test", id }))];
}

/** The anchor that GitHub gives a heading. */
export function anchorOf(heading: string): string {
  const plain = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1").toLowerCase();
  return plain
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replace(/\s/g, "-");
}

/** Ids of all tests that docs/requirements.md may cite. */
async function listTests(): Promise<ReadonlySet<string>> {
  const ids = new Set<string>();
  for await (const file of glob(TEST_FILES, { cwd: root, exclude: ["**/node_modules"] })) {
    for (const [, id = ""] of (await readFile(path.join(root, file), "utf8")).matchAll(TEST_ID)) ids.add(id);
  }
  return ids;
}

const COMMENT = /^\s*(?:\/\/|\/?\*).*$/gm;

/** Whether a file contains part of a title, outside comments. A table writes a vertical bar as `\|`. */
async function hasTitle(file: string, title: string): Promise<boolean> {
  const text = await readFile(path.join(root, file), "utf8");
  return text.replace(COMMENT, "").includes(title.replaceAll("\\|", "|"));
}

async function citedProblem(cited: Cited, tests: ReadonlySet<string>): Promise<string | null> {
  if (cited.kind === "test") return tests.has(cited.id) ? null : `no test has [${cited.id}] in its title`;
  const found = await stat(path.join(root, cited.path)).catch(() => null);
  if (found === null) return `${cited.path} does not exist`;
  if (cited.title === null) return null;
  const isThere = found.isFile() && (await hasTitle(cited.path, cited.title));
  return isThere ? null : `${cited.path} does not contain "${cited.title}"`;
}

async function linkProblem(
  page: string,
  [, file = "", anchor]: readonly (string | undefined)[],
): Promise<string | null> {
  if (/^[a-z]+:/.test(file)) return null;
  const target = file === "" ? page : path.join(path.dirname(page), file);
  const found = await stat(path.join(root, target)).catch(() => null);
  if (found === null) return `${target} does not exist`;
  if (anchor === undefined) return null;
  const text = await readFile(path.join(root, target), "utf8");
  const anchors = Array.from(text.matchAll(HEADING), ([, heading = ""]) => anchorOf(heading));
  return anchors.includes(anchor) ? null : `${target} has no heading #${anchor}`;
}

/**
 * Finds cited tests, files and linked headings that do not exist.
 *
 * @param page - path of the page from the root of the repository
 * @param tests - ids of all tests
 */
export async function citationProblems(page: string, text: string, tests: ReadonlySet<string>) {
  const found = await Promise.all([
    ...findCited(text).map((cited) => citedProblem(cited, tests)),
    ...Array.from(text.matchAll(LINK), (link) => linkProblem(page, link)),
  ]);
  return [...new Set(found)].filter((problem) => problem !== null);
}

/** Finds cited tests, files and linked headings that do not exist, in all of `PAGES`. */
export async function checkCitations(): Promise<StepResult> {
  const tests = await listTests();
  const problems: string[] = [];
  for (const page of PAGES) {
    const found = await citationProblems(page, await readFile(path.join(root, page), "utf8"), tests);
    problems.push(...found.map((problem) => `${page}: ${problem}`));
  }
  return { problems, note: `${PAGES.length} pages` };
}
