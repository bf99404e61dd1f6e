import { expect, test } from "vitest";
import { writeInFolder } from "./write-in-folder.ts";

/**
 * A folder on a disk that allows names of at most 255 bytes, in a browser that writes to a temporary copy with a longer
 * name.
 */
function diskFolder() {
  const names = new Set<string>();
  const countBytes = (name: string) => new TextEncoder().encode(name).byteLength;
  const folder = {
    async getFileHandle(name: string, { create = false } = {}) {
      if (countBytes(`${name}.crswap`) > 255) throw new DOMException("too long", "InvalidStateError");
      if (!create && !names.has(name)) throw new DOMException("none", "NotFoundError");
      names.add(name);
      return { createWritable: async () => new WritableStream() };
    },
  };
  return { names, folder: folder as unknown as FileSystemDirectoryHandle };
}

test.each([
  ["as many bytes as fit", `${"a".repeat(251)}.jpg`, /^a{200,}\.jpg$/, /^a{200,} \(2\)\.jpg$/],
  ["letters that are several bytes long", `${"é".repeat(125)}.jpg`, /^é{100,}\.jpg$/, /^é{100,} \(2\)\.jpg$/],
  ["no extension", "a".repeat(255), /^a{200,}$/, /^a{200,} \(2\)$/],
])("names with %s are cut so that the browser can write and number them", async (_, name, first, second) => {
  const { names, folder } = diskFolder();
  for (const text of ["one", "two"]) await writeInFolder(folder, name, new Blob([text]).stream());
  expect([...names]).toEqual([expect.stringMatching(first), expect.stringMatching(second)]);
});
