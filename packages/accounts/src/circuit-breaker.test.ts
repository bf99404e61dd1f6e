import { IssuerAway } from "@envoi/platform";
import { expect, test } from "vitest";
import { withCircuitBreaker } from "./circuit-breaker.ts";
import { type IssuerAnswer, IssuerSilent } from "./issuer-answers.ts";

/** An issuer that responds only when the test says so. Requests are identified by their tokens. */
function sparing() {
  let nowMs = 1_000_000;
  const open = new Map<string, PromiseWithResolvers<IssuerAnswer>>();
  const ask = withCircuitBreaker(
    (token) => {
      const question = Promise.withResolvers<IssuerAnswer>();
      open.set(token, question);
      return question.promise;
    },
    { clock: { now: () => nowMs } },
  );
  /** A request whose outcome the test ignores. */
  const begin = (token: string) => {
    const asking = ask(token);
    asking.catch(() => {});
    return asking;
  };
  return {
    ask,
    begin,
    isAsked: (token: string) => open.has(token),
    answer: (token: string, answer: IssuerAnswer = { refusal: "unknown" }) => open.get(token)?.resolve(answer),
    async fail(token: string, error: Error): Promise<void> {
      const asking = begin(token);
      open.get(token)?.reject(error);
      await asking.catch(() => {});
    },
    advance(ms: number): void {
      nowMs += ms;
    },
  };
}

test("sends no more than 64 concurrent requests, but accepts another once one has ended", async () => {
  const { ask, begin, isAsked, answer } = sparing();
  const questions = Array.from({ length: 64 }, (_, index) => begin(`${index}`));
  await expect(ask("64")).rejects.toThrow(IssuerAway);
  expect(isAsked("64")).toBe(false);
  answer("0");
  await questions[0];
  void begin("65");
  expect(isAsked("65")).toBe(true);
});

test("after a timeout, sends no requests for 1.5 s, and then one at a time", async () => {
  const { ask, begin, isAsked, fail, advance } = sparing();
  await fail("unanswered", new IssuerSilent());
  advance(1_499);
  await expect(ask("early")).rejects.toThrow(IssuerAway);
  expect(isAsked("early")).toBe(false);
  advance(1);
  void begin("probe");
  expect(isAsked("probe")).toBe(true);
  await expect(ask("beside")).rejects.toThrow(IssuerAway);
  expect(isAsked("beside")).toBe(false);
});

test("restarts the pause when another request times out", async () => {
  const { ask, fail, advance } = sparing();
  await fail("unanswered", new IssuerSilent());
  advance(1_500);
  await fail("probe", new IssuerSilent());
  await expect(ask("later")).rejects.toThrow(IssuerAway);
});

test("no longer limits callers to one request once the issuer has responded", async () => {
  const { begin, isAsked, fail, answer, advance } = sparing();
  await fail("unanswered", new IssuerSilent());
  advance(1_500);
  const probe = begin("probe");
  answer("probe");
  await probe;
  void begin("one");
  void begin("two");
  expect(isAsked("one") && isAsked("two")).toBe(true);
});

test("does not pause after an error response from the issuer", async () => {
  const { begin, isAsked, fail } = sparing();
  await fail("poison", new IssuerAway("answered with status 500"));
  void begin("next");
  expect(isAsked("next")).toBe(true);
});
