import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { collectFiles } from "./collect-files.ts";

/** A folder with files whose names are given in Latin-1. Each contains its name. */
async function createFiles(names: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "envoi-collect-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const name of names) {
    const path = Buffer.concat([Buffer.from(`${folder}/`), Buffer.from(name, "latin1")]);
    await mkdir(path.subarray(0, path.lastIndexOf("/")), { recursive: true });
    await writeFile(path, name);
  }
  return folder;
}

test("files whose names are not valid UTF-8 are collected under readable, distinct names", async () => {
  // The last name is valid: it is U+FFFD in UTF-8.
  const folder = await createFiles(["d\xFC/\xE4.txt", "d\xFC/\xF6.txt", "x\xFF", "x\xEF\xBF\xBD"]);
  const renamed: string[] = [];
  const files = await collectFiles([folder], { maxFiles: 10, onRenamed: (name) => renamed.push(name) });
  const relative = (name: string) => name.slice(name.indexOf("/") + 1);
  const contents = await Promise.all(files.map(async (file) => [relative(file.name), await text(file.stream())]));
  expect(Object.fromEntries(contents)).toEqual({
    "d\uFFFD/\uFFFD.txt": "d\xFC/\xE4.txt",
    "d\uFFFD/\uFFFD (2).txt": "d\xFC/\xF6.txt",
    "x\uFFFD": "x\xEF\xBF\xBD",
    "x\uFFFD (2)": "x\xFF",
  });
  expect(renamed.map(relative)).toEqual(["d\uFFFD", "d\uFFFD/\uFFFD.txt", "d\uFFFD/\uFFFD (2).txt", "x\uFFFD (2)"]);
});

test("a name that an argument can't express leads to the folder that contains it", async () => {
  const folder = await createFiles(["x\xFF"]);
  await expect(collectFiles([join(folder, "x\uFFFD")], { maxFiles: 10 })).rejects.toMatchObject({
    code: "not_found",
    message: expect.stringContaining("send the folder"),
  });
});
