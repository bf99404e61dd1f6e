import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLog } from "@envoi/platform";
import { afterAll, beforeAll, expect, test } from "vitest";
import { takeBallast } from "./ballast.ts";

const log = createLog({ level: "silent", service: "test" });
let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "envoi-ballast-"));
});
afterAll(() => rm(directory, { recursive: true }));

const readSize = async (path: string) => (await stat(path).catch(() => null))?.size ?? null;

test("while the disk is not full, the ballast occupies its full size on the disk", async () => {
  const path = join(directory, "taken");
  await using ballast = await takeBallast({ path, bytes: 2_500_000, reserveBytes: 0, log });
  expect(await readSize(path)).toBe(2_500_000);
  expect(await ballast.makeRoom()).toBe(false);
  expect(await readSize(path)).toBe(2_500_000);
});

test("the ballast is not created if it would use space that must stay free", async () => {
  const path = join(directory, "not-taken");
  await using _ballast = await takeBallast({ path, bytes: 1_000, reserveBytes: Number.MAX_SAFE_INTEGER, log });
  expect(await readSize(path)).toBeNull();
});

test("the ballast is removed exactly once when the disk has less free space than the ballast's size", async () => {
  const path = join(directory, "thrown");
  await using _small = await takeBallast({ path, bytes: 1_000, reserveBytes: 0, log });
  // This ballast is larger than any disk, so every disk is treated as full.
  await using ballast = await takeBallast({ path, bytes: 2 ** 60, reserveBytes: 0, log });
  expect(await readSize(path)).toBeNull();
  expect(await ballast.makeRoom()).toBe(false);
});
