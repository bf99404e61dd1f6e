import { expect, test } from "vitest";
import { droppedEntries } from "./chosen-file.ts";
import { collectDroppedFiles } from "./collect-dropped-files.ts";

type Tree = { [name: string]: string | Tree };

function fileEntry(name: string, content: string) {
  return {
    isFile: true,
    isDirectory: false,
    name,
    file: (done: (file: File) => void) => done(new File([content], name)),
  };
}

/** A folder as browsers provide it: its entries come in batches, an empty one last. */
function directoryEntry(name: string, tree: Tree, portion = 2): object {
  const entries = Object.entries(tree).map(([child, value]) =>
    typeof value === "string" ? fileEntry(child, value) : directoryEntry(child, value, portion),
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
  // Only the used part of the browser's list.
  return items as unknown as DataTransferItemList;
}

async function pathsOf(items: DataTransferItemList, atMost = 100): Promise<string[]> {
  return (await collectDroppedFiles(droppedEntries(items), atMost)).map(({ path }) => path);
}

test("files and folders are collected together, those in folders with their path", async () => {
  const items = drop(
    fileEntry("a.txt", "a"),
    directoryEntry("photos", { "1.jpg": "1", "2.jpg": "2", "3.jpg": "3", summer: { "4.jpg": "4" } }),
  );
  expect(await pathsOf(items)).toEqual([
    "a.txt",
    "photos/1.jpg",
    "photos/2.jpg",
    "photos/3.jpg",
    "photos/summer/4.jpg",
  ]);
});

test("a browser that provides only files is supported", async () => {
  expect(await pathsOf(drop(new File(["a"], "a.txt")))).toEqual(["a.txt"]);
});

test("a folder's files are sorted by path, numbers in it by value", async () => {
  const items = drop(directoryEntry("d", { "10.jpg": "1", b: { c: "1" }, "9.jpg": "2" }));
  expect(await pathsOf(items)).toEqual(["d/9.jpg", "d/10.jpg", "d/b/c"]);
});

test("reading stops at the maximum number of files", async () => {
  const items = drop(directoryEntry("d", { a: "1", empty: "", c: "3" }));
  expect(await pathsOf(items, 2)).toEqual(["d/a", "d/empty"]);
});

test("a file keeps its modification time, which identifies duplicates", async () => {
  const [file] = await collectDroppedFiles(droppedEntries(drop(new File(["a"], "a.txt", { lastModified: 42 }))), 10);
  expect(file).toMatchObject({ path: "a.txt", lastModifiedMs: 42 });
});
