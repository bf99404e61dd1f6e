import { describe, expect, it } from "vitest";
import { safeManifestName, safeManifestNames } from "./manifest-names.ts";

describe("safeManifestName", () => {
  it.each([
    ["report.pdf", "report.pdf"],
    ["100%.pdf", "100%.pdf"],
    ["photos/2026/a b.jpg", "photos/2026/a b.jpg"],
    ["../../etc/passwd", "etc/passwd"],
    ["/etc/passwd", "etc/passwd"],
    ["C:\\Users\\me\\a.txt", "Users/me/a.txt"],
    ["a//b/./c/../d", "a/b/c/d"],
    ["..", "file"],
    ["", "file"],
    ["a\u0000b\nc", "abc"],
    ["\u202egnp.exe", "gnp.exe"],
    ["📦 emoji.zip", "📦 emoji.zip"],
    ["..hidden", "..hidden"],
    ["C: D:..\\a.txt", "a.txt"],
    ["c:", "file"],
    ["a/ /b .txt ", "a/b .txt"],
    ["\u061cfdp.exe\u2028", "fdp.exe"],
    ["./\u200e..\u200e/x", "x"],
  ])("makes %j into %j", (name, expected) => {
    expect(safeManifestName(name)).toBe(expected);
  });

  it("keeps the last 32 parts of a path", () => {
    expect(safeManifestName(`${"f/".repeat(100_000)}a.txt`)).toBe(`${"f/".repeat(31)}a.txt`);
  });

  it("cuts a very long name quickly, at a whole character", () => {
    const startedAt = performance.now();
    expect(safeManifestName("📦".repeat(100_000))).toBe("📦".repeat(63));
    expect(performance.now() - startedAt).toBeLessThan(1_000);
  });

  it("keeps a part within 255 bytes and its extension with it", () => {
    const long = safeManifestName(`${"ü".repeat(300)}.tar.gz`);
    expect(new TextEncoder().encode(long).length).toBeLessThanOrEqual(255);
    expect(long.endsWith(".gz")).toBe(true);
  });
});

describe("safeManifestNames", () => {
  it("makes duplicates distinct, also those that differ in case only or become equal", () => {
    expect(safeManifestNames(["a.txt", "A.txt", "../a.txt", "d/a.txt", "d/a.txt", ".env", ".env"])).toEqual([
      "a.txt",
      "A (2).txt",
      "a (3).txt",
      "d/a.txt",
      "d/a (2).txt",
      ".env",
      ".env (2)",
    ]);
  });

  it("gives a file that is called like a folder another name", () => {
    expect(safeManifestNames(["a", "a/b", "A/b/c"])).toEqual(["a (2)", "a/b (2)", "A/b/c"]);
  });

  it("keeps a numbered name within 255 bytes", () => {
    const long = `${"x".repeat(300)}.txt`;
    const [first = "", second = ""] = safeManifestNames([long, long]);
    expect(first).toBe(`${"x".repeat(251)}.txt`);
    expect(second).toBe(`${"x".repeat(247)} (2).txt`);
  });

  it("makes many equal names distinct without trying each number again", () => {
    const names = safeManifestNames(new Array<string>(20_000).fill("a.txt"));
    expect(new Set(names).size).toBe(20_000);
    expect(names.at(-1)).toBe("a (20000).txt");
  });
});
