import { expect, test } from "vitest";
import type { ChosenFile } from "./archive.ts";
import { markChosen } from "./collect-files.ts";

function createFile(path: string, content: string | Uint8Array<ArrayBuffer>, lastModifiedMs = 5): ChosenFile {
  return { path, blob: new Blob([content]), lastModifiedMs };
}

async function findSkips(known: ChosenFile[], chosen: ChosenFile[]) {
  return (await markChosen(known, chosen)).map(({ skip }) => skip ?? null);
}

test("a file with the same name, size, time and content as an existing one is marked [R5.12]", async () => {
  expect(await findSkips([createFile("a", "1")], [createFile("a", "1"), createFile("b", "1")])).toEqual([
    "chosen",
    null,
  ]);
});

test("of two equal files that are chosen together, the second is marked", async () => {
  expect(await findSkips([], [createFile("a", "1"), createFile("a", "1")])).toEqual([null, "chosen"]);
});

test("files with the same name, size and time but different content are all kept", async () => {
  const chosen = [createFile("a", "1"), createFile("a", "2"), createFile("a", "3"), createFile("a", "2")];
  expect(await findSkips([createFile("a", "0")], chosen)).toEqual([null, null, null, "chosen"]);
});

test("files that differ only in the last of many bytes are different", async () => {
  const bytes = new Uint8Array(2_500_000);
  const other = bytes.slice();
  other[2_499_999] = 1;
  expect(await findSkips([createFile("a", bytes)], [createFile("a", other), createFile("a", bytes)])).toEqual([
    null,
    "chosen",
  ]);
});

test("empty files with the same name are the same", async () => {
  expect(await findSkips([createFile("a", "")], [createFile("a", "")])).toEqual(["chosen"]);
});

test("files that differ in name, size or time are different", async () => {
  expect(
    await findSkips([createFile("a", "1")], [createFile("b/a", "1"), createFile("a", "12"), createFile("a", "1", 6)]),
  ).toEqual([null, null, null]);
});

test("a file that cannot be read is not marked, so that the upload reports it", async () => {
  const lost = createFile("a", "1");
  lost.blob.slice = () => {
    throw new DOMException("gone", "NotFoundError");
  };
  expect(await findSkips([createFile("a", "1")], [lost])).toEqual([null]);
});

test("files whose handles are of the same file are marked without being read", async () => {
  const handle = { isSameEntry: async () => true } as unknown as FileSystemFileHandle;
  const [one, other] = ["1", "2"].map((content) => ({ ...createFile("a", content), handle }));
  expect(await findSkips([one as ChosenFile], [other as ChosenFile])).toEqual(["chosen"]);
});

test("files skipped for another reason keep that reason", async () => {
  const system: ChosenFile = { ...createFile("d/.DS_Store", ""), skip: "system" };
  expect(await findSkips([], [system, system])).toEqual(["system", "system"]);
});
