import { IssuerAway } from "@envoi/platform";
import { expect, test } from "vitest";
import type { IssuerAnswer } from "./issuer-answers.ts";
import { rememberAnswers } from "./remember-answers.ts";

const ADA: IssuerAnswer = { account: { id: "ada" }, expiresAtMs: null };
const REFUSED: IssuerAnswer = { refusal: "unknown" };

/** A verifier that records each request to its issuer, which returns the `answers`. */
function remembering(answers: Record<string, IssuerAnswer | Error>, { capacity = 100, goodMs = 60_000 } = {}) {
  let nowMs = 1_000_000;
  const asked: string[] = [];
  const verify = rememberAnswers(
    async (token) => {
      asked.push(token);
      const answer = answers[token] ?? REFUSED;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    { clock: { now: () => nowMs }, capacity, goodMs },
  );
  return {
    asked,
    answers,
    verify: (token: string) => verify(token),
    advance(ms: number): void {
      nowMs += ms;
    },
    nowMs: () => nowMs,
  };
}

test("sends one request for a hundred concurrent callers with one token", async () => {
  const { verify, asked } = remembering({ good: ADA });
  const accounts = await Promise.all(Array.from({ length: 100 }, () => verify("good")));
  expect(accounts).toEqual(Array(100).fill({ id: "ada" }));
  expect(asked).toEqual(["good"]);
});

test("caches a positive verdict for a minute, and no longer", async () => {
  const { verify, asked, advance, answers } = remembering({ good: ADA });
  await verify("good");
  answers["good"] = REFUSED;
  advance(59_999);
  expect(await verify("good")).toEqual({ id: "ada" });
  advance(1);
  expect(await verify("good")).toBeNull();
  expect(asked).toHaveLength(2);
});

test("if positive verdicts are not cached, sends a request for every call and accepts a valid token", async () => {
  const { verify, asked } = remembering({ good: ADA }, { goodMs: 0 });
  expect([await verify("good"), await verify("good")]).toEqual([{ id: "ada" }, { id: "ada" }]);
  expect(asked).toHaveLength(2);
});

test("caches a rejection for ten seconds, and no longer", async () => {
  const { verify, advance, answers } = remembering({});
  await verify("new");
  answers["new"] = ADA;
  advance(9_999);
  expect(await verify("new")).toBeNull();
  advance(1);
  expect(await verify("new")).toEqual({ id: "ada" });
});

test("expires a cached verdict with its token", async () => {
  const { verify, advance, answers, nowMs } = remembering({});
  answers["short"] = { account: { id: "ada" }, expiresAtMs: nowMs() + 5_000 };
  expect(await verify("short")).toEqual({ id: "ada" });
  advance(4_999);
  expect(await verify("short")).toEqual({ id: "ada" });
  answers["short"] = REFUSED;
  advance(1);
  expect(await verify("short")).toBeNull();
});

test("accepts a token that has expired only by our clock, but does not cache the verdict", async () => {
  const { verify, asked, answers, nowMs } = remembering({});
  answers["old"] = { account: { id: "ada" }, expiresAtMs: nowMs() };
  expect([await verify("old"), await verify("old")]).toEqual([{ id: "ada" }, { id: "ada" }]);
  answers["old"] = REFUSED;
  expect(await verify("old")).toBeNull();
  expect(asked).toHaveLength(3);
});

test("passes a failure to all waiting callers, and does not cache it", async () => {
  const { verify, asked, answers } = remembering({ good: new IssuerAway("is away") });
  const outcomes = await Promise.allSettled([verify("good"), verify("good")]);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  answers["good"] = ADA;
  expect(await verify("good")).toEqual({ id: "ada" });
  expect(asked).toHaveLength(2);
});

test("stops waiting on behalf of a caller that aborts, and still returns the verdict to the others", async () => {
  const answer = Promise.withResolvers<IssuerAnswer>();
  const verify = rememberAnswers(() => answer.promise, { clock: { now: () => 0 }, capacity: 10, goodMs: 60_000 });
  const leaving = new AbortController();
  const left = verify("good", leaving.signal);
  const stays = verify("good");
  leaving.abort(new Error("gone"));
  await expect(left).rejects.toThrow("gone");
  answer.resolve(ADA);
  expect(await stays).toEqual({ id: "ada" });
});

test("evicts the least recently used verdict when the cache is full", async () => {
  const { verify, asked } = remembering({ one: ADA, two: ADA, three: ADA }, { capacity: 2 });
  await verify("one");
  await verify("two");
  await verify("one");
  await verify("three");
  await verify("one");
  expect(asked).toEqual(["one", "two", "three"]);
  await verify("two");
  expect(asked).toEqual(["one", "two", "three", "two"]);
});

test("does not evict positive verdicts for made-up tokens", async () => {
  const { verify, asked } = remembering({ good: ADA }, { capacity: 2 });
  await verify("good");
  for (const madeUp of ["one", "two", "three"]) await verify(madeUp);
  expect(await verify("good")).toEqual({ id: "ada" });
  expect(asked.filter((token) => token === "good")).toHaveLength(1);
});
