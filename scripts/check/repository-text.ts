import type { Dirent } from "node:fs";
import { glob, readFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { lintSource } from "@secretlint/core";
import { creator } from "@secretlint/secretlint-rule-preset-recommend";
import { root } from "../root.ts";
import { runCommand } from "../setup/run-command.mjs";
import { countedResult, type StepResult } from "./run-steps.ts";

/** A type of text, other than secrets, that files with a matching path must not contain. */
interface Finding {
  readonly what: string;
  readonly pattern: RegExp;
  readonly files: RegExp;
}

const NOT_OURS = new Set([".cache", ".git", "coverage", "data", "dist", "node_modules", "test-results"]);

const CODE = /\.(ts|tsx|mjs|cjs|js)$/;

const FINDINGS: readonly Finding[] = [
  { what: "the address of a package host", pattern: /"resolved": "(https?|git)/, files: /(^|\/)package-lock\.json$/ },
  { what: "a module mock (pass a fake in instead)", pattern: /\bvi\.(mock|doMock)\(/, files: CODE },
  { what: "a skipped or focused test", pattern: /\b(it|test|describe)\.(skip|only|todo|skipIf|runIf)\b/, files: CODE },
  {
    // Playwright emulates `fill` in Firefox with a page script. React intercepts changes made by scripts and ignores
    // the input event.
    what: "a field that is filled at once, which does nothing in Firefox (use pressSequentially)",
    pattern: /\bgetByTestId\([^)]*\)\.fill\(/,
    files: /^e2e\/screens\//,
  },
];

const SECRETS = {
  rules: [
    {
      id: "@secretlint/secretlint-rule-preset-recommend",
      rule: creator,
      rules: [
        {
          id: "@secretlint/secretlint-rule-aws",
          options: { enableIDScanRule: true },
          allowMessageIds: ["AWSAccountID"],
        },
      ],
    },
  ],
};

/** @returns the types of secrets in a file, with line numbers */
export async function secretProblems(file: string, text: string): Promise<string[]> {
  const source = { filePath: file, content: text, ext: path.extname(file), contentType: "text" as const };
  const { messages } = await lintSource({ source, options: { config: SECRETS } });
  return messages.map(({ loc, messageId }) => `${file}:${loc.start.line}: a secret (${messageId})`);
}

/**
 * The forbidden text in one file.
 *
 * @param file - path from the root of the repository
 * @param machinePaths - folders of this machine, such as the user's home, that no file may name
 * @returns one line per problem, with the line number
 */
export function textProblems(file: string, text: string, machinePaths: readonly string[]): string[] {
  const found: string[] = [];
  const report = (what: string, index: number) =>
    found.push(`${file}:${text.slice(0, index).split("\n").length}: ${what}`);
  for (const { what, pattern, files } of FINDINGS) {
    const match = files.test(file) ? pattern.exec(text) : null;
    if (match !== null) report(what, match.index);
  }
  for (const folder of machinePaths) {
    const index = text.indexOf(folder);
    if (index !== -1) report("a path of this machine", index);
  }
  return found;
}

/** {@link textProblems} and {@link secretProblems} of every file that is, or could be, committed. */
export async function checkRepositoryText(): Promise<StepResult> {
  const files = await listFiles();
  const machinePaths = [root, os.homedir()].filter(isTelling).map((folder) => `${folder}${path.sep}`);
  const problems: string[] = [];
  for (const file of files) {
    const body = await readFile(path.join(root, file)).catch(() => null);
    if (body === null || body.includes(0)) continue;
    const text = body.toString("utf8");
    problems.push(...textProblems(file, text, machinePaths), ...(await secretProblems(file, text)));
  }
  return countedResult(problems, files.length, "files");
}

/** Whether a path is specific enough to search for: short paths such as `/src` also occur with other meanings. */
function isTelling(folder: string): boolean {
  return folder === "/root" || folder.split(path.sep).length > 2;
}

/** Lists the repository's files: with git, all except ignored files; without a git repository, all files. */
async function listFiles(): Promise<string[]> {
  const { code, stdout } = await runCommand("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
  if (code === 0) return stdout.split("\0").filter((file) => file !== "");
  const exclude = (entry: Dirent) => entry.isDirectory() && NOT_OURS.has(entry.name);
  const files: string[] = [];
  for await (const entry of glob("**/*", { cwd: root, withFileTypes: true, exclude })) {
    if (entry.isFile()) files.push(path.relative(root, path.join(entry.parentPath, entry.name)));
  }
  return files;
}
