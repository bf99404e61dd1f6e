import { describe, expect, it } from "vitest";
import { textProblems } from "./repository-text.ts";

describe("textProblems", () => {
  // Put together here, so that this file does not hold what it looks for.
  const key = ["-----BEGIN", "RSA PRIVATE KEY-----"].join(" ");
  const token = `ghp_${"a1B2".repeat(9)}`;
  const resolved = `"resolved": ${'"https:'}//packages.example/a.tgz"`;
  const mock = ["vi.", 'mock("./a.ts")'].join("");
  const skipped = ["it.", 'skip("does a thing", () => {})'].join("");

  it.each([
    ["a key in any file", "notes.txt", key, "a private key"],
    ["a token in any file", "a.md", token, "an access token"],
    ["a package host in a lock file", "package-lock.json", resolved, "the address of a package host"],
    ["a module mock", "a.test.ts", mock, "a module mock (pass a fake in instead)"],
    ["a skipped test", "a.test.ts", skipped, "a skipped or focused test"],
    ["a path of this machine", "README.md", "see /home/someone/notes", "a path of this machine"],
  ])("finds %s and its line", (_title, file, text, what) => {
    expect(textProblems(file, `first line\n${text}\n`, ["/home/someone/"])).toEqual([`${file}:2: ${what}`]);
  });

  it("finds nothing in ordinary text", () => {
    const text = `const it = audit.only; // BEGIN PUBLIC KEY, "resolved": "packages/auth"\n`;
    expect(textProblems("packages/auth/src/index.ts", text, ["/home/someone/"])).toEqual([]);
  });
});
