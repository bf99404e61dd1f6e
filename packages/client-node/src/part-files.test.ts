import {
  chmod,
  chown,
  link,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Metadata } from "@envoi/protocol";
import { ARCHIVE_TYPE } from "@envoi/protocol";
import { expect, onTestFinished, test } from "vitest";
import {
  finishPartFiles,
  type IfExists,
  MAX_FOLDERS,
  type PartFile,
  preparePartFiles,
  removePartFiles,
} from "./part-files.ts";
import { measureParts, PartWriter } from "./part-writer.ts";
import { listFiles } from "./receive-files.ts";

const MiB = 1_048_576;

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "envoi-parts-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const bytes = (text: string) => new TextEncoder().encode(text);
const whole = (parts: readonly (PartFile | null)[]) => parts.filter((part) => part !== null);

async function listAll(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return names.map((name) => name.slice(folder.length + 1)).toSorted();
}

const metadataOf = (names: readonly string[]): Metadata => ({
  name: "archive",
  size: names.length,
  type: ARCHIVE_TYPE,
  manifest: { files: names.map((name) => ({ name, size: 1, type: "" })) },
});

test.each([
  ["../../outside"],
  ["/etc/outside"],
  ["a/../../../outside"],
  ["..\\..\\outside"],
  ["C:\\Windows\\outside"],
  ["\\\\server\\share\\outside"],
  ["a/./b/../outside\u0000.txt"],
  ["con"],
  ["lpt1.txt"],
  ["~/outside"],
  ["\u202Eoutside"],
  [""],
  ["."],
  ["..."],
])("keeps a hostile name below the folder, and makes it valid on every system: %j", async (name) => {
  const folder = await emptyFolder();
  const inside = join(folder, "in");
  const parts = await preparePartFiles(inside, listFiles(metadataOf([name])), { ifExists: "fail", tag: "tag" });
  const writer = await PartWriter.open(whole(parts));
  await writer.write(bytes("x"));
  await writer.finish();
  const [file = ""] = await finishPartFiles(whole(parts), "fail");
  expect(file.startsWith(`${inside}/`)).toBe(true);
  expect(file).not.toMatch(/[\p{Cc}\u202e]|\.\.|:/u);
  expect((await listAll(folder)).every((found) => found.startsWith("in/"))).toBe(true);
});

test("keeps names distinct that some file systems treat as equal", async () => {
  const names = listFiles(metadataOf(["a", "A", "a", "a/b", "\u00e9", "e\u0301"])).map(({ name }) => name);
  expect(new Set(names.map((name) => name.toLowerCase().normalize())).size).toBe(names.length);
});

test.each([
  ["a.jpg", "photos/2026/a.jpg", "photos/2026/a.jpg"],
  ["a.jpg", "../a.jpg", "a.jpg"],
  ["photos/a.jpg", "photos/a.jpg", "photos/a.jpg"],
  ["a.jpg", "photos/b.jpg", "a.jpg"],
  ["jpg", "photos/a.jpg", "jpg"],
])("one file named %j, and %j in the manifest, is saved as %j", (name, path, saved) => {
  const metadata = { name, size: 1, type: "image/jpeg", manifest: { files: [{ name: path, size: 1, type: "" }] } };
  expect(listFiles(metadata).map((file) => file.name)).toEqual([saved]);
});

test("writes nothing through a link in place of a folder, and removes the files that it prepared", async () => {
  const folder = await emptyFolder();
  await mkdir(join(folder, "elsewhere"));
  await mkdir(join(folder, "in"));
  await symlink(join(folder, "elsewhere"), join(folder, "in", "sub"));
  const files = [
    { name: "first", size: 1 },
    { name: "sub/second", size: 1 },
  ];
  const preparing = preparePartFiles(join(folder, "in"), files, { ifExists: "replace", tag: "tag" });
  await expect(preparing).rejects.toMatchObject({ code: "link_in_path" });
  expect(await listAll(folder)).toEqual([]);
});

test("never follows a link in place of a file, whatever `ifExists` is", async () => {
  const folder = await emptyFolder();
  await writeFile(join(folder, "victim"), "untouched");
  await symlink(join(folder, "victim"), join(folder, "file"));
  const files = [{ name: "file", size: 1 }];
  for (const ifExists of ["fail", "replace"] as const) {
    await expect(preparePartFiles(folder, files, { ifExists, tag: "tag" })).rejects.toMatchObject({
      code: ifExists === "fail" ? "exists" : "not_a_file",
    });
  }
  expect(await preparePartFiles(folder, files, { ifExists: "skip", tag: "tag" })).toEqual([null]);
  expect(await readFile(join(folder, "victim"), "utf8")).toBe("untouched");
});

