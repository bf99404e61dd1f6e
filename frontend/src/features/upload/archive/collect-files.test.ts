import { expect, test } from "vitest";
import { collectPicked } from "./collect-files.ts";
import { collectItems } from "./collect-items.ts";

/** `null` is a file that cannot be read. */
type Tree = { [name: string]: string | null | Tree };

function fileEntry(name: string, content: string | null) {
  return {
    isFile: true,
    isDirectory: false,
    name,
    file: (done: (file: File) => void, fail: (error: Error) => void) =>
      content === null ? fail(new DOMException("gone", "NotFoundError")) : done(new File([content], name)),
  };
}

/** A folder as browsers provide it: its entries come in batches, the last one empty. */
function directoryEntry(name: string, tree: Tree, portion = 2): object {
  const entries = Object.entries(tree).map(([child, value]) =>
    typeof value === "string" || value === null ? fileEntry(child, value) : directoryEntry(child, value, portion),
  );
  return {
    isFile: false,
    isDirectory: true,
    name,
    createReader() {
      let at = 0;
      return {
        readEntries(done: (entries: object[]) => void) {
          done(entries.slice(at, at + portion));
          at += portion;
        },
      };
    },
  };
}

function drop(...entries: (object | File)[]): DataTransferItemList {
  const items = entries.map((entry) => ({
    kind: "file",
    webkitGetAsEntry: () => (entry instanceof File ? null : entry),
    getAsFile: () => (entry instanceof File ? entry : null),
  }));
  // The part of the browser's list used here.
  return items as unknown as DataTransferItemList;
}

async function collectPaths(items: DataTransferItemList, atMost = 100): Promise<string[]> {
  return (await collectItems(items, atMost)).map(({ path, skip }) => (skip === undefined ? path : `${skip} ${path}`));
}

/** A folder with any number of entries. */
function endlessFolder(name: string, createEntry: (at: number) => object): object {
  let at = 0;
  const readEntries = (done: (entries: object[]) => void) => done([createEntry(at++)]);
  return { isFile: false, isDirectory: true, name, createReader: () => ({ readEntries }) };
}

test("collects files and folders together, with relative paths for files in folders", async () => {
  const items = drop(
    fileEntry("a.txt", "a"),
    directoryEntry("photos", { "1.jpg": "1", "2.jpg": "2", "3.jpg": "3", summer: { "4.jpg": "4" } }),
  );
  expect(await collectPaths(items)).toEqual([
    "a.txt",
    "photos/1.jpg",
    "photos/2.jpg",
    "photos/3.jpg",
    "photos/summer/4.jpg",
  ]);
});

test("supports a browser that provides files but no directory entries", async () => {
  expect(await collectPaths(drop(new File(["a"], "a.txt")))).toEqual(["a.txt"]);
});

test("sorts a folder's files by path, and numbers in the path by value", async () => {
  const items = drop(directoryEntry("d", { "10.jpg": "1", b: { c: "1" }, "9.jpg": "2" }));
  expect(await collectPaths(items)).toEqual(["d/9.jpg", "d/10.jpg", "d/b/c"]);
});

test("stops reading at the maximum number of files", async () => {
  const items = drop(directoryEntry("d", { a: "1", empty: "", c: "3" }));
  expect(await collectPaths(items, 2)).toEqual(["d/a", "d/empty"]);
});

test("keeps a file's modification time, which identifies duplicates", async () => {
  const [file] = await collectItems(drop(new File(["a"], "a.txt", { lastModified: 42 })), 10);
  expect(file).toMatchObject({ path: "a.txt", lastModifiedMs: 42 });
});

test("marks system files inside folders, but not those dropped individually", async () => {
  const tree = {
    "1.jpg": "1",
    ".DS_Store": "x",
    __MACOSX: { "._1.jpg": "x", deep: { er: "x" } },
    sub: { "Thumbs.db": "x" },
  };
  expect(await collectPaths(drop(fileEntry(".DS_Store", "x"), directoryEntry("d", tree)))).toEqual(
    expect.arrayContaining([
      ".DS_Store",
      "d/1.jpg",
      "system d/.DS_Store",
      "system d/__MACOSX",
      "system d/sub/Thumbs.db",
    ]),
  );
  expect(await collectPaths(drop(directoryEntry("d", tree)))).toHaveLength(4);
});

