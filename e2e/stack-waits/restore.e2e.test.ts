import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { findProgram } from "@envoi/backing-stores";
import { type StackProcess, startStackProcess } from "@envoi/dev-stack";
import { call, downloadOld, type OldUpload, post, uploadOld, WHATEVER_THE_LOAD } from "@envoi/testkit";
import { Redis } from "ioredis";
import { expect, inject, onTestFinished, test } from "vitest";
import { generatorBytes } from "../support/generator-bytes.ts";
import { runAdmin } from "../support/run-admin.ts";

/** Starts a stack whose operators' commands work. @returns it, a folder for copies, and a function that runs a command */
async function startDrill() {
  const folder = await mkdtemp(join(tmpdir(), "envoi-restore-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const OPERATOR_TOKEN_FILE = join(folder, "token");
  await writeFile(OPERATOR_TOKEN_FILE, randomBytes(32).toString("hex"));
  const variables = { ...WHATEVER_THE_LOAD, LOG_LEVEL: "info", OPERATOR_TOKEN_FILE };
  const stack = await startStackProcess(variables, { objectStore: inject("objectStore") });
  onTestFinished(() => stack[Symbol.asyncDispose]());
  const operators = stack.processes("operators")[0];
  const ENVOI_ADMIN_URL = `http://${operators?.host}:${operators?.privatePort}`;
  return {
    stack,
    folder,
    admin: (...args: string[]) => runAdmin({ OPERATOR_TOKEN_FILE, ENVOI_ADMIN_URL }, ...args),
  };
}

/** Runs MinIO's client, for which the bucket is `store/BUCKET`. */
async function runMc(stack: StackProcess, folder: string, args: readonly string[]): Promise<void> {
  const { endpoint, accessKeyId, secretAccessKey } = stack.servers.s3;
  const { protocol, host } = new URL(endpoint ?? "");
  const env = { ...process.env, MC_HOST_store: `${protocol}//${accessKeyId}:${secretAccessKey}@${host}` };
  await promisify(execFile)(findProgram("mc"), ["--config-dir", join(folder, "mc"), "--quiet", ...args], { env });
}

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
  const { stack, folder, admin } = await startDrill();
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

test("a lost bucket is restored from its copy, and what the copy lacks is found and deleted", async () => {
  const { stack, folder, admin } = await startDrill();
  const bucket = `store/${stack.servers.s3.bucket}`;
  const copy = join(folder, "bucket");
  const kept = await Promise.all(Array.from({ length: 5 }, () => send(stack, 2)));
  const deleted = await send(stack, 2);
  await runMc(stack, folder, ["mirror", bucket, copy]);
  await post(stack.origin, `/api/delete/${deleted.id}`, { owner_token: deleted.ownerToken });
  const newer = await Promise.all(Array.from({ length: 3 }, () => send(stack, 2)));

  await stack.stopProcess("edge");
  await runMc(stack, folder, ["rm", "--recursive", "--force", bucket]);
  const readMissing = async () => JSON.parse((await admin("sweep", "--dry-run", "--json")).stdout).missing.toSorted();
  const ids = (uploads: readonly OldUpload[]) => uploads.map(({ id }) => id).toSorted();
  expect(await readMissing()).toEqual(ids([...kept, ...newer]));
  await runMc(stack, folder, ["mirror", copy, bucket]);
  const missing = await readMissing();
  expect(missing).toEqual(ids(newer));
  for (const id of missing) expect(await admin("delete", id, "--reason", "a drill")).toMatchObject({ status: 0 });
  await stack.startProcess("edge");

  for (const upload of kept)
    expect((await downloadOld(stack.origin, upload)).plaintext.equals(upload.plaintext)).toBe(true);
  for (const { id } of [deleted, ...newer]) expect((await call(stack.origin, `/api/exists/${id}`)).status).toBe(404);
});
