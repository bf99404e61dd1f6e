import { type ChildProcess, execFile, spawn } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { endChild, freePort } from "@envoi/backing-stores";
import { downloadOld, uploadOld } from "@envoi/testkit";
import { expect, onTestFinished, test } from "vitest";
import { generatorBytes } from "../support/generator-bytes.ts";

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** Entries of the working folder that a fresh clone does not contain. */
const MADE = new Set([".cache", ".git", "dist", "node_modules", "test-results", "tsconfig.tsbuildinfo"]);

/** Creates a clone in a folder with this name, with installed dependencies. */
async function cloneIn(name: string): Promise<string> {
  // The folder is on the same disk as the dependencies, so that hard links to them cost neither time nor space.
  await mkdir(join(ROOT, ".cache"), { recursive: true });
  const directory = await mkdtemp(join(ROOT, ".cache", "clone-"));
  onTestFinished(() => rm(directory, { recursive: true }));
  const clone = join(directory, name);
  await mkdir(clone);
  for (const entry of await readdir(ROOT)) {
    if (MADE.has(entry)) continue;
    await cp(join(ROOT, entry), join(clone, entry), {
      recursive: true,
      filter: (source) => !MADE.has(basename(source)),
    });
  }
  await run("cp", ["-al", join(ROOT, "node_modules"), join(clone, "node_modules")]);
  return clone;
}

/** Runs `npm start` in the clone, so that the data folder also has an odd name. */
async function startIn(clone: string) {
  const port = await freePort();
  const child: ChildProcess = spawn(process.execPath, ["scripts/run.mjs", "start"], {
    cwd: clone,
    env: {
      PATH: process.env["PATH"],
      HOME: process.env["HOME"],
      npm_config_user_agent: "npm/11.0.0",
      PORT: String(port),
      PRIVATE_PORT: String(await freePort()),
      DRAIN_SECONDS: "1",
    },
    stdio: ["pipe", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (text) => (said += String(text)));
  onTestFinished(async () => void (await endChild(child, "SIGTERM")));
  await expect.poll(() => said, { timeout: 300_000 }).toMatch(/ready at|could not|rror/);
  expect(said).toContain(`Envoi is ready at http://localhost:${port}`);
  return { origin: `http://localhost:${port}`, output: () => said };
}

const LONG = "folder with a long name ".repeat(9);

test.each([
  ["what addresses and patterns give a meaning", "a#1 ?b %41 100% [c] {d} !"],
  ["what shells give a meaning", 'it\'s "q" & $HOME; `x` | (y) :z'],
  ["other letters, a picture, blanks at the ends, and many letters", ` é ü 日本 😀 ${LONG}`],
])("npm start builds and runs in a folder whose name has %s [R9.33]", async (_what, name) => {
  const clone = await cloneIn(name);
  const dataDirectory = join(clone, "..", `data ${name}`);
  await writeFile(
    join(clone, ".env"),
    `\uFEFF# Settings\r\nDATA_DIR='${dataDirectory.replaceAll("'", "")}'\r\nUI_COLOUR=red\r\n`,
  );
  const { origin, output } = await startIn(clone);
  expect(output()).toMatch(/"?name"?: ?"UI_COLOUR"/);

  const page = await (await fetch(origin)).text();
  const [, script = ""] = /<script[^>]* src="([^"]+)"/.exec(page) ?? [];
  const answer = await fetch(origin + script, { headers: { "Accept-Encoding": "br" } });
  expect([answer.status, answer.headers.get("content-encoding")]).toEqual([200, "br"]);
  expect(await answer.text()).toEqual(await readFile(join(clone, "frontend", "dist", script), "utf8"));

  const plaintext = generatorBytes(1_000_000);
  const received = await downloadOld(origin, await uploadOld(origin, plaintext));
  expect(received.plaintext.equals(plaintext)).toBe(true);
  expect((await readdir(dataDirectory.replaceAll("'", ""))).length).toBeGreaterThan(1);
});
