import { randomBytes } from "node:crypto";
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type StackProcess, startStackProcess } from "@envoi/dev-stack";
import { call, downloadOld, type OldUpload, post, uploadOld, WHATEVER_THE_LOAD } from "@envoi/testkit";
import { Redis } from "ioredis";
import { expect, inject, onTestFinished, test } from "vitest";
import { generatorBytes } from "../support/generator-bytes.ts";
import { runAdmin } from "../support/run-admin.ts";

/** Copies Redis's append-only file while Redis serves requests, as docs/operations.md says. */
async function backUp(stack: StackProcess, folder: string): Promise<void> {
  const { urls, password } = stack.servers.redis;
  const redis = new Redis(urls[0] ?? "", { password });
  try {
    await redis.config("SET", "auto-aof-rewrite-percentage", "0");
    await redis.bgrewriteaof();
    await expect.poll(() => redis.info("persistence")).toMatch(/aof_rewrite_in_progress:0\r\naof_rewrite_scheduled:0/);
    await cp(join(stack.dataDirectory, "redis", "appendonlydir"), folder, { recursive: true });
    await redis.config("SET", "auto-aof-rewrite-percentage", "100");
  } finally {
    redis.disconnect();
  }
}

/** Replaces everything in Redis by the backup, with the edge closed. */
async function restore(stack: StackProcess, folder: string): Promise<void> {
  await stack.stopProcess("edge");
  await stack.stopProcess("redis");
  const target = join(stack.dataDirectory, "redis", "appendonlydir");
  await rm(target, { recursive: true });
  await cp(folder, target, { recursive: true });
  await stack.startProcess("redis");
}

/** The log lines of all services. */
async function collectLogs(stack: StackProcess, file: string): Promise<void> {
  const folder = join(stack.dataDirectory, "logs");
  const texts = (await readdir(folder)).map((name) => readFile(join(folder, name), "utf8"));
  await writeFile(file, (await Promise.all(texts)).join(""));
}

const send = (stack: StackProcess, dlimit: number) => uploadOld(stack.origin, generatorBytes(20_000), { dlimit });

test("after a restore under traffic, nothing comes back that was deleted, spent or changed since the backup", async () => {
  const folder = await mkdtemp(join(tmpdir(), "envoi-restore-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const OPERATOR_TOKEN_FILE = join(folder, "token");
  await writeFile(OPERATOR_TOKEN_FILE, randomBytes(32).toString("hex"));
  await using stack = await startStackProcess(
    { ...WHATEVER_THE_LOAD, LOG_LEVEL: "info", OPERATOR_TOKEN_FILE },
    { objectStore: inject("objectStore") },
  );
  const operators = stack.processes("operators")[0];
  const admin = (...args: string[]) =>
    runAdmin({ OPERATOR_TOKEN_FILE, ENVOI_ADMIN_URL: `http://${operators?.host}:${operators?.privatePort}` }, ...args);
  const kept = await Promise.all(Array.from({ length: 5 }, () => send(stack, 2)));
  const [deleted, spent, secured] = [await send(stack, 2), await send(stack, 2), await send(stack, 2)];
  await downloadOld(stack.origin, spent);

  const sent: OldUpload[] = [];
  let isOver = false;
  const traffic = Promise.all(
    Array.from({ length: 3 }, async () => {
      while (!isOver) sent.push(await send(stack, 1));
    }),
  );
  await expect.poll(() => sent.length, { timeout: 60_000 }).toBeGreaterThan(5);
  const backupAt = new Date().toISOString();
  const backedUp = sent.length;
  await backUp(stack, join(folder, "backup"));
  await expect.poll(() => sent.length, { timeout: 60_000 }).toBeGreaterThan(backedUp + 5);
  await post(stack.origin, `/api/delete/${deleted.id}`, { owner_token: deleted.ownerToken });
  await downloadOld(stack.origin, spent);
  const auth = randomBytes(64).toString("base64url");
  await post(stack.origin, `/api/password/${secured.id}`, { owner_token: secured.ownerToken, auth });
  isOver = true;
  await traffic;

  const startedAtMs = performance.now();
  await restore(stack, join(folder, "backup"));
  await collectLogs(stack, join(folder, "log"));
  const outcome = await admin("after-restore", backupAt, "--logs", join(folder, "log"), "--reason", "a drill");
  expect(outcome).toMatchObject({ status: 0 });
  await stack.startProcess("edge");
  const seconds = (performance.now() - startedAtMs) / 1_000;

  const statusOf = async ({ id }: OldUpload) => (await call(stack.origin, `/api/exists/${id}`)).status;
  expect(await Promise.all([deleted, spent, secured].map(statusOf))).toEqual([404, 404, 404]);
  for (const upload of kept)
    expect((await downloadOld(stack.origin, upload)).plaintext.equals(upload.plaintext)).toBe(true);
  const statuses = await Promise.all(sent.map(statusOf));
  const lost = statuses.filter((status) => status === 404).length;
  process.stdout.write(
    `${outcome.stdout.trim()}; ${lost} of ${sent.length} uploads lost; closed for ${seconds.toFixed(1)} s\n`,
  );
  expect(statuses.slice(0, backedUp)).not.toContain(404);
});
