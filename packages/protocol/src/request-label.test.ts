import { expect, test } from "vitest";
import { composeRequestLabel, type RequestLabel, requestLabelSchema } from "./request-label.ts";

const label: RequestLabel = {
  title: "Tax documents",
  message: "Receipts, please.\nScans will do.",
  asker: "Ada",
  wanted: ["Receipts", "Bank statements"],
  kinds: ["application/pdf", ".png"],
};
const longest: RequestLabel = {
  title: "🙈".repeat(200),
  message: "🙈".repeat(2_000),
  asker: "🙈".repeat(80),
  wanted: Array<string>(20).fill("🙈".repeat(200)),
  kinds: Array<string>(20).fill("🙈".repeat(50)),
};

test.each([label, longest, {}])("Keeps a label within its limits", (kept) => {
  expect(composeRequestLabel(kept)).toEqual(kept);
  expect(requestLabelSchema.parse(kept)).toEqual(kept);
});

test("Removes characters that could disguise text, and what is empty afterwards", () => {
  const disguised = {
    title: " a\u202eb\nc\0 ",
    message: "one\r\ntwo\u200b",
    asker: "\u202e",
    wanted: ["\u2066", "x\ty"],
    kinds: [" "],
  };
  const cleaned = { title: "ab c", message: "one\ntwo", wanted: ["x y"] };
  expect(composeRequestLabel(disguised)).toEqual(cleaned);
  expect(requestLabelSchema.parse(disguised)).toEqual(cleaned);
});

test.each<RequestLabel>([
  { title: "x".repeat(201) },
  { message: "x".repeat(2_001) },
  { asker: "x".repeat(81) },
  { wanted: Array<string>(21).fill("x") },
  { wanted: ["x".repeat(201)] },
  { kinds: Array<string>(21).fill("x") },
  { kinds: ["x".repeat(51)] },
])("Drops what exceeds a limit when reading, and refuses to write it: %j", (tooLong) => {
  expect(requestLabelSchema.parse({ ...label, ...tooLong })).toEqual({
    ...label,
    ...Object.fromEntries(Object.keys(tooLong).map((name) => [name, undefined])),
  });
  expect(() => composeRequestLabel(tooLong)).toThrow(RangeError);
});

test("Ignores unknown fields, and fields of another type", () => {
  const read = requestLabelSchema.parse({
    title: 7,
    message: ["x"],
    asker: null,
    wanted: "x",
    kinds: [1, {}, "a/b"],
    more: 1,
  });
  expect(read).toEqual({ kinds: ["a/b"] });
});

test.each([null, 7, "x", [label], undefined])("Rejects %j as a label", (value) => {
  expect(requestLabelSchema.safeParse(value).success).toBe(false);
});