test("leaves alone what has the name of a part file, and writes nothing through a link", async () => {
  const folder = await emptyFolder();
  await writeFile(join(folder, "victim"), "untouched");
  await symlink(join(folder, "victim"), join(folder, "file.tag.part"));
  const parts = whole(await preparePartFiles(folder, [{ name: "file", size: 3 }], { ifExists: "fail", tag: "tag" }));
  const writer = await PartWriter.open(parts);
  await writer.write(bytes("new"));
  await writer.finish();
  await finishPartFiles(parts, "fail");
  expect(await readFile(join(folder, "file"), "utf8")).toBe("new");
  expect(await readFile(join(folder, "victim"), "utf8")).toBe("untouched");
  expect(await readlink(join(folder, "file.tag.part"))).toBe(join(folder, "victim"));
});

async function receiveAll(folder: string, contents: Record<string, string>, ifExists: IfExists): Promise<string[]> {
  const files = Object.entries(contents).map(([name, text]) => ({ name, size: bytes(text).byteLength }));
  const parts = whole(await preparePartFiles(folder, files, { ifExists, tag: "tag" }));
  const writer = await PartWriter.open(parts);
  for (const text of Object.values(contents)) await writer.write(bytes(text));
  await writer.finish();
  return finishPartFiles(parts, ifExists);
}

test("files whose long names begin alike get their own part files", async () => {
  const folder = await emptyFolder();
  const contents = { [`${"x".repeat(245)}1.mp4`]: "one", [`${"x".repeat(245)}2.mp4`]: "twenty-two" };
  const names = await receiveAll(folder, contents, "fail");
  expect(names).toEqual(Object.keys(contents).map((name) => join(folder, name)));
  expect(await Promise.all(names.map((name) => readFile(name, "utf8")))).toEqual(Object.values(contents));
});

test("a renamed file does not get the name of another received file", async () => {
  const folder = await emptyFolder();
  await writeFile(join(folder, "a.txt"), "theirs");
  const names = await receiveAll(folder, { "a.txt": "first", "A (2).txt": "the second" }, "rename");
  expect(names).toEqual([join(folder, "a (3).txt"), join(folder, "A (2).txt")]);
  expect(await Promise.all(names.map((name) => readFile(name, "utf8")))).toEqual(["first", "the second"]);
  expect(await readFile(join(folder, "a.txt"), "utf8")).toBe("theirs");
});

test("a file named like the part file of another is not mistaken for it", async () => {
  const folder = await emptyFolder();
  const contents = { a: "first", "a.tag-1.part": "the second" };
  const names = await receiveAll(folder, contents, "replace");
  expect(await Promise.all(names.map((name) => readFile(name, "utf8")))).toEqual(["first", "the second"]);
});

test("rejects a folder on the way that others can change", async () => {
  const folder = await emptyFolder();
  const files = [{ name: "sub/a", size: 1 }];
  const prepare = () => preparePartFiles(folder, files, { ifExists: "fail", tag: "tag" });
  await mkdir(join(folder, "sub"));
  await chmod(join(folder, "sub"), 0o777);
  const expected = { code: "shared_folder", message: expect.stringContaining(join(folder, "sub")) };
  await expect(prepare()).rejects.toMatchObject(expected);
  // In a folder with the sticky bit, such as /tmp, only the owner of an entry can replace it.
  await chmod(join(folder, "sub"), 0o1777);
  await removePartFiles(await prepare());
  await chmod(join(folder, "sub"), 0o755);
  await removePartFiles(await prepare());
  // Only root can give a folder to another user.
  if (process.getuid?.() !== 0) return;
  await chown(join(folder, "sub"), 12_345, 12_345);
  await expect(prepare()).rejects.toMatchObject(expected);
});

test("rejects a link in place of a folder that the user did not name", async () => {
  const folder = await emptyFolder();
  await mkdir(join(folder, "elsewhere"));
  await symlink(join(folder, "elsewhere"), join(folder, "title"));
  const prepare = (isFolderGiven: boolean) =>
    preparePartFiles(join(folder, "title"), [{ name: "a", size: 0 }], { ifExists: "fail", tag: "tag", isFolderGiven });
  await expect(prepare(false)).rejects.toMatchObject({ code: "link_in_path" });
  expect(await listAll(folder)).toEqual([]);
  expect(await prepare(true)).toHaveLength(1);
});

