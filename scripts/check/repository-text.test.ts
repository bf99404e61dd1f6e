import { generateKeyPairSync } from "node:crypto";
import { describe, expect, it } from "vitest";
import { secretProblems, textProblems } from "./repository-text.ts";

const { privateKey } = generateKeyPairSync("rsa", {
  modulusLength: 2_048,
  publicKeyEncoding: { type: "spki", format: "pem" },
  privateKeyEncoding: { type: "pkcs8", format: "pem" },
});

it.each([
  ["a private key", "notes.txt", privateKey],
  ["an access token", "a.md", `ghp_${"a1B2".repeat(9)}`],
  ["a token of npm", "a.sh", `npm_${"a1B2".repeat(9)}`],
  ["a cloud access key", "a.env", `AKIA${"ABCD".repeat(4)}`],
  ["a Slack token", "a.ts", `${"xox"}b-123456789012-1234567890123-${"aB1c".repeat(6)}`],
])("secretProblems finds %s and its line", async (_title, file, secret) => {
  expect(await secretProblems(file, `first line\n${secret}\n`)).toEqual([
    expect.stringMatching(new RegExp(`^${file}:2: a secret \\(\\w+\\)$`)),
  ]);
});

describe("textProblems", () => {
  // Assembled from parts, so that this file does not match the patterns.
  const resolved = `"resolved": ${'"https:'}//packages.example/a.tgz"`;
  const mock = ["vi.", 'mock("./a.ts")'].join("");
  const filled = ['page.getByTestId("key-input").', 'fill("a key")'].join("");
  const skipped = ["it.", 'skip("does a thing", () => {})'].join("");

  it.each([
    ["a package host in a lock file", "package-lock.json", resolved, "the address of a package host"],
    ["a module mock", "a.test.ts", mock, "a module mock (pass a fake in instead)"],
    ["a skipped test", "a.test.ts", skipped, "a skipped or focused test"],
    [
      "a field that Firefox leaves empty",
      "e2e/screens/steps.ts",
      filled,
      "a field that is filled at once, which does nothing in Firefox (use pressSequentially)",
    ],
    ["a path of this machine", "README.md", "see /home/someone/notes", "a path of this machine"],
  ])("finds %s and its line", (_title, file, text, what) => {
    expect(textProblems(file, `first line\n${text}\n`, ["/home/someone/"])).toEqual([`${file}:2: ${what}`]);
  });

  it("finds nothing in ordinary text", () => {
    const text = `const it = audit.only; // BEGIN PUBLIC KEY, "resolved": "packages/auth"\n`;
    expect(textProblems("packages/auth/src/index.ts", text, ["/home/someone/"])).toEqual([]);
  });
});
