import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { generatedFiles, staleFiles } from "@envoi/generate";
import { checkRequirementRows, type TestSource } from "../requirements.ts";
import { root } from "../root.ts";
import { runCommand } from "../setup/run-command.mjs";
import { checkAsvs } from "./asvs.ts";
import { checkAdvisories } from "./audit.ts";
import { checkCitations, TEST_FILES } from "./citations.ts";
import { checkCryptoUses } from "./crypto-uses.ts";
import { checkImports } from "./import-directions.ts";
import { checkNewerApis } from "./newer-apis.ts";
import { checkLicences, checkListings, checkLockFile, checkReasons } from "./packages.ts";
import { checkLocales } from "./read-locales.ts";
import { checkRepositoryText } from "./repository-text.ts";
import type { Step, StepResult } from "./run-steps.ts";
import { checkUnboundedReads } from "./unbounded-reads.ts";

/** The steps of `npm run check`. Long steps come first. */
export const CHECKS: readonly Step[] = [
  { name: "types", run: () => runTool("tsc", "-b") },
  { name: "generated files", run: checkGeneratedFiles },
  { name: "advisories", run: checkAdvisories },
  { name: "dead code", run: () => runTool("knip", "--no-progress", "--no-config-hints") },
  { name: "lint and format", run: () => runTool("biome", "check", "--error-on-warnings", "--max-diagnostics=60", ".") },
  { name: "licences", run: checkLicences },
  { name: "import directions", run: checkImports },
  { name: "package listings", run: checkListings },
  { name: "lock file", run: checkLockFile },
  { name: "reasons for dependencies", run: checkReasons },
  { name: "requirements", run: checkRequirements },
  { name: "ASVS", run: checkAsvs },
  { name: "citations", run: checkCitations },
  { name: "uses of cryptography", run: checkCryptoUses },
  { name: "languages", run: checkLocales },
  { name: "oldest browsers", run: checkNewerApis },
  { name: "bounded answers", run: checkUnboundedReads },
  { name: "text of the repository", run: checkRepositoryText },
];

async function runTool(name: string, ...args: readonly string[]): Promise<StepResult> {
  const { code, output } = await runCommand(path.join(root, "node_modules", ".bin", name), args);
  return { problems: code === 0 ? [] : [output.trimEnd()] };
}

/** Omits the plain manifests: generating them needs Helm, and a test compares them. */
async function checkGeneratedFiles(): Promise<StepResult> {
  const files = await generatedFiles();
  const stale = await staleFiles(files);
  const problems = stale.map(({ path: file }) => `${file} is out of date: run \`npm run generate\``);
  return { problems, note: `${files.length} files` };
}

async function checkRequirements(): Promise<StepResult> {
  const read = async (file: string) => ({ file, text: await readFile(path.join(root, file), "utf8") });
  const sources: TestSource[] = [];
  for await (const file of glob(TEST_FILES, { cwd: root, exclude: ["**/node_modules"] }))
    sources.push(await read(file));
  const { text: markdown } = await read("docs/requirements.md");
  const { problems, shown, notYet } = checkRequirementRows(markdown, sources);
  return { problems, note: `${shown} with tests, ${notYet} not yet` };
}