test("removes only the folders that it created if it fails or is cancelled", async () => {
  const folder = await emptyFolder();
  await mkdir(join(folder, "theirs"));
  await writeFile(join(folder, "theirs", "taken"), "");
  const files = ["theirs/new/a", "own/b/c", "theirs/taken"].map((name) => ({ name, size: 0 }));
  const failing = preparePartFiles(folder, files, { ifExists: "fail", tag: "tag" });
  await expect(failing).rejects.toMatchObject({ code: "exists" });
  const controller = new AbortController();
  const cancelled = preparePartFiles(join(folder, "new", "deep"), files, {
    ifExists: "fail",
    tag: "tag",
    signal: controller.signal,
  });
  controller.abort();
  await expect(cancelled).rejects.toMatchObject({ code: "cancelled" });
  expect(await readdir(folder, { recursive: true })).toEqual(["theirs", join("theirs", "taken")]);
});

test("creates no folder if the files need too many", async () => {
  const folder = join(await emptyFolder(), "in");
  const files = Array.from({ length: MAX_FOLDERS / 10 + 1 }, (_, index) => ({
    name: `${index}/${"a/".repeat(9)}file`,
    size: 0,
  }));
  const preparing = preparePartFiles(folder, files, { ifExists: "fail", tag: "tag" });
  await expect(preparing).rejects.toMatchObject({ code: "too_many_folders" });
  await expect(stat(folder)).rejects.toMatchObject({ code: "ENOENT" });
});

test("rejects a folder without enough space before anything is received", async () => {
  const folder = await emptyFolder();
  const preparing = preparePartFiles(folder, [{ name: "a", size: 2 ** 50 }], { ifExists: "fail", tag: "tag" });
  await expect(preparing).rejects.toMatchObject({ code: "no_space" });
  expect(await listAll(folder)).toEqual([]);
});

test("rejects a file in place of a folder, and names it", async () => {
  const folder = await emptyFolder();
  await writeFile(join(folder, "sub"), "");
  const preparing = preparePartFiles(folder, [{ name: "sub/a", size: 1 }], { ifExists: "fail", tag: "tag" });
  await expect(preparing).rejects.toMatchObject({ code: "not_a_folder", message: expect.stringContaining("sub") });
});

test.each([1, 2, 3, 5, 100])(
  "given chunks of %i bytes, splits a plaintext into its files, including empty ones",
  async (step) => {
    const folder = await emptyFolder();
    const contents = ["", "one", "", "twenty-two", "", "x", ""];
    const files = contents.map((text, index) => ({ name: `f${index}`, size: text.length }));
    const parts = whole(await preparePartFiles(folder, files, { ifExists: "fail", tag: "tag" }));
    const text = contents.join("");
    const writer = await PartWriter.open(parts);
    for (let at = 0; at < text.length; at += step) await writer.write(bytes(text.slice(at, at + step)));
    await writer.finish();
    await finishPartFiles(parts, "fail");
    const found = await Promise.all(files.map(({ name }) => readFile(join(folder, name), "utf8")));
    expect(found).toEqual(contents);
  },
);

test("a writer continues at any byte and truncates everything after that byte", async () => {
  const text = "abcdefghij";
  const files = [
    { name: "a", size: 4 },
    { name: "b", size: 6 },
  ];
  for (let kept = 0; kept <= text.length; kept += 1) {
    const folder = await emptyFolder();
    const parts = whole(await preparePartFiles(folder, files, { ifExists: "fail", tag: "tag" }));
    const first = await PartWriter.open(parts);
    await first.write(bytes(text.slice(0, Math.min(text.length, kept + 2))));
    await first.sync();
    await first.close();
    expect(await measureParts(parts)).toBe(Math.min(text.length, kept + 2));
    const second = await PartWriter.open(parts, kept);
    await second.write(bytes(text.slice(kept)));
    await second.finish();
    const names = await finishPartFiles(parts, "fail");
    expect(await Promise.all(names.map((name) => readFile(name, "utf8")))).toEqual(["abcd", "efghij"]);
  }
});

test("a writer rejects truncated files, and too few or too many bytes", async () => {
  const folder = await emptyFolder();
  const files = [
    { name: "a", size: 4 },
    { name: "b", size: 6 },
  ];
  const parts = whole(await preparePartFiles(folder, files, { ifExists: "fail", tag: "tag" }));
  await expect(PartWriter.open(parts, 2)).rejects.toMatchObject({ code: "part_lost" });
  await expect(PartWriter.open(parts, 7)).rejects.toMatchObject({ code: "part_lost" });
  const writer = await PartWriter.open(parts);
  await writer.write(bytes("123456789"));
  await expect(writer.finish()).rejects.toMatchObject({ name: "DecryptionError", code: "truncated" });
  await writer.write(bytes("0!"));
  await expect(writer.finish()).rejects.toMatchObject({ name: "DecryptionError", code: "too-long" });
  await writer.close();
  await removePartFiles(parts);
  expect(await listAll(folder)).toEqual([]);
});

