import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { takeLock } from "./lock-file.ts";
import { makePrivateFolder, readPrivateFile, writePrivateFile } from "./private-files.ts";
import { TagLog } from "./tag-log.ts";

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "envoi-device-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const modeOf = async (file: string) => ((await stat(file)).mode & 0o777).toString(8);

test("keeps folders and files private, even after their permissions were widened", async () => {
  const folder = join(await emptyFolder(), "a", "b");
  await makePrivateFolder(folder);
  await writePrivateFile(join(folder, "file"), "secret");
  expect([await modeOf(folder), await modeOf(join(folder, "file"))]).toEqual(["700", "600"]);
  await chmod(folder, 0o755);
  await chmod(join(folder, "file"), 0o644);
  await makePrivateFolder(folder);
  expect(new TextDecoder().decode((await readPrivateFile(join(folder, "file"), 100)) ?? undefined)).toBe("secret");
  expect([await modeOf(folder), await modeOf(join(folder, "file"))]).toEqual(["700", "600"]);
});

test("returns null for a missing file, and rejects a file that is too long", async () => {
  const folder = await emptyFolder();
  expect(await readPrivateFile(join(folder, "none"), 10)).toBeNull();
  await writeFile(join(folder, "long"), "12345678901");
  await expect(readPrivateFile(join(folder, "long"), 10)).rejects.toMatchObject({ code: "too_large_file" });
});

test("a lock has one holder, can be released, and is taken over from a killed process", async () => {
  const file = join(await emptyFolder(), "lock");
  const unlock = await takeLock(file);
  expect(unlock).not.toBeNull();
  expect(await takeLock(file)).toBeNull();
  await unlock?.();
  const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
  await writeFile(file, String(child.pid));
  expect(await takeLock(file)).toBeNull();
  child.kill("SIGKILL");
  await once(child, "exit");
  const taken = await takeLock(file);
  expect(taken).not.toBeNull();
  await taken?.();
});

test("a lock file without a process id does not lock", async () => {
  const file = join(await emptyFolder(), "lock");
  for (const content of ["", "x", "-1", "0"]) {
    await writeFile(file, content);
    const unlock = await takeLock(file);
    expect(unlock, content).not.toBeNull();
    await unlock?.();
  }
});

test("reads the tags as stored, and drops a group truncated by a crash", async () => {
  const file = join(await emptyFolder(), "tags");
  const log = new TagLog(file);
  const groups = [
    { first: 0, tags: new Uint8Array(16).fill(1) },
    { first: 1, tags: new Uint8Array(64).fill(2) },
    { first: 70_000, tags: new Uint8Array(32).fill(3) },
  ];
  for (const group of groups) await log.append(group);
  await log.close();
  const whole = await readFile(file);
  expect(await new TagLog(file).readAll()).toEqual(
    groups.map(({ first, tags }) => ({ first, tags: new Uint8Array(tags) })),
  );
  for (const cut of [1, 39, 40]) {
    await writeFile(file, whole.subarray(0, whole.length - cut));
    expect((await new TagLog(file).readAll()).map(({ first }) => first)).toEqual([0, 1]);
  }
  await log.remove();
  expect(await new TagLog(file).readAll()).toEqual([]);
});
