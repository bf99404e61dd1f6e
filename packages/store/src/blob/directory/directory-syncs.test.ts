import { mkdir, mkdtemp, readdir, readlink, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createDirectorySyncs } from "./directory-syncs.ts";

async function openDirectories(below: string): Promise<string[]> {
  const numbers = await readdir("/proc/self/fd");
  const paths = await Promise.all(numbers.map((number) => readlink(`/proc/self/fd/${number}`).catch(() => "")));
  return paths.filter((path) => path.startsWith(below)).toSorted();
}

test("keeps a limited number of directories open after their first sync, and reopens others for each sync", async () => {
  const root = await mkdtemp(join(tmpdir(), "envoi-syncs-"));
  onTestFinished(() => rm(root, { recursive: true }));
  const [one, two, three] = ["1", "2", "3"].map((name) => join(root, name)) as [string, string, string];
  for (const path of [one, two, three]) await mkdir(path);
  const syncs = createDirectorySyncs(2);
  await Promise.all([one, one, two, three].map((path) => syncs.sync(path)));
  await Promise.all([one, three].map((path) => syncs.sync(path)));
  expect(await openDirectories(root)).toEqual([one, two]);
  await syncs[Symbol.asyncDispose]();
  expect(await openDirectories(root)).toEqual([]);
});

test("syncing fails with a BlobStoreError until the directory exists", async () => {
  const root = await mkdtemp(join(tmpdir(), "envoi-syncs-"));
  onTestFinished(() => rm(root, { recursive: true }));
  await using syncs = createDirectorySyncs();
  const path = join(root, "later");
  await expect(syncs.sync(path)).rejects.toMatchObject({ name: "BlobStoreError", fault: "unavailable" });
  await mkdir(path);
  await syncs.sync(path);
  expect(await openDirectories(root)).toEqual([path]);
});