test("does not count system files towards the maximum number of files", async () => {
  const tree = { ".DS_Store": "x", "._a": "x", "._b": "x", a: "1", b: "2", c: "3" };
  expect((await collectPaths(drop(directoryEntry("d", tree)), 2)).filter((path) => path.startsWith("d/"))).toEqual([
    "d/a",
    "d/b",
  ]);
});

test.each([
  ["system files", (at: number) => fileEntry(`._${at}`, "x")],
  ["folders", (at: number) => directoryEntry(`${at}`, {})],
  ["unreadable files", (at: number) => fileEntry(`${at}`, null)],
])("stops reading a folder that yields an endless number of %s", async (_, entryOf) => {
  const items = drop(fileEntry("a", "1"), endlessFolder("d", entryOf));
  expect((await collectPaths(items, 10)).length).toBeLessThanOrEqual(101);
});

test("marks unreadable files and adds the others", async () => {
  const items = drop(directoryEntry("d", { "a.txt": "1", "link.txt": null, sub: { "b.txt": "2" } }));
  expect(await collectPaths(items)).toEqual(["d/a.txt", "unreadable d/link.txt", "d/sub/b.txt"]);
});

test("marks a folder that a browser provides as a file as unreadable", async () => {
  const folder = new File([], "folder");
  folder.stream = () =>
    new ReadableStream({ pull: () => Promise.reject(new DOMException("folder", "NotReadableError")) });
  expect(await collectPaths(drop(folder, new File([], "empty.txt")))).toEqual(["unreadable folder", "empty.txt"]);
});

test("fails if none of the dropped files can be read", async () => {
  await expect(collectPaths(drop(directoryEntry("d", { a: null, b: null })))).rejects.toThrow();
});

test("assigns each file handle to a single file with the handle's name", async () => {
  const handles = ["first", "second"].map((id) => ({ kind: "file", name: "a.txt", id }));
  const items = [...drop(fileEntry("a.txt", "1"), directoryEntry("d", { "a.txt": "2" }), fileEntry("a.txt", "3"))];
  const given = [handles[0], { kind: "directory", name: "d" }, handles[1]];
  const addHandles = items.map((item, at) => ({ ...item, getAsFileSystemHandle: async () => given[at] }));
  const files = await collectItems(addHandles as unknown as DataTransferItemList, 10);
  expect(files.map(({ path, handle }) => [path, handle])).toEqual([
    ["a.txt", handles[0]],
    ["d/a.txt", undefined],
    ["a.txt", handles[1]],
  ]);
});

/** A file as the browser's dialog returns it when a folder is picked. */
function pickedFile(path: string): File {
  const file = new File(["x"], path.slice(path.lastIndexOf("/") + 1), { lastModified: 5 });
  if (path.includes("/")) Object.defineProperty(file, "webkitRelativePath", { value: path });
  return file;
}

test("sorts a picked folder of 10,000 files and marks its system files", async () => {
  const files = Array.from({ length: 10_000 }, (_, at) => pickedFile(`d/${9_999 - at}`));
  const sorted = await collectPicked([...files, pickedFile("d/.DS_Store")], true);
  expect(sorted.filter(({ skip }) => skip === undefined).map(({ path }) => path)).toEqual(
    Array.from({ length: 10_000 }, (_, at) => `d/${at}`),
  );
  expect(sorted.filter(({ skip }) => skip === "system").map(({ path }) => path)).toEqual(["d/.DS_Store"]);
});

test("stops reading a picked folder after one more file than an upload may have", async () => {
  const files = Array.from({ length: 10_005 }, (_, at) => pickedFile(`d/${at}`));
  expect(await collectPicked(files, true)).toHaveLength(10_001);
});

test("preserves the order of many picked files, and keeps the page usable while reading their dates", async () => {
  const files = Array.from({ length: 1_000 }, (_, at) => pickedFile(`${at * 7919}`));
  let used = 0;
  const using = setInterval(() => {
    used += 1;
  });
  const read = await collectPicked(files, false);
  clearInterval(using);
  expect(read.map(({ path, lastModifiedMs }) => [path, lastModifiedMs])).toEqual(files.map(({ name }) => [name, 5]));
  expect(used).toBeGreaterThan(5);
});
