import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { NODE_FLAGS } from "@envoi/dev-stack";
import { DEPLOYED_SERVICES } from "@envoi/topology";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ROOT } from "../root.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "envoi-images-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function run(args: readonly string[], cwd: string): Promise<{ code: unknown; output: string }> {
  const env = { PATH: process.env["PATH"] };
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd, env }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : error.code, output: stdout + stderr }),
    );
  });
}

/** Every file of ours, relative to the image's folder. */
async function filesOf(target: string): Promise<string[]> {
  const files = await readdir(target, { recursive: true });
  return files.filter((file) => !file.startsWith("node_modules/"));
}

const collected = new Map<string, Promise<string>>();

function collect(image: string): Promise<string> {
  const target = collected.get(image) ?? collectAnew(image);
  collected.set(image, target);
  return target;
}

async function collectAnew(image: string): Promise<string> {
  const target = join(folder, image);
  const { code, output } = await run([join(ROOT, "deploy/collect-program.mjs"), image, target], ROOT);
  expect({ code, output }).toEqual({ code: 0, output: "" });
  return target;
}

test.each([...DEPLOYED_SERVICES, "provision"])(
  "the image of %s has all that it runs on, and nothing of the page",
  async (image) => {
    const target = await collect(image);
    const ours = await readdir(join(target, "node_modules/@envoi"));
    expect(ours).toContain("platform");
    for (const other of ["crypto", "client", "frontend", "standalone"]) expect(ours).not.toContain(other);
    const modules = await readdir(join(target, "node_modules"));
    for (const tool of ["vite", "vitest", "typescript", "playwright-core"]) expect(modules).not.toContain(tool);
    // It has read all its modules when it says what it has not been told.
    const { code, output } = await run([...NODE_FLAGS, "--import=@envoi/platform/telemetry", "main.js"], target);
    expect(output).toContain("is needed");
    expect(code).toBe(1);
  },
);

test.each([...DEPLOYED_SERVICES, "provision", "embedded"])(
  "the image of %s has no test and no tool in it",
  async (image) => {
    const files = await filesOf(await collect(image));
    expect(files).toContain("packages/platform/dist/index.js");
    expect(files.filter((file) => /(^|\/)testing(\/|$)|\.test\.|^tools(\/|$)/.test(file))).toEqual([]);
  },
);

test("the image of all in one has the page in other languages too, whose folder is hidden", async () => {
  const target = await collect("embedded");
  const pages = await readdir(join(target, "frontend/dist/.pages"));
  expect(pages).toEqual(expect.arrayContaining(["ar.html", "de.html"]));
});

test("what all images share is in none a second time", async () => {
  const shared = await collect("common");
  const target = join(folder, "janitor-over-common");
  const args = [join(ROOT, "deploy/collect-program.mjs"), "janitor", target, shared];
  expect(await run(args, ROOT)).toMatchObject({ code: 0 });
  const modules = await readdir(join(target, "node_modules"));
  expect(modules).toContain("ioredis");
  expect(await readdir(join(shared, "node_modules"))).toContain("pino");
  expect(modules).not.toContain("pino");
});
