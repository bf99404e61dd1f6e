import path from "node:path";
import { safeNames } from "@envoi/client";
import { ARCHIVE_TYPE, type Metadata } from "@envoi/protocol";
import { expect, test } from "vitest";
import { chooseTarget, isSameTarget } from "./choose-files.ts";

const id = "0123456789abcdef";

function chooseWithoutPath(names: readonly string[], title?: string) {
  const metadata = { name: "archive", ...(title !== undefined && { title }) } as Metadata;
  return chooseTarget(undefined, { metadata, names: safeNames(names), pick: [], id });
}

test.each([
  [["a.txt"], undefined, "."],
  [["photos/a", "photos/.b"], undefined, "."],
  [["a", "b"], "Holiday", "Holiday"],
  [["a", "b"], undefined, `envoi-${id}`],
])("without a path, receives %j titled %j into %s", async (names, title, folder) => {
  expect(await chooseWithoutPath(names, title)).toMatchObject({ folder });
});

test.each([[[".bash_profile"]], [[".ssh/authorized_keys"]], [["a", ".bashrc"]]])(
  "without a path, receives hidden files into a new folder: %j",
  async (names) => {
    const expected = { folder: `envoi-${id}`, isFolderGiven: false };
    expect(await chooseWithoutPath(names, "Title")).toMatchObject(expected);
  },
);

test.each([
  [".ssh", "ssh"],
  ["./.config/x", "config x"],
  [". .x", "x"],
  ["...", `envoi-${id}`],
])("a folder named by the title %j is not hidden: %s", async (title, folder) => {
  expect(await chooseWithoutPath(["a", "b"], title)).toMatchObject({ folder, isFolderGiven: false });
});

const one: Metadata = { name: "a.txt", size: 1, type: "", manifest: { files: [{ name: "a.txt", size: 1, type: "" }] } };
const several: Metadata = {
  name: "archive",
  size: 2,
  type: ARCHIVE_TYPE,
  manifest: { files: ["b", "c"].map((name) => ({ name, size: 1, type: "" })) },
};

test.each([
  ["in/", { folder: "in", name: "a.txt", metadata: one }, true],
  ["in/a.txt", { folder: "in", name: "a.txt", metadata: one }, true],
  ["in/other.txt", { folder: "in", name: "a.txt", metadata: one }, false],
  ["in/other.txt", { folder: "in", name: "other.txt", metadata: one }, true],
  ["in/", { folder: "in", name: "other.txt", metadata: one }, false],
  [undefined, { folder: ".", name: "a.txt", metadata: one }, true],
  [undefined, { folder: ".", name: "other.txt", metadata: one }, false],
  [undefined, { folder: "Title", name: null, metadata: several }, true],
  ["Title", { folder: "Title", name: null, metadata: several }, true],
  ["Title/b", { folder: "Title", name: null, metadata: several }, false],
])("whether --output %s continues the download %j: %s", (given, { folder, ...kept }, isSame) => {
  expect(isSameTarget({ folder: path.resolve(folder), ...kept }, given)).toBe(isSame);
});
