import { expect, test } from "vitest";
import { anchorOf, citationProblems, findCited } from "./citations.ts";

const TESTS = new Set(["R1.1"]);

test("finds paths of the repository, with parts of titles, and ids of tests", () => {
  const text = 'See `packages/a/b.test.ts` "works", `docs/c.md`, [R1.1b], and neither `text/html` nor `/api/ws`.';
  expect(findCited(text)).toEqual([
    { kind: "path", path: "packages/a/b.test.ts", title: "works" },
    { kind: "path", path: "docs/c.md", title: null },
    { kind: "test", id: "R1.1b" },
  ]);
});

test.each([
  ["What Envoi promises", "what-envoi-promises"],
  ["TLS to the stores", "tls-to-the-stores"],
  ["`npm start`, and more: a [link](x.md)", "npm-start-and-more-a-link"],
])("the anchor of %j is %j", (heading, anchor) => {
  expect(anchorOf(heading)).toBe(anchor);
});

test("does not find a title in a comment", async () => {
  // cited only here
  const title = ["cited", "only", "here"].join(" ");
  const text = `\`scripts/check/citations.test.ts\` "${title}"`;
  expect(await citationProblems("docs/security-model.md", text, TESTS)).toEqual([
    expect.stringContaining("does not contain"),
  ]);
});

test("accepts what exists", async () => {
  const text =
    '`scripts/check/citations.test.ts` "accepts what exists", `scripts/check`, [R1.1], [a](operations.md#rights), [b](https://x.example/y), [c](#own)\n\n## Own\n';
  expect(await citationProblems("docs/security-model.md", text.replace("#own", "#assets"), TESTS)).toEqual([]);
});

test.each([
  ["`packages/none.test.ts`", "packages/none.test.ts does not exist"],
  [
    '`scripts/check/crypto-uses.test.ts` "no such title"',
    'scripts/check/crypto-uses.test.ts does not contain "no such title"',
  ],
  ["[R9.99]", "no test has [R9.99] in its title"],
  ["[a](none.md)", "docs/none.md does not exist"],
  ["[a](operations.md#none)", "docs/operations.md has no heading #none"],
])("reports %s", async (text, problem) => {
  expect(await citationProblems("docs/security-model.md", text, TESTS)).toEqual([problem]);
});
