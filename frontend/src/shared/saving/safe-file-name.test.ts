import { expect, test } from "vitest";
import { safeFileName } from "./safe-file-name.ts";

test.each([
  ["a.txt", "a.txt"],
  ["letters/2026/a.txt", "a.txt"],
  ["../../etc/passwd", "passwd"],
  ["C:\\a.txt", "a.txt"],
  ["100%.pdf", "100%.pdf"],
  ["letters/aux.txt", "_aux.txt"],
  ["\u202egnp.exe", "gnp.exe"],
  ["letters/..", "letters"],
  ["", "file"],
  ["📦".repeat(100), "📦".repeat(63)],
])("%j is saved as %j", (name, saved) => {
  expect(safeFileName(name)).toBe(saved);
});
