import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, chown, copyFile, mkdir, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { endChild, freePort } from "@envoi/backing-stores";
import { downloadOld, uploadOld } from "@envoi/testkit";
import { expect, onTestFinished, test } from "vitest";
import { generatorBytes } from "../support/generator-bytes.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** A system user that owns no files; switching to that user requires root. */
const SERVICE = { uid: 64_001, gid: 64_001 };

/** Provides Node and a data folder for that user, who can read the repository but not write to it. */
async function openHome() {
  const home = await mkdtemp(join(tmpdir(), "envoi-service-"));
  onTestFinished(() => rm(home, { recursive: true }));
  const data = join(home, "data");
  const node = join(home, "node");
  await copyFile(process.execPath, node);
  await chmod(home, 0o755);
  await chmod(node, 0o755);
  await mkdir(data);
  await chown(data, SERVICE.uid, SERVICE.gid);
  return { node, data };
}

/** Runs a command of package.json as that user. */
function runAsService(
  { node, data }: { node: string; data: string },
  args: string[],
  variables: Record<string, string>,
) {
  const child = spawn(node, ["scripts/run.mjs", ...args], {
    ...SERVICE,
    cwd: ROOT,
    // Passes npm's version as npm itself would, so that the script does not have to find and run npm.
    env: { PATH: "/usr/bin:/bin", HOME: data, npm_config_user_agent: "npm/11.0.0", DATA_DIR: data, ...variables },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => said.push(String(text)));
  onTestFinished(async () => void (await endChild(child, "SIGTERM")));
  return { child, output: () => said.join("") };
}

/** That user's files in a folder and its subfolders. */
async function filesOfService(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.map((entry) => join(entry.parentPath, entry.name));
  const owned = await Promise.all(files.map(async (file) => ((await stat(file)).uid === SERVICE.uid ? [file] : [])));
  return owned.flat();
}

async function awaitExit(child: ChildProcess): Promise<number | null> {
  return child.exitCode ?? (await new Promise<number | null>((resolve) => child.once("exit", resolve)));
}

test("npm start and npm run admin work for a user without write access to the code, and write only to DATA_DIR", async () => {
  const home = await openHome();
  const [port, privatePort] = [await freePort(), await freePort()];
  const origin = `http://localhost:${port}`;
  const where = { PORT: String(port), PRIVATE_PORT: String(privatePort), HOST: "127.0.0.1", BASE_URL: origin };
  const token = join(home.data, "operator-token");
  const { child, output } = runAsService(home, ["start"], { ...where, OPERATOR_TOKEN_FILE: token, DRAIN_SECONDS: "1" });
  await expect.poll(output).toContain("Envoi is ready at");

  const plaintext = generatorBytes(1_000_000);
  const received = await downloadOld(origin, await uploadOld(origin, plaintext));
  expect(received.plaintext.equals(plaintext)).toBe(true);

  const admin = runAsService(home, ["admin", "doctor"], {
    ENVOI_ADMIN_URL: `http://127.0.0.1:${privatePort}`,
    ENVOI_ADMIN_TOKEN: "not-the-token-0123456789abcdef-01234",
  });
  expect(await awaitExit(admin.child)).toBe(1);
  expect(admin.output()).toContain("503: the server cannot read its OPERATOR_TOKEN_FILE");

  expect((await filesOfService(home.data)).length).toBeGreaterThan(2);
  for (const folder of [".cache", "services", "frontend/dist", "packages", "node_modules/.cache"]) {
    // Only the checks create node_modules/.cache.
    if (existsSync(join(ROOT, folder))) expect(await filesOfService(join(ROOT, folder))).toEqual([]);
  }
  child.kill("SIGTERM");
  expect(await awaitExit(child)).toBe(0);
});
