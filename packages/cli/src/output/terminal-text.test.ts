import { expect, test } from "vitest";
import { quoteForTerminal } from "./terminal-text.ts";

test("no line of a sender's text looks like one of the program", () => {
  const forged = "Hello\nDelivery AAAAA-AAAAA\r\nFrom (unverified): Ada\u2028\u2029\u0085\u001B[2J\u202Eend\rx";
  const lines = quoteForTerminal(forged).split(/[\n\v\f\r\u0085\u2028\u2029]/);
  expect(lines.length).toBeGreaterThan(3);
  for (const line of lines) expect(line).toMatch(/^> /);
  expect(quoteForTerminal(forged)).not.toMatch(/\p{Bidi_Control}|(?!\n)\p{Cc}/u);
});
