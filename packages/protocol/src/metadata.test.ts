import { describe, expect, test } from "vitest";
import { MAX_MESSAGE_CHARACTERS, MAX_SENDER_CHARACTERS, MAX_TITLE_CHARACTERS } from "./limits.ts";
import { composeTexts, metadataSchema, readTexts, type SenderTexts } from "./metadata.ts";

test("adds a missing type and manifest [R3.9]", () => {
  expect(metadataSchema.parse({ name: "a", size: 1 })).toEqual({
    name: "a",
    size: 1,
    type: "application/octet-stream",
    manifest: { files: [] },
  });
});

test("reads an empty manifest from an older client as one without files", () => {
  expect(metadataSchema.parse({ name: "a", size: 1, type: "", manifest: {} }).manifest).toEqual({ files: [] });
});

test("removes unknown fields", () => {
  const files = [{ name: "a", size: 1, type: "", more: 1 }];
  expect(metadataSchema.parse({ name: "a", size: 1, type: "", more: 1, manifest: { files } })).toEqual({
    name: "a",
    size: 1,
    type: "",
    manifest: { files: [{ name: "a", size: 1, type: "" }] },
  });
});

test.each([
  ["a size that is text", { name: "a", size: "1" }],
  ["a negative size", { name: "a", size: -1 }],
  ["a fractional size", { name: "a", size: 1.5 }],
  ["no name", { size: 1 }],
  ["a manifest entry without a type", { name: "a", size: 1, manifest: { files: [{ name: "a", size: 1 }] } }],
  ["a manifest that is a list", { name: "a", size: 1, manifest: [] }],
  ["nothing", null],
  ["a size beyond exact offsets", { name: "a", size: 2 ** 50 + 1 }],
  ["a size beyond whole numbers", { name: "a", size: 1e300 }],
  ["a file of a negative size", { name: "a", size: 1, manifest: { files: [{ name: "a", size: -1, type: "" }] } }],
  ["a huge name", { name: "a".repeat(4_097), size: 1 }],
  [
    "a file with a huge name",
    { name: "a", size: 1, manifest: { files: [{ name: "a".repeat(4_097), size: 1, type: "" }] } },
  ],
  ["a huge type", { name: "a", size: 1, type: "a".repeat(1_025) }],
  [
    "a million files",
    {
      name: "a",
      size: 1,
      manifest: { files: Array.from({ length: 1_000_000 }, () => ({ name: "a", size: 1, type: "" })) },
    },
  ],
])("rejects %s", (_what, metadata) => {
  expect(metadataSchema.safeParse(metadata).success).toBe(false);
});

describe("texts and notes from another client", () => {
  const file = { name: "note.txt", size: 1, type: "text/plain" };
  const metadata = { ...file, manifest: { files: [file] } };

  test("are read", () => {
    const noted = {
      ...metadata,
      title: "A title",
      message: "A\nmessage",
      sender: "Ada",
      manifest: { files: [{ ...file, note: true }] },
    };
    expect(metadataSchema.parse(noted)).toEqual(noted);
  });

  test.each([
    ["of another type", 5, null],
    ["a list", ["title"], { text: "message" }],
    ["empty", "", ""],
    ["empty after cleaning", "\u202e", "\u0000 \n"],
    ["too long", "x".repeat(MAX_TITLE_CHARACTERS + 1), "x".repeat(MAX_MESSAGE_CHARACTERS + 1)],
    ["very long", "📦".repeat(100_000), "📦".repeat(100_000)],
  ])("that are %s are dropped, but the file is not", (_what, line, message) => {
    expect(metadataSchema.parse({ ...metadata, title: line, sender: line, message })).toStrictEqual(metadata);
  });

  test.each([
    ["of another type", { ...file, type: "text/html", note: true }],
    ["marked with something other than true", { ...file, note: "true" }],
    ["marked as not a note", { ...file, note: false }],
  ])("a note that is %s is treated as an ordinary file", (_what, listed) => {
    const [read] = metadataSchema.parse({ ...metadata, manifest: { files: [listed] } }).manifest.files;
    expect(read).toStrictEqual({ name: listed.name, size: listed.size, type: listed.type });
  });
});

describe("the date of a file", () => {
  const file = { name: "a", size: 1, type: "" };
  const read = (modified: unknown) =>
    metadataSchema.parse({ ...file, manifest: { files: [{ ...file, modified }] } }).manifest.files[0];

  test.each([0, 1_558_085_400_000, -2_000_000_000_000, 8.64e15, -8.64e15])("%d is read", (modified) => {
    expect(read(modified)).toStrictEqual({ ...file, modified });
  });

  test.each([undefined, null, "2019", 1.5, 1e300, 8.64e15 + 1, -8.64e15 - 1, {}])(
    "%j is dropped, but not the file",
    (modified) => {
      expect(read(modified)).toStrictEqual(file);
    },
  );
});

describe("a sender's texts", () => {
  const read = (texts: SenderTexts) => readTexts({ title: undefined, message: undefined, sender: undefined, ...texts });

  test.each([
    ["of the maximum length", "📦"],
    ["in characters of one byte", "x"],
  ])("%s are read and composed, but not if they are one character longer", (_what, character) => {
    for (const [name, most] of [
      ["title", MAX_TITLE_CHARACTERS],
      ["message", MAX_MESSAGE_CHARACTERS],
      ["sender", MAX_SENDER_CHARACTERS],
    ] as const) {
      const longest = character.repeat(most);
      expect(read({ [name]: longest })).toEqual({ [name]: longest });
      expect(composeTexts({ [name]: longest })).toEqual({ [name]: longest });
      expect(read({ [name]: `${longest}x` })).toStrictEqual({});
      expect(() => composeTexts({ [name]: `${longest}x` })).toThrow(RangeError);
    }
  });

  test("are cleaned in the same way when composed and when read", () => {
    const texts = { title: " a\u202eb\tc\r\nd ", message: " a\u0007\r\nb\tc\u2028d\ud800 ", sender: "A\u200bda\n" };
    const composed = composeTexts(texts);
    expect(composed).toEqual({ title: "ab c d", message: "a\nb\tc\nd\ufffd", sender: "Ada" });
    for (const given of [composed, texts]) expect(read(given)).toEqual(composed);
  });

  test.each([
    ["joiners", "\u200c\u200d"],
    ["fillers", "\u3164 \u115f"],
    ["blank Braille", "\u2800"],
    ["variation selectors and tags", "\ufe0f\u{e0041}"],
  ])("that consist only of %s are neither composed nor read", (_what, text) => {
    expect(composeTexts({ title: text, message: text, sender: text })).toStrictEqual({});
    expect(read({ title: text, message: text, sender: text })).toStrictEqual({});
    expect(read({ sender: `${text}a` })).toEqual({ sender: `${text}a`.trim() });
  });

  test("that are empty are omitted", () => {
    expect(composeTexts({})).toStrictEqual({});
    expect(composeTexts({ title: " ", message: "\u200f", sender: "\n" })).toStrictEqual({});
  });
});
