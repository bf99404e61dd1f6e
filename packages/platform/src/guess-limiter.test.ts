import { parseUploadId, type UploadId } from "@envoi/protocol";
import { expect, test } from "vitest";
import { createGuessLimiter, GUESS_LIMIT, UPLOAD_GUESS_LIMIT } from "./guess-limiter.ts";

function uploadIdOf(text: string): UploadId {
  const id = parseUploadId(text);
  if (id === null) throw new Error("not an id");
  return id;
}

const uploadId = uploadIdOf("0123456789abcdef");
const isAdmitted = (answer: object) => "refund" in answer;

test("of many guesses of one network at once, as many are admitted as the limit says", async () => {
  const guesses = createGuessLimiter();
  const guess = { uploadId, requester: "guesser" };
  const answers = await Promise.all(Array.from({ length: 1_500 }, () => guesses.admit(guess)));
  expect(answers.filter(isAdmitted)).toHaveLength(GUESS_LIMIT.points);
  expect(answers.at(-1)).toEqual({ retryAfterSeconds: GUESS_LIMIT.duration });
  const others = [
    { ...guess, requester: "another" },
    { ...guess, uploadId: uploadIdOf("fedcba9876543210") },
  ];
  for (const other of others) expect(isAdmitted(await guesses.admit(other))).toBe(true);
});

test("a guess that was right is not counted", async () => {
  const guesses = createGuessLimiter();
  for (let n = 0; n < 2 * GUESS_LIMIT.points; n++) {
    const answer = await guesses.admit({ uploadId, requester: "recipient" });
    if (!("refund" in answer)) throw new Error("not admitted");
    await answer.refund();
  }
});

test("all networks together have a limit for each upload", async () => {
  const guesses = createGuessLimiter();
  let admitted = 0;
  for (let n = 0; n < 2 * UPLOAD_GUESS_LIMIT.points; n++) {
    if (isAdmitted(await guesses.admit({ uploadId, requester: `network ${n}` }))) admitted++;
  }
  expect(admitted).toBe(UPLOAD_GUESS_LIMIT.points);
});
