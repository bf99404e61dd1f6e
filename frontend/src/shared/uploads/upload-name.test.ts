import { expect, test } from "vitest";
import { loadEnglish } from "../../testing/load-english.ts";
import { isolated } from "../l10n/isolated.ts";
import { nameParts } from "./name-parts.ts";
import { uploadName } from "./upload-name.ts";

const { text } = await loadEnglish();
const named = (...names: string[]) => ({
  name: "Send-Archive.zip",
  manifest: { files: names.map((name) => ({ name })) },
});

test("an upload of a single file has that file's name", () => {
  expect(
    uploadName(text, nameParts({ name: "letter.txt", manifest: { files: [{ name: "folder/letter.txt" }] } })),
  ).toBe("letter.txt");
  expect(uploadName(text, nameParts({ name: "letter.txt", manifest: { files: [] } }))).toBe("letter.txt");
});

test.each([
  [["a.txt", "b.txt"], "a.txt and 1 more"],
  [["holiday/a.txt", "b.txt", "c.txt", "d.txt", "e.txt"], "a.txt and 4 more"],
])("an upload of %o is named after its first file, without folders, and the number of others", (names, name) => {
  expect(uploadName(text, nameParts(named(...names)))).toBe(name);
});

test("within a sentence, only the file name is isolated", () => {
  expect(uploadName(text, nameParts(named("مستند.pdf", "b.txt")), isolated)).toBe("\u2068مستند.pdf\u2069 and 1 more");
});

test("the first name and the number of other files can be rendered separately", () => {
  expect(nameParts(named("a.txt", "b.txt", "c.txt"))).toEqual({ first: "a.txt", more: 2 });
  expect(nameParts(named("a.txt"))).toEqual({ first: "Send-Archive.zip", more: 0 });
});
