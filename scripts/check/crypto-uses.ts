import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { root } from "../root.ts";
import { findCited } from "./citations.ts";
import type { StepResult } from "./run-steps.ts";

/** Code of the product. Tests, and code that only builds or tests the product, are excluded. */
const SOURCES = ["frontend/src/**/*.{ts,tsx}", "{packages,services}/*/src/**/*.ts"];
const TESTS = ["**/*.{test,contract}.{ts,tsx}", "**/src/testing/**"];

/** Text by which a source uses cryptography: a library, WebCrypto, random bytes, or Redis's own hash function. */
const USE =
  /["'](?:node:crypto|jose(?:\/[^"']+)?|oauth4webapi|openid-client|@noble\/[^"']+|@hpke\/[^"']+)["']|\bcrypto\.subtle\b|\b(?:getRandomValues|randomHex)\b|\bsha1hex\b/;

const PAGE = "docs/security-model.md";
const SECTION = "## Cryptography";

/** The rows of the tables in a section. */
function rowsOf(markdown: string, heading: string): string {
  const [, after = ""] = markdown.split(`\n${heading}\n`);
  const [section = ""] = after.split("\n## ");
  return section
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .join("\n");
}

export function usesCryptography(source: string): boolean {
  return USE.test(source);
}

/**
 * Compares the sources that use cryptography with the paths in the inventory, each of which stands for a file or for all
 * files in a folder.
 *
 * @returns a line for each source that is missing, and for each path in which no source uses cryptography
 */
export function inventoryProblems(inventory: string, sources: readonly string[]): string[] {
  const listed = findCited(inventory).flatMap((cited) =>
    cited.kind === "path" && cited.title === null ? [cited.path] : [],
  );
  const isIn = (file: string, place: string) => file === place || file.startsWith(`${place}/`);
  const missing = sources.filter((file) => !listed.some((place) => isIn(file, place)));
  const unused = listed.filter((place) => !sources.some((file) => isIn(file, place)));
  return [
    ...missing.map((file) => `${file} uses cryptography, but is not in the inventory: "${SECTION}" in ${PAGE}`),
    ...unused.map((place) => `${PAGE}: nothing in ${place} uses cryptography`),
  ];
}

/** Finds code that uses cryptography and is not in the inventory of docs/security-model.md. */
export async function checkCryptoUses(): Promise<StepResult> {
  const sources: string[] = [];
  for await (const file of glob(SOURCES, { cwd: root, exclude: TESTS }))
    if (usesCryptography(await readFile(path.join(root, file), "utf8"))) sources.push(file);
  const inventory = rowsOf(await readFile(path.join(root, PAGE), "utf8"), SECTION);
  return { problems: inventoryProblems(inventory, sources.sort()), note: `${sources.length} files` };
}
