import { spawn } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { endChild, freePort } from "@envoi/backing-stores";
import { expect, onTestFinished, test } from "vitest";
import { root } from "./root.ts";

const PATIENCE = { timeout: 60_000 };
const FOLDERS = ["frontend", "packages", "scripts", "services", "tools"];
const FILES = ["package.json", "package-lock.json", "tsconfig.base.json"];
const BUILT = new Set(["dist", "node_modules"]);

/** Copies the sources and links the installed packages. */
async function copySources(): Promise<string> {
  await mkdir(path.join(root, ".cache"), { recursive: true });
  const copy = await mkdtemp(path.join(root, ".cache", "dev-"));
  onTestFinished(() => rm(copy, { recursive: true, maxRetries: 10 }));
  for (const name of [...FOLDERS, ...FILES]) {
    await cp(path.join(root, name), path.join(copy, name), {
      recursive: true,
      filter: (source) => !BUILT.has(path.basename(source)),
    });
  }
  const [installed, modules] = [path.join(root, "node_modules"), path.join(copy, "node_modules")];
  await mkdir(modules);
  for (const name of await readdir(installed)) {
    // Links to our own packages are relative, so copied links lead into the copy.
    const [from, to] = [path.join(installed, name), path.join(modules, name)];
    if (name === "@envoi") await cp(from, to, { recursive: true, verbatimSymlinks: true });
    else await symlink(from, to);
  }
  return copy;
}

async function startDev(folder: string) {
  const port = await freePort();
  const child = spawn(process.execPath, ["scripts/run.mjs", "dev"], {
    cwd: folder,
    env: {
      PATH: process.env["PATH"],
      HOME: process.env["HOME"],
      npm_config_user_agent: "npm/11.0.0",
      PORT: String(port),
      PRIVATE_PORT: String(await freePort()),
      DATA_DIR: path.join(folder, "data"),
    },
    stdio: ["pipe", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += String(text)));
  onTestFinished(async () => void (await endChild(child, "SIGTERM")));
  const origin = `http://localhost:${port}`;
  await expect.poll(() => output, PATIENCE).toMatch(/ready at|rror/);
  expect(output).toContain(`Envoi is ready at ${origin}`);
  return { ask: async (address: string) => (await fetch(`${origin}${address}`)).text() };
}

async function edit(file: string, found: string, replacement: string): Promise<void> {
  const text = await readFile(file, "utf8");
  expect(text).toContain(found);
  await writeFile(file, text.replace(found, replacement));
}

test("`npm run dev` serves the page and the services, and both pick up later changes to their sources", async () => {
  const copy = await copySources();
  const { ask } = await startDev(copy);
  expect(await ask("/")).toContain('<div id="root">');
  expect(await ask("/download/0123456789abcdef")).toContain("/@vite/client");
  expect(await ask("/src/main.tsx")).toContain('"#root"');
  expect(JSON.parse(await ask("/__version__"))).toHaveProperty("version");

  await edit(path.join(copy, "frontend/src/main.tsx"), "index.html has no #root", "changed page");
  await expect.poll(() => ask("/src/main.tsx"), PATIENCE).toContain("changed page");
  await edit(path.join(copy, "services/metadata/src/service.ts"), "json(config.version)", 'json("changed service")');
  await expect.poll(() => ask("/__version__"), PATIENCE).toContain("changed service");
});
