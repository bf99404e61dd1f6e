// `npm run next-version`: turns the notes in `.changeset` into the next version. All packages, the chart and the images share
// one version; the notes become a section of CHANGELOG.md.
import { execFile } from "node:child_process";
import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { ROOT } from "./build-packages.ts";

const run = promisify(execFile);

/** Files that name the version, other than the manifests of workspaces. */
const MENTIONS = [
  "package.json",
  "packages/cli/src/program.ts",
  "deploy/helm/Chart.yaml",
  "deploy/helm/values-trial.yaml",
  "deploy/generate/chart/chart-readme.ts",
  "deploy/k8s/README.md",
  "docs/operations.md",
  "README.md",
];

type Plan = { changesets: { summary: string }[]; releases: { oldVersion: string; newVersion: string }[] };

const at = (file: string) => path.join(ROOT, file);
const changeset = (...args: string[]) => run(at("node_modules/.bin/changeset"), args, { cwd: ROOT });

const file = at(".changeset/plan.json");
await changeset("status", "--output", ".changeset/plan.json");
const { changesets, releases }: Plan = JSON.parse(await readFile(file, "utf8"));
await rm(file);
const [release] = releases;
if (release === undefined) throw new Error("there are no notes in .changeset, so there is nothing to release");
await changeset("version");
for (const mention of MENTIONS) {
  const text = await readFile(at(mention), "utf8");
  await writeFile(at(mention), text.replaceAll(release.oldVersion, release.newVersion));
}
const log = await readFile(at("CHANGELOG.md"), "utf8");
const notes = changesets.map(({ summary }) => `- ${summary.trim().replace(/\n(?=.)/g, "\n  ")}\n`).join("");
const date = new Date().toISOString().slice(0, "yyyy-mm-dd".length);
const heading = `## ${release.newVersion} (${date})\n\n${notes}\n`;
await writeFile(
  at("CHANGELOG.md"),
  log.replace(/^## /m, () => `${heading}## `),
);
await run("npm", ["install", "--package-lock-only", "--ignore-scripts"], { cwd: ROOT });
process.stdout.write(`${release.newVersion}: now run npm run generate, and read CHANGELOG.md\n`);
