import { expect, test } from "vitest";
import type { ChosenFile } from "./archive.ts";
import { markChosen } from "./collect-files.ts";

function createFile(path: string, content: string | Uint8Array<ArrayBuffer>, lastModifiedMs = 5): ChosenFile {
  return { path, blob: new Blob([content]), lastModifiedMs };
}

async function findSkips(known: ChosenFile[], chosen: ChosenFile[]) {
  return (await markChosen(known, chosen)).map(({ skip }) => skip ?? null);
}

test("marks a file with the same name, size, time and content as an existing one [R5.12]", async () => {
  expect(await findSkips([createFile("a", "1")], [createFile("a", "1"), createFile("b", "1")])).toEqual([
    "chosen",
    null,
  ]);
});

test("marks the second of two identical files selected together", async () => {
  expect(await findSkips([], [createFile("a", "1"), createFile("a", "1")])).toEqual([null, "chosen"]);
});

test("keeps files with the same name, size and time but different content", async () => {
  const chosen = [createFile("a", "1"), createFile("a", "2"), createFile("a", "3"), createFile("a", "2")];
  expect(await findSkips([createFile("a", "0")], chosen)).toEqual([null, null, null, "chosen"]);
});

test("distinguishes files that differ only in the last of many bytes", async () => {
  const bytes = new Uint8Array(2_500_000);
  const other = bytes.slice();
  other[2_499_999] = 1;
  expect(await findSkips([createFile("a", bytes)], [createFile("a", other), createFile("a", bytes)])).toEqual([
    null,
    "chosen",
  ]);
});

test("treats empty files with the same name as duplicates", async () => {
  expect(await findSkips([createFile("a", "")], [createFile("a", "")])).toEqual(["chosen"]);
});

test("distinguishes files that differ in name, size or time", async () => {
  expect(
    await findSkips([createFile("a", "1")], [createFile("b/a", "1"), createFile("a", "12"), createFile("a", "1", 6)]),
  ).toEqual([null, null, null]);
});

test("does not mark an unreadable file, so the upload reports it", async () => {
  const lost = createFile("a", "1");
  lost.blob.slice = () => {
    throw new DOMException("gone", "NotFoundError");
  };
  expect(await findSkips([createFile("a", "1")], [lost])).toEqual([null]);
});

test("marks files whose handles refer to the same file without reading them", async () => {
  const handle = { isSameEntry: async () => true } as unknown as FileSystemFileHandle;
  const [one, other] = ["1", "2"].map((content) => ({ ...createFile("a", content), handle }));
  expect(await findSkips([one as ChosenFile], [other as ChosenFile])).toEqual(["chosen"]);
});

test("does not change the reason why a file is already skipped", async () => {
  const system: ChosenFile = { ...createFile("d/.DS_Store", ""), skip: "system" };
  expect(await findSkips([], [system, system])).toEqual(["system", "system"]);
});
