import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@envoi/backing-stores";
import { NODE_FLAGS } from "@envoi/dev-stack";
import { DEPLOYED_SERVICES } from "@envoi/topology";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
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

/** All our own files in the image, relative to its folder. */
async function listFiles(target: string): Promise<string[]> {
  const files = await readdir(target, { recursive: true });
  return files.filter((file) => !/(^|\/)node_modules\//.test(file));
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
  "the %s image has everything it needs to run, and no page code",
  async (image) => {
    const target = await collect(image);
    const ours = await readdir(join(target, "node_modules/@envoi"));
    expect(ours).toContain("platform");
    for (const other of ["crypto", "client", "frontend", "standalone"]) expect(ours).not.toContain(other);
    const modules = await readdir(join(target, "node_modules"));
    for (const tool of ["vite", "vitest", "typescript", "playwright-core"]) expect(modules).not.toContain(tool);
    // A program that reports missing settings has already loaded all its modules.
    const { code, output } = await run([...NODE_FLAGS, "--import=@envoi/platform/telemetry", "main.js"], target);
    expect(output).toContain("is needed");
    expect(code).toBe(1);
  },
);

test.each([...DEPLOYED_SERVICES, "provision", "embedded"])(
  "the %s image contains neither tests nor tools",
  async (image) => {
    const files = await listFiles(await collect(image));
    expect(files).toContain("packages/platform/dist/index.js");
    expect(files.filter((file) => /(^|\/)testing(\/|$)|\.test\.|^tools(\/|$)/.test(file))).toEqual([]);
  },
);

test("the operators image has their command line, but its server cannot import the code that opens reports", async () => {
  const target = await collect("operators");
  const admin = ["--conditions=envoi-built", join(target, "bin/envoi-admin")];
  const key = join(folder, "report-key.json");
  const made = await run([...admin, "report", "new-key", "--out", key], folder);
  expect(made).toEqual({ code: 0, output: expect.stringMatching(/^REPORT_PUBLIC_KEY=/) });
  expect(await run([...admin, "list"], folder)).toEqual({ code: 1, output: expect.stringContaining("--token-file") });
  const server = join(target, "services/operators");
  const loading = ["--conditions=envoi-built", "--input-type=module", "--eval", 'await import("@envoi/crypto/report")'];
  expect(await run(loading, server)).toMatchObject({
    code: 1,
    output: expect.stringContaining("ERR_MODULE_NOT_FOUND"),
  });
});

test("the embedded image also contains the hidden folder with the page's other languages", async () => {
  const target = await collect("embedded");
  const pages = await readdir(join(target, "frontend/dist/.pages"));
  expect(pages).toEqual(expect.arrayContaining(["ar.html", "de.html"]));
});

test("no image contains the shared modules twice", async () => {
  const shared = await collect("common");
  const target = join(folder, "janitor-over-common");
  const args = [join(ROOT, "deploy/collect-program.mjs"), "janitor", target, shared];
  expect(await run(args, ROOT)).toMatchObject({ code: 0 });
  const modules = await readdir(join(target, "node_modules"));
  expect(modules).toContain("ioredis");
  expect(await readdir(join(shared, "node_modules"))).toContain("pino");
  expect(modules).not.toContain("pino");
});

const assetsOf = (target: string) => join(target, "frontend/dist/assets");

/** @param previous - folder of the previous release's image, or empty. @returns the folder of the image's program */
async function collectOver(previous: string, name: string): Promise<string> {
  const target = join(folder, name, "envoi");
  const args = [join(ROOT, "deploy/collect-program.mjs"), "web-origin", target, "", previous];
  expect(await run(args, ROOT)).toMatchObject({ code: 0 });
  return target;
}

/** Adds a file that belongs only to the release of this image. */
async function addAsset(target: string, name: string): Promise<void> {
  await writeFile(join(assetsOf(target), name), name);
  const list = join(target, "frontend/dist/.assets.json");
  await writeFile(list, JSON.stringify([...JSON.parse(await readFile(list, "utf8")), name]));
}

/** Starts the image's program and requests this path from it. */
async function fetchFrom(target: string, path: string): Promise<Response> {
  const port = await freePort();
  const env = { PATH: process.env["PATH"], HOST: "127.0.0.1", PORT: `${port}`, PRIVATE_PORT: "0", LOG_LEVEL: "warn" };
  const server = spawn(process.execPath, [...NODE_FLAGS, "main.js"], {
    cwd: target,
    env: { ...env, BASE_URL: "https://envoi.example" },
    stdio: "inherit",
  });
  try {
    return await vi.waitFor(() => fetch(`http://127.0.0.1:${port}${path}`));
  } finally {
    server.kill();
    await once(server, "exit");
  }
}

test("an image has the previous release's assets for open pages, but no older ones", async () => {
  const first = await collectOver("", "first");
  const [shared = ""] = await readdir(assetsOf(first));
  await writeFile(join(assetsOf(first), shared), "of the first release");
  await addAsset(first, "legal-page-AAAAAAAA.js");

  const second = await collectOver(join(folder, "first"), "second");
  const own = await readdir(join(ROOT, "frontend/dist/assets"));
  expect((await readdir(assetsOf(second))).sort()).toEqual([...own, "legal-page-AAAAAAAA.js"].sort());
  expect(await readFile(join(assetsOf(second), shared))).toEqual(
    await readFile(join(ROOT, "frontend/dist/assets", shared)),
  );
  const answer = await fetchFrom(second, "/assets/legal-page-AAAAAAAA.js");
  expect(answer.headers.get("Cache-Control")).toContain("immutable");
  expect(await answer.text()).toBe("legal-page-AAAAAAAA.js");

  await addAsset(second, "legal-page-BBBBBBBB.js");
  const third = await collectOver(join(folder, "second"), "third");
  expect((await readdir(assetsOf(third))).sort()).toEqual([...own, "legal-page-BBBBBBBB.js"].sort());
});

test("rejects a previous image that contains no page", async () => {
  await collect("janitor");
  const args = [join(ROOT, "deploy/collect-program.mjs"), "web-origin", join(folder, "over-janitor"), "", folder];
  expect(await run(args, ROOT)).toMatchObject({ code: 1, output: expect.stringContaining("ENOENT") });
});
