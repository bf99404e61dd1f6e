import { expect, test } from "vitest";
import { safeFileName } from "./safe-file-name.ts";

test.each([
  ["a.txt", "a.txt"],
  ["letters/2026/a.txt", "a.txt"],
  ["../../etc/passwd", "passwd"],
  ["C:\\a.txt", "a.txt"],
])("%j is saved as %j", (name, saved) => {
  expect(safeFileName(name)).toBe(saved);
});
