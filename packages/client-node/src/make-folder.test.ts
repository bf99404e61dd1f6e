import { mkdir, mkdtemp, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { makeFolder } from "./make-folder.ts";

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "envoi-folder-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test("creates a folder and its parents, and returns the first of them", async () => {
  const folder = await emptyFolder();
  expect(await makeFolder(join(folder, "a", "b", "c"), 0o700)).toBe(join(folder, "a"));
  for (const made of ["a", "a/b", "a/b/c"]) expect((await stat(join(folder, made))).mode & 0o777).toBe(0o700);
  expect(await makeFolder(join(folder, "a", "d"))).toBe(join(folder, "a", "d"));
  expect(await makeFolder(join(folder, "a"))).toBeNull();
});

test("several calls can create the same folders at the same time", async () => {
  const folder = await emptyFolder();
  await Promise.all(Array.from({ length: 20 }, () => makeFolder(join(folder, "a", "b"))));
  expect((await stat(join(folder, "a", "b"))).isDirectory()).toBe(true);
});

test("accepts a link to a folder, and rejects files and links to nothing", async () => {
  const folder = await emptyFolder();
  await mkdir(join(folder, "there"));
  await symlink("there", join(folder, "link"));
  expect(await makeFolder(join(folder, "link"))).toBeNull();
  await writeFile(join(folder, "file"), "");
  await symlink("nowhere", join(folder, "lost"));
  for (const name of ["file", "lost", "lost/a"]) {
    await expect(makeFolder(join(folder, name))).rejects.toMatchObject({ code: "EEXIST" });
  }
  await expect(makeFolder(join(folder, "file", "a"))).rejects.toMatchObject({ code: "ENOTDIR" });
});

test("fails at once where no folder can be created", async () => {
  for (const folder of ["/proc/a", "/proc/a/b"]) {
    await expect(makeFolder(folder)).rejects.toMatchObject({ code: "ENOENT", path: "/proc/a" });
  }
});
