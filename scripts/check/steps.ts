import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { generatedFiles, staleFiles } from "@envoi/generate";
import { checkRequirementRows, type TestSource } from "../requirements.ts";
import { runCommand } from "../setup/run-command.mjs";
import { readAudit } from "./audit.ts";
import { readImports } from "./import-directions.ts";
import { localesProblems } from "./locales.ts";
import { readNewerApis } from "./newer-apis.ts";
import { packagesWithoutIntegrity, readLicences, readListings, undocumentedDependencies } from "./packages.ts";
import { readLocaleFiles } from "./read-locales.ts";
import { readRepositoryText } from "./repository-text.ts";
import { readUnboundedReads } from "./unbounded-reads.ts";

export interface StepResult {
  /** Empty if the step passed; otherwise everything needed to fix it. */
  readonly problems: readonly string[];
  /** A few words for the output line of the step. */
  readonly note?: string;
}

export interface Step {
  readonly name: string;
  run(): Promise<StepResult>;
}

/** With fewer modules than this, the check has not read the repository. */
const MIN_MODULES = 1_000;
const MIN_PRODUCTION_PACKAGES = 50;
const MIN_BROWSER_MODULES = 200;

/** The steps of `npm run check`, the long ones first. */
export function checkSteps(deps: { readonly root: string; readonly env: NodeJS.ProcessEnv }): Step[] {
  const { root, env } = deps;
  const tool = (name: string, args: readonly string[]) => async (): Promise<StepResult> => {
    const program = path.join(root, "node_modules", ".bin", name);
    const { code, output } = await runCommand(program, args, { cwd: root, env });
    return { problems: code === 0 ? [] : [output.trimEnd()] };
  };
  return [
    { name: "types", run: tool("tsc", ["-b"]) },
    { name: "generated files", run: generated },
    { name: "advisories", run: () => advisories(deps) },
    { name: "dead code", run: tool("knip", ["--no-progress", "--no-config-hints"]) },
    { name: "lint and format", run: tool("biome", ["check", "--error-on-warnings", "--max-diagnostics=60", "."]) },
    { name: "licences", run: () => licences(root) },
    { name: "import directions", run: () => imports(root) },
    { name: "package listings", run: async () => ({ problems: await readListings({ root }) }) },
    { name: "lock file", run: () => lockFile(root) },
    { name: "reasons for dependencies", run: async () => ({ problems: await undocumentedDependencies({ root }) }) },
    { name: "requirements", run: () => requirements(root) },
    { name: "languages", run: () => languages(root) },
    { name: "oldest browsers", run: () => oldestBrowsers(root) },
    { name: "bounded answers", run: async () => ({ problems: await readUnboundedReads({ root }) }) },
    { name: "text of the repository", run: () => repositoryText(deps) },
  ];
}

async function imports(root: string): Promise<StepResult> {
  const { modules, violations } = await readImports({ root });
  if (modules < MIN_MODULES)
    return { problems: [`only ${modules} modules have imports: the check did not read the repository`] };
  return { problems: violations, note: `${modules} modules` };
}

/** Without the plain manifests, which need Helm: a test compares those. */
async function generated(): Promise<StepResult> {
  const files = await generatedFiles();
  const stale = await staleFiles(files);
  const problems = stale.map(({ path: file }) => `${file} is out of date: run \`npm run generate\``);
  return { problems, note: `${files.length} files` };
}

async function lockFile(root: string): Promise<StepResult> {
  const missing = await packagesWithoutIntegrity({ root });
  if (missing.length === 0) return { problems: [] };
  return {
    problems: [...missing, "these have no integrity: delete their entries and run npm install --package-lock-only"],
  };
}

async function licences(root: string): Promise<StepResult> {
  const { checked, problems } = await readLicences({ root });
  if (checked < MIN_PRODUCTION_PACKAGES)
    return { problems: [`only ${checked} packages were found: the check did not read the repository`] };
  return { problems, note: `${checked} packages` };
}

async function advisories(deps: { readonly root: string; readonly env: NodeJS.ProcessEnv }): Promise<StepResult> {
  const result = await readAudit(deps);
  if (result.kind === "unanswered")
    return { problems: [], note: `unknown, the registry did not answer: ${result.reason}` };
  return { problems: result.kind === "vulnerable" ? result.problems : [] };
}

/** Tests, and code that builds test titles. */
const TEST_SOURCES = ["{packages,services,tools,deploy,frontend}/**/*.{test,contract}.{ts,tsx}", "e2e/**/*.ts"];

async function requirements(root: string): Promise<StepResult> {
  const read = async (file: string) => ({ file, text: await readFile(path.join(root, file), "utf8") });
  const sources: TestSource[] = [];
  for await (const file of glob(TEST_SOURCES, { cwd: root, exclude: ["**/node_modules"] }))
    sources.push(await read(file));
  const { text: markdown } = await read("docs/requirements.md");
  const { problems, shown, notYet } = checkRequirementRows(markdown, sources);
  return { problems, note: `${shown} with tests, ${notYet} not yet` };
}

async function languages(root: string): Promise<StepResult> {
  const files = await readLocaleFiles({ root });
  return { problems: localesProblems(files), note: `${files.sources.size} languages` };
}

async function oldestBrowsers(root: string): Promise<StepResult> {
  const { files, problems } = await readNewerApis({ root });
  if (files < MIN_BROWSER_MODULES)
    return { problems: [`only ${files} modules were read: the check did not read the repository`] };
  return { problems, note: `${files} modules` };
}

async function repositoryText(deps: { readonly root: string; readonly env: NodeJS.ProcessEnv }): Promise<StepResult> {
  const { files, problems } = await readRepositoryText(deps);
  return { problems, note: `${files} files` };
}
