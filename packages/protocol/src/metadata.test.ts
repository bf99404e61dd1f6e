import { expect, test } from "vitest";
import { metadataSchema } from "./metadata.ts";

test("a missing type and manifest are added [R3.9]", () => {
  expect(metadataSchema.parse({ name: "a", size: 1 })).toEqual({
    name: "a",
    size: 1,
    type: "application/octet-stream",
    manifest: { files: [] },
  });
});

test("an empty manifest of an older client has no files", () => {
  expect(metadataSchema.parse({ name: "a", size: 1, type: "", manifest: {} }).manifest).toEqual({ files: [] });
});

test("unknown fields are removed", () => {
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
])("%s is refused", (_what, metadata) => {
  expect(metadataSchema.safeParse(metadata).success).toBe(false);
});
