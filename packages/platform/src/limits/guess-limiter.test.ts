import { parseUploadId, type UploadId } from "@envoi/protocol";
import { expect, onTestFinished, test, vi } from "vitest";
import { createGuessLimiter, GUESS_LIMIT, LATE_GUESS_LIMIT, UPLOAD_GUESS_LIMIT } from "./guess-limiter.ts";
import { UNKNOWN_NETWORK } from "./places.ts";

function uploadIdOf(text: string): UploadId {
  const id = parseUploadId(text);
  if (id === null) throw new Error("not an id");
  return id;
}

const uploadId = uploadIdOf("0123456789abcdef");
const isAdmitted = (answer: object) => "refund" in answer;

test("concurrent guesses of one network are admitted up to the limit", async () => {
  const guesses = createGuessLimiter();
  const guess = { uploadId, requester: "guesser" };
  const answers = await Promise.all(Array.from({ length: 1_500 }, () => guesses.admit(guess)));
  expect(answers.filter(isAdmitted)).toHaveLength(GUESS_LIMIT.points);
  expect(answers.at(-1)).toEqual({ retryAfterSeconds: LATE_GUESS_LIMIT.duration });
  const others = [
    { ...guess, requester: "another" },
    { ...guess, uploadId: uploadIdOf("fedcba9876543210") },
  ];
  for (const other of others) expect(isAdmitted(await guesses.admit(other))).toBe(true);
});

test("a correct guess is not counted", async () => {
  const guesses = createGuessLimiter();
  for (let n = 0; n < 2 * GUESS_LIMIT.points; n++) {
    const answer = await guesses.admit({ uploadId, requester: "recipient" });
    if (!("refund" in answer)) throw new Error("not admitted");
    await answer.refund();
  }
});

test("beyond the limit a network has one guess every five seconds, so a correct one succeeds", async () => {
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

test("each upload has a limit for all networks together, beyond which each network has one guess every five seconds", async () => {
  const guesses = createGuessLimiter();
  const many = Math.ceil(UPLOAD_GUESS_LIMIT.points / GUESS_LIMIT.points);
  for (let network = 0; network < many; network++) {
    for (let n = 0; n < GUESS_LIMIT.points; n++) await guesses.admit({ uploadId, requester: `network ${network}` });
  }
  const late = { uploadId, requester: "late" };
  expect([await guesses.admit(late), await guesses.admit(late)].map(isAdmitted)).toEqual([true, false]);
});

test("clients behind an unknown proxy are not counted as one network", async () => {
  const guesses = createGuessLimiter();
  for (let n = 0; n < 2 * GUESS_LIMIT.points; n++) {
    expect(isAdmitted(await guesses.admit({ uploadId, requester: UNKNOWN_NETWORK }))).toBe(true);
  }
});
