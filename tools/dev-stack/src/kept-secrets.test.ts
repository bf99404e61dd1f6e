import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { parseCommandLine, type StackOptions } from "./command-line.ts";
import { openSecrets } from "./kept-secrets.ts";

let dataDirectory: string;
beforeEach(async () => {
  dataDirectory = join(await mkdtemp(join(tmpdir(), "envoi-secrets-")), "data");
});
afterEach(() => rm(join(dataDirectory, ".."), { recursive: true }));

function options(...args: string[]): StackOptions {
  const command = parseCommandLine([...args, "--data-dir", dataDirectory]);
  if (command.kind !== "run") throw new Error("not a command that starts a stack");
  return command.options;
}

test("each data directory has its own passwords, one per purpose, and they stay the same", async () => {
  const first = await openSecrets(dataDirectory, options());
  const again = await openSecrets(dataDirectory, options("--port", "81"));
  expect(first("redis download")).toMatch(/^[0-9a-f]{40}$/);
  expect(again("redis download")).toBe(first("redis download"));
  expect(first("redis metadata")).not.toBe(first("redis download"));
  await rm(dataDirectory, { recursive: true });
  expect((await openSecrets(dataDirectory, options()))("redis download")).not.toBe(first("redis download"));
});

test("only the owner of the data directory can read it", async () => {
  await openSecrets(dataDirectory, options());
  expect((await stat(dataDirectory)).mode & 0o777).toBe(0o700);
  expect((await stat(join(dataDirectory, "secrets.json"))).mode & 0o777).toBe(0o600);
});

test("a data directory with another stack layout is rejected and left unchanged", async () => {
  const first = await openSecrets(dataDirectory, options());
  await expect(openSecrets(dataDirectory, options("--redis-cluster"))).rejects.toThrow(
    "one Redis, one NATS and --minio-drives 1",
  );
  await expect(openSecrets(dataDirectory, options("--minio-drives", "4"))).rejects.toThrow("--minio-drives 4");
  expect((await openSecrets(dataDirectory, options()))("a")).toBe(first("a"));
});
