import { expect, test } from "vitest";
import { attachmentHeaders } from "./attachment.ts";

const dispositionOf = (name: string) => attachmentHeaders(name, 1)["Content-Disposition"];

test.each([
  ["letter.txt", "letter.txt"],
  ["100%.pdf", "100%25.pdf"],
  ["über ☕.txt", "%C3%BCber%20%E2%98%95.txt"],
  ["it's (1)*.txt", "it%27s%20%281%29%2A.txt"],
  ["\ud800.txt", "%EF%BF%BD.txt"],
  ['a"b;c.txt', "a%22b%3Bc.txt"],
])("every character of the name %j is preserved", (name, written) => {
  expect(dispositionOf(name)).toBe(`attachment; filename*=UTF-8''${written}`);
});

test("headers prevent a saved body from running as a page of this origin", () => {
  expect(attachmentHeaders("page.html", 1)).toMatchObject({
    "Content-Type": "application/octet-stream",
    "X-Content-Type-Options": "nosniff",
    "Content-Security-Policy": "default-src 'none'; sandbox",
  });
});

test.each([
  [0, "0"],
  [2 ** 31 - 1, "2147483647"],
  [2 ** 31, undefined],
])("a body of %i bytes has the Content-Length %s", (bytes, announced) => {
  expect(attachmentHeaders("a", bytes)["Content-Length"]).toBe(announced);
});
