import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { safeName, safeNames } from "./safe-names.ts";

/** A second implementation of the rules, independent of the code under test. */
const ENDS_BADLY = /[\s.]$|^\s/u;
const CARRIES_BADLY =
  /[\p{Cc}\p{Bidi_Control}\u00ad\u180e\u200b\u2028\u2029\u2060-\u206f\ufeff\ufff9-\ufffb<>:"|?*\\]/u;
const IS_DEVICE = /^(con|prn|aux|nul|con(in|out)\$|(com|lpt)[\d¹²³])\s*(\.|$)/iu;

function isSafePart(part: string): boolean {
  const bytes = Buffer.byteLength(part);
  return bytes > 0 && bytes <= 255 && ![ENDS_BADLY, CARRIES_BADLY, IS_DEVICE].some((bad) => bad.test(part));
}

function isSafe(path: string): boolean {
  const parts = path.split("/");
  return (
    !/\p{Surrogate}/u.test(path) &&
    path === path.normalize() &&
    parts.length <= 32 &&
    Buffer.byteLength(path) <= 1_100 &&
    parts.every(isSafePart)
  );
}

const anyName = fc.oneof(
  fc.string({ unit: "binary", maxLength: 20 }),
  fc.string({ unit: "grapheme", maxLength: 300 }),
  // Names that resemble dangerous ones, and are long enough to be cut anywhere.
  fc
    .array(
      fc.constantFrom(
        ...[
          "/",
          "\\",
          ".",
          "..",
          " ",
          "C:",
          "con",
          "COM¹",
          "nul.txt",
          "a",
          "A",
          "é",
          "e\u0301",
          "ß",
          "ẞ",
          "ſ",
          "K",
          "📦",
        ],
        ...[
          "\ud83d",
          "\udce6",
          "\u202e",
          "\u200f",
          "\0",
          "\n",
          "?",
          ":",
          " (2)",
          ".tar.gz",
          "x".repeat(250),
          "ü".repeat(120),
        ],
      ),
      { maxLength: 40 },
    )
    .map((pieces) => pieces.join("")),
);

describe("safeName", () => {
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
    ["CON", "_CON"],
    ["aux.txt/Lpt9 .tar.gz", "_aux.txt/_Lpt9 .tar.gz"],
    ["console/auxiliary", "console/auxiliary"],
    [`con${" ".repeat(300)}x`, "_con"],
    [`${"y".repeat(254)} and more`, "y".repeat(254)],
    ["letter. . /end...", "letter/end"],
    ['why? "a|b" <c*d> 12:30.txt', "why_ _a_b_ _c_d_ 12_30.txt"],
    ["\ud800.txt", "\ufffd.txt"],
    ["e\u0301t\u200be\u0301.txt", "\u00e9t\u00e9.txt"],
    ["\u1112\u1161\u11ab/\u212a\u037e<\u0338", "\ud55c/K;\u226e"],
    ["/", "file"],
  ])("converts %j to %j", (name, expected) => {
    expect(safeName(name)).toBe(expected);
  });

  it("preserves the last 32 parts of a path", () => {
    expect(safeName(`${"f/".repeat(100_000)}a.txt`)).toBe(`${"f/".repeat(31)}a.txt`);
  });

  it("preserves the end of an overlong path", () => {
    const folder = "x".repeat(200);
    expect(safeName(`${`${folder}/`.repeat(6)}a.txt`)).toBe(`${`${folder}/`.repeat(5)}a.txt`);
  });

  it("makes every name safe, and leaves safe names unchanged", () => {
    fc.assert(
      fc.property(anyName, (name) => {
        const safe = safeName(name);
        expect(safe).toSatisfy(isSafe);
        expect(safeName(safe)).toBe(safe);
        if (isSafe(name) && Buffer.byteLength(name) <= 1_024) expect(safe).toBe(name);
      }),
    );
  });

  // Shortening the name one character at a time, and measuring it each time, would take many minutes.
  it("cuts a very long name quickly, at a whole character", () => {
    expect(safeName("📦".repeat(1_000_000))).toBe("📦".repeat(63));
  });

  it("limits a part to 255 bytes, including its extension", () => {
    const long = safeName(`${"ü".repeat(300)}.tar.gz`);
    expect(new TextEncoder().encode(long).length).toBeLessThanOrEqual(255);
    expect(long.endsWith(".gz")).toBe(true);
  });
});

describe("safeNames", () => {
  it("makes duplicates distinct, even if they differ only in case, or only become equal when made safe", () => {
    expect(safeNames(["a.txt", "A.txt", "../a.txt", "d/a.txt", "d/a.txt", ".env", ".env"])).toEqual([
      "a.txt",
      "A (2).txt",
      "a (3).txt",
      "d/a.txt",
      "d/a (2).txt",
      ".env",
      ".env (2)",
    ]);
  });

  it("makes names distinct if some file system treats them as equal", () => {
    const names = ["\u00e9", "e\u0301", "\u00c9", "straße", "STRASSE", "\ud800", "\udc00", "con", "_CON", "x.", "x"];
    expect(safeNames(names)).toEqual([
      ...["\u00e9", "\u00e9 (2)", "\u00c9 (3)", "straße", "STRASSE (2)"],
      ...["\ufffd", "\ufffd (2)", "_con", "_CON (2)", "x", "x (2)"],
    ]);
  });

  it("makes all names safe and distinct from each other and from folders, and leaves safe and distinct names unchanged", () => {
    fc.assert(
      fc.property(fc.array(anyName, { maxLength: 12 }), (names) => {
        const safe = safeNames(names);
        expect(safe).toHaveLength(names.length);
        expect(safe).toSatisfy((all: string[]) => all.every(isSafe));
        const keys = safe.map((name) => name.normalize("NFD").toUpperCase().toLowerCase());
        expect(new Set(keys).size).toBe(keys.length);
        for (const key of keys) expect(keys.filter((other) => other.startsWith(`${key}/`))).toEqual([]);
        expect(safeNames(safe)).toEqual(safe);
      }),
    );
  });

  it("renames a file that has the name of a folder", () => {
    expect(safeNames(["a", "a/b", "A/b/c"])).toEqual(["a (2)", "a/b (2)", "A/b/c"]);
  });

  it("limits a numbered name to 255 bytes", () => {
    const long = `${"x".repeat(300)}.txt`;
    const [first = "", second = ""] = safeNames([long, long]);
    expect(first).toBe(`${"x".repeat(251)}.txt`);
    expect(second).toBe(`${"x".repeat(247)} (2).txt`);
  });

  it("makes many equal names distinct without trying every number for each", () => {
    const names = safeNames(new Array<string>(20_000).fill("a.txt"));
    expect(new Set(names).size).toBe(20_000);
    expect(names.at(-1)).toBe("a (20000).txt");
  });

  it("makes long names distinct even if cutting them to add a number makes them equal", () => {
    const pairs = Array.from({ length: 10_000 }, (_, file) => "x".repeat(250) + String(file >> 1).padStart(5, "0"));
    const names = safeNames(pairs);
    expect(new Set(names).size).toBe(10_000);
    expect(names.at(-1)).toBe(`${"x".repeat(248)} (5001)`);
  });

  it("reads only those folders of a deep path that it keeps", () => {
    const deep = Array.from({ length: 10_000 }, (_, file) => `${"d/".repeat(2_000)}${file}`);
    expect(safeNames(deep).at(-1)).toBe(`${"d/".repeat(31)}9999`);
  });
});
