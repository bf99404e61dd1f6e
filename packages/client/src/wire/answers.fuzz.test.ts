import fc from "fast-check";
import { expect, test } from "vitest";
import { isForeign, isForeignRefusal } from "./foreign-answer.ts";
import { MAX_WAIT_SECONDS, parseWaitSeconds, waitMs } from "./server-waits.ts";

const date = fc.date({ noInvalidDate: true }).map((value) => value.toUTCString());
const wait = fc.oneof(fc.anything(), fc.string(), date, fc.double(), fc.bigInt({ min: 0n }).map(String));

test("a server can ask for a wait of up to a day only, whatever it sends", () => {
  fc.assert(
    fc.property(wait, fc.nat(), (value, fruitless) => {
      const seconds = parseWaitSeconds(value);
      if (seconds !== undefined) expect(seconds).toSatisfy((some) => some >= 0 && some <= MAX_WAIT_SECONDS);
      const limits = { delaysMs: [1_000, 2_000], maxMs: 60_000 };
      expect(waitMs(seconds === undefined ? undefined : seconds * 1_000, fruitless, limits)).toSatisfy(
        (ms) => ms > 0 && ms <= limits.maxMs,
      );
    }),
  );
});

test("a rejection with a code is always the server's, and a page never an answer", () => {
  const header = fc.constantFrom("text/html", "application/json", "text/plain; charset=utf-8", "");
  const status = fc.integer({ min: 200, max: 599 });
  fc.assert(
    fc.property(status, header, fc.string(), fc.anything(), (status, type, text, code) => {
      const hasBody = ![204, 205, 304].includes(status);
      const response = new Response(hasBody ? text : null, { status, headers: { "Content-Type": type } });
      const isForeignHead = isForeign(response);
      if (response.ok && type === "text/html") expect(isForeignHead).toBe(true);
      if (typeof code === "string") expect(isForeignRefusal(response, text, code)).toBe(false);
      else if (status === 403) expect(isForeignRefusal(response, text, code)).toBe(true);
    }),
  );
});
