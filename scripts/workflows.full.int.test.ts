import { execFile } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { findProgram } from "@envoi/testkit";
import { expect, test } from "vitest";
import { root } from "./root.ts";

const run = promisify(execFile);
const FOLDER = path.join(root, ".github/workflows");
const files = (await readdir(FOLDER)).map((name) => path.join(FOLDER, name));

test("actionlint finds no problems in the workflows", async () => {
  // Shell scripts are checked only where shellcheck happens to be installed, so they are left out.
  const { stdout } = await run(findProgram("actionlint"), ["-shellcheck=", "-pyflakes=", ...files], { cwd: root });
  expect(stdout).toBe("");
});

test("zizmor finds no problems in the workflows", async () => {
  // The program exits with an error if it finds a problem.
  await run(findProgram("zizmor"), ["--offline", "--no-progress", path.join(root, ".github")]);
});

test("workflows use other people's actions only at a commit", async () => {
  for (const file of files) {
    const used = (await readFile(file, "utf8")).matchAll(/uses: (?!\.\/)(\S+)/g);
    for (const [, name] of used) expect(name).toMatch(/@[\da-f]{40}$/);
  }
});