test("writes in order while earlier bytes are made durable", async () => {
  const folder = await emptyFolder();
  const files = [5, 3, 4].map((mebibytes, index) => ({ name: String(index), size: mebibytes * MiB }));
  const parts = whole(await preparePartFiles(folder, files, { ifExists: "fail", tag: "tag" }));
  const writer = await PartWriter.open(parts);
  const syncing: Promise<number>[] = [];
  for (let block = 0; block < 24; block += 1) {
    await writer.write(new Uint8Array(MiB / 2).fill(block));
    syncing.push(writer.sync());
  }
  const durable = await Promise.all(syncing);
  expect(durable.every((count, block) => count >= ((block + 1) * MiB) / 2)).toBe(true);
  await writer.finish();
  const names = await finishPartFiles(parts, "fail");
  const written = Buffer.concat(await Promise.all(names.map((name) => readFile(name))));
  for (let block = 0; block < 24; block += 1) {
    const half = written.subarray((block * MiB) / 2, ((block + 1) * MiB) / 2);
    expect(half.every((byte) => byte === block)).toBe(true);
  }
});

test("after a failed write, later writes fail, and the bytes before it can be made durable", async () => {
  const folder = await emptyFolder();
  const files = ["a", "b"].map((name) => ({ name, size: 3 * MiB }));
  const parts = whole(await preparePartFiles(folder, files, { ifExists: "fail", tag: "tag" }));
  await rm(parts[1]?.partPath ?? "");
  const writer = await PartWriter.open(parts);
  const write = async () => {
    for (let mebibyte = 0; mebibyte < 6; mebibyte += 1) await writer.write(new Uint8Array(MiB));
  };
  await expect(write()).rejects.toThrow();
  expect(await writer.sync()).toBe(3 * MiB);
  await expect(write()).rejects.toThrow();
  await expect(writer.finish()).rejects.toThrow();
  expect(await measureParts(parts)).toBe(3 * MiB);
  await writer.close();
});

test("does not overwrite a file created under the same name during the transfer", async () => {
  const folder = await emptyFolder();
  const prepare = (ifExists: "fail" | "rename") =>
    preparePartFiles(folder, [{ name: "a.txt", size: 0 }], { ifExists, tag: ifExists });
  const [fails, renames] = [whole(await prepare("fail")), whole(await prepare("rename"))];
  await writeFile(join(folder, "a.txt"), "theirs");
  expect(await finishPartFiles(fails, "fail")).toEqual([join(folder, "a (2).txt")]);
  expect(await finishPartFiles(renames, "rename")).toEqual([join(folder, "a (3).txt")]);
  expect(await readFile(join(folder, "a.txt"), "utf8")).toBe("theirs");
});

test("naming the files can be repeated after a crash at any point", async () => {
  const folder = await emptyFolder();
  const files = ["named", "linked", "waiting"].map((name) => ({ name, size: 0 }));
  const parts = whole(await preparePartFiles(folder, files, { ifExists: "fail", tag: "tag" }));
  const [named, linked] = parts;
  if (named === undefined || linked === undefined) throw new Error("no parts");
  await rename(named.partPath, named.finalPath);
  await link(linked.partPath, linked.finalPath);
  const names = files.map(({ name }) => join(folder, name));
  expect(await finishPartFiles(parts, "fail")).toEqual(names);
  expect(await listAll(folder)).toEqual(["linked", "named", "waiting"]);
  expect(await finishPartFiles(parts, "replace")).toEqual(names);
  await rm(named.finalPath);
  await expect(finishPartFiles(parts, "fail")).rejects.toMatchObject({ code: "part_lost" });
});

test("files keep the modification time of the sender's file", async () => {
  const folder = await emptyFolder();
  const modified = Date.UTC(2001, 1, 3, 4, 5, 6);
  const parts = whole(
    await preparePartFiles(folder, [{ name: "a", size: 0, modified }], { ifExists: "fail", tag: "t" }),
  );
  const [name = ""] = await finishPartFiles(parts, "fail");
  expect((await stat(name)).mtimeMs).toBe(modified);
});
