import { parseUploadId, type UploadId } from "@envoi/protocol";
import { expect, onTestFinished, test, vi } from "vitest";
import { SITE_SHARE } from "../client-address.ts";
import {
  createGuessLimiter,
  GUESS_LIMIT,
  type GuessLimiter,
  LATE_GUESS_LIMIT,
  NEWCOMER_GUESS_LIMIT,
  NEWCOMER_GUESSES,
  UPLOAD_GUESS_LIMIT,
} from "./guess-limiter.ts";
import { UNKNOWN_NETWORK } from "./slots.ts";

function requireUploadId(text: string): UploadId {
  const id = parseUploadId(text);
  if (id === null) throw new Error("not an id");
  return id;
}

const uploadId = requireUploadId("0123456789abcdef");
const isAdmitted = (answer: object) => "refund" in answer;

test("admits concurrent guesses from one network up to the limit", async () => {
  const guesses = createGuessLimiter();
  const guess = { uploadId, requester: "guesser" };
  const answers = await Promise.all(Array.from({ length: 1_500 }, () => guesses.admit(guess)));
  expect(answers.filter(isAdmitted)).toHaveLength(GUESS_LIMIT.points);
  expect(answers.at(-1)).toEqual({ retryAfterSeconds: LATE_GUESS_LIMIT.duration });
  const others = [
    { ...guess, requester: "another" },
    { ...guess, uploadId: requireUploadId("fedcba9876543210") },
  ];
  for (const other of others) expect(isAdmitted(await guesses.admit(other))).toBe(true);
});

test("does not count a correct guess", async () => {
  const guesses = createGuessLimiter();
  for (let n = 0; n < 2 * GUESS_LIMIT.points; n++) {
    const answer = await guesses.admit({ uploadId, requester: "recipient" });
    if (!("refund" in answer)) throw new Error("not admitted");
    await answer.refund();
  }
});

test("allows a network above its limit one guess every five seconds, so a correct guess soon succeeds", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const guesses = createGuessLimiter();
  const guess = { uploadId, requester: "shared" };
  const admit = async () => isAdmitted(await guesses.admit(guess));
  for (let n = 0; n < GUESS_LIMIT.points; n++) expect(await admit()).toBe(true);
  for (let turn = 0; turn < 3; turn++) {
    expect(await admit()).toBe(false);
    vi.advanceTimersByTime(LATE_GUESS_LIMIT.duration * 1_000 + 1);
    expect(await admit()).toBe(true);
  }
});

test("allows a site four times as many guesses as a network, however many of its networks guess", async () => {
  const guesses = createGuessLimiter();
  const answers = [];
  for (let n = 0; n < 2_000; n++) answers.push(await guesses.admit({ uploadId, requester: `site/${n}` }));
  expect(answers.filter(isAdmitted)).toHaveLength(GUESS_LIMIT.points * SITE_SHARE);
  expect(isAdmitted(await guesses.admit({ uploadId, requester: "another/0" }))).toBe(true);
});

test("still admits guesses above a network's limit after another network's limit has ended", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const guesses = createGuessLimiter();
  const admit = async (network: string) => isAdmitted(await guesses.admit({ uploadId, requester: `site/${network}` }));
  for (let n = 0; n < GUESS_LIMIT.points; n++) await admit("first");
  vi.advanceTimersByTime((GUESS_LIMIT.duration - 20) * 1_000);
  for (let n = 0; n <= GUESS_LIMIT.points; n++) await admit("second");
  expect(await admit("first")).toBe(false);
  vi.advanceTimersByTime(60_000);
  expect(await admit("second")).toBe(true);
});

test("if a network has no guesses left, its further attempts use up none of its site's guesses", async () => {
  const guesses = createGuessLimiter();
  for (let n = 0; n < 500; n++) await guesses.admit({ uploadId, requester: "site/flooding" });
  for (let n = 0; n < GUESS_LIMIT.points; n++) {
    expect(isAdmitted(await guesses.admit({ uploadId, requester: "site/neighbour" }))).toBe(true);
  }
});

/** Uses up an Upload's guesses, from as many sites as necessary. */
async function useUpGuesses(guesses: GuessLimiter): Promise<void> {
  const sites = Math.ceil(UPLOAD_GUESS_LIMIT.points / GUESS_LIMIT.points);
  for (let site = 0; site < sites; site++) {
    for (let n = 0; n < GUESS_LIMIT.points; n++) await guesses.admit({ uploadId, requester: `site ${site}` });
  }
}

test("above an Upload's limit, allows one guess every five seconds for all sites that have guessed", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const guesses = createGuessLimiter();
  await useUpGuesses(guesses);
  for (let turn = 0; turn < 3; turn++) {
    vi.advanceTimersByTime(LATE_GUESS_LIMIT.duration * 1_000 + 1);
    const answers = [];
    for (let site = 0; site < 20; site++) answers.push(await guesses.admit({ uploadId, requester: `site ${site}` }));
    expect(answers.filter(isAdmitted)).toHaveLength(turn === 0 ? 0 : 1);
  }
});

test("I10: above an Upload's limit, admits a site that has not guessed before, even after a typo", async () => {
  const guesses = createGuessLimiter();
  await useUpGuesses(guesses);
  for (let n = 0; n < 200; n++) await guesses.admit({ uploadId, requester: `site ${n % 20}` });
  const recipient = { uploadId, requester: "home/desk" };
  for (let n = 0; n < NEWCOMER_GUESSES; n++) expect(isAdmitted(await guesses.admit(recipient))).toBe(true);
  expect(isAdmitted(await guesses.admit({ uploadId, requester: "office/desk" }))).toBe(true);
});

test("above an Upload's limit, applies one limit to all newcomers, from however many sites", async () => {
  const guesses = createGuessLimiter();
  await useUpGuesses(guesses);
  const answers = [];
  for (let site = 0; site < 1_000; site++)
    answers.push(await guesses.admit({ uploadId, requester: `newcomer ${site}` }));
  expect(answers.filter(isAdmitted)).toHaveLength(NEWCOMER_GUESS_LIMIT.points);
});

test("does not count clients behind an unknown proxy as one network", async () => {
  const guesses = createGuessLimiter();
  for (let n = 0; n < 2 * GUESS_LIMIT.points; n++) {
    expect(isAdmitted(await guesses.admit({ uploadId, requester: UNKNOWN_NETWORK }))).toBe(true);
  }
});
