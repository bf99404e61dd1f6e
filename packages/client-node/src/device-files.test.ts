import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { takeLock } from "./lock-file.ts";
import { makePrivateFolder, readPrivateFile, repairPrivateFolders, writePrivateFile } from "./private-files.ts";
import { TagLog } from "./tag-log.ts";

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "envoi-device-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const modeOf = async (file: string) => ((await stat(file)).mode & 0o777).toString(8);

test("keeps folders and files private, even if their permissions have been widened", async () => {
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

/** Starts a process that runs a script with `takeLock` and `file`. */
function startWithLocks(script: string, file: string) {
  const imports = `import { takeLock } from ${JSON.stringify(new URL("lock-file.ts", import.meta.url).href)};`;
  const source = `${imports}\nconst file = ${JSON.stringify(file)};\n${script}`;
  const options = { stdio: ["ignore", "pipe", "inherit"] as ["ignore", "pipe", "inherit"] };
  return spawn(process.execPath, ["--input-type=module", "-e", source], options);
}

test("a lock has one holder, can be released, and is taken over from a killed process", async () => {
  const file = join(await emptyFolder(), "lock");
  const unlock = await takeLock(file);
  expect(unlock).not.toBeNull();
  expect(await takeLock(file)).toBeNull();
  await unlock?.();
  const child = startWithLocks(`await takeLock(file); console.log("taken"); setInterval(() => {}, 1_000);`, file);
  await once(child.stdout, "data");
  expect(await takeLock(file)).toBeNull();
  child.kill("SIGKILL");
  await once(child, "exit");
  const taken = await takeLock(file);
  expect(taken).not.toBeNull();
  await taken?.();
});

test("only one of many processes holds a lock at a time, even while they take over a stale one", async () => {
  const file = join(await emptyFolder(), "lock");
  await writeFile(file, JSON.stringify({ pid: process.pid, life: "an earlier boot" }));
  await writeFile(`${file}.count`, "0");
  // Increments are lost if two processes increment the count at the same time.
  const script = `
    import { readFile, writeFile } from "node:fs/promises";
    for (let done = 0; done < 50; ) {
      const unlock = await takeLock(file);
      if (unlock === null) continue;
      const count = Number(await readFile(file + ".count", "utf8"));
      await writeFile(file + ".count", String(count + 1));
      await unlock();
      done += 1;
    }`;
  const children = Array.from({ length: 6 }, () => startWithLocks(script, file));
  const codes = await Promise.all(children.map(async (child) => (await once(child, "exit"))[0]));
  expect(codes).toEqual([0, 0, 0, 0, 0, 0]);
  expect(await readFile(`${file}.count`, "utf8")).toBe("300");
  expect(await readdir(join(file, ".."))).toEqual(["lock.count"]);
});

test("a lock without a holder counts as held while it may still be written, and is taken over later", async () => {
  const file = join(await emptyFolder(), "lock");
  for (const content of ["", "x", "-1", "0", '{"pid":0,"life":null}']) {
    await writeFile(file, content);
    expect(await takeLock(file), content).toBeNull();
    const old = new Date(Date.now() - 10_000);
    await utimes(file, old, old);
    const unlock = await takeLock(file);
    expect(unlock, content).not.toBeNull();
    await unlock?.();
  }
});

test("a lock of an earlier process with the same id is taken over", async () => {
  const file = join(await emptyFolder(), "lock");
  const unlock = await takeLock(file);
  const { pid, life } = JSON.parse(await readFile(file, "utf8"));
  await unlock?.();
  await writeFile(file, JSON.stringify({ pid, life }));
  expect(await takeLock(file)).toBeNull();
  await writeFile(file, JSON.stringify({ pid, life: `${life}0` }));
  expect(await takeLock(file)).not.toBeNull();
});

test("makes a folder and the folders in it private, and creates none", async () => {
  const folder = join(await emptyFolder(), "state");
  await repairPrivateFolders(folder);
  await expect(stat(folder)).rejects.toMatchObject({ code: "ENOENT" });
  await makePrivateFolder(join(folder, "sent"));
  for (const wide of [folder, join(folder, "sent")]) await chmod(wide, 0o777);
  await repairPrivateFolders(folder);
  expect([await modeOf(folder), await modeOf(join(folder, "sent"))]).toEqual(["700", "700"]);
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
