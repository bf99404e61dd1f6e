import type { UploadId } from "@envoi/protocol";
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/** Somebody's try at the password of an Upload. `requester`: keyed hash of their network. */
export type Guess = { uploadId: UploadId; requester: string };
export type AdmittedGuess = {
  /** The guess was right, so that it is not counted. */
  refund(): Promise<void>;
};

/** Slows down those who guess passwords. See [Note: Guesses] in `packages/auth`. */
export type GuessLimiter = {
  /** Counts a guess before it is looked at. */
  admit(guess: Guess): Promise<AdmittedGuess | { retryAfterSeconds: number }>;
};

/** Guesses of one network at one Upload, within seconds. */
export const GUESS_LIMIT = { points: 20, duration: 300 };
/** Guesses of all networks at one Upload. */
export const UPLOAD_GUESS_LIMIT = { points: 500, duration: 3_600 };

type Counts = { ofRequester: RateLimiterAbstract; ofUpload: RateLimiterAbstract };

const inThisProcess = (): Counts => ({
  ofRequester: new RateLimiterMemory(GUESS_LIMIT),
  ofUpload: new RateLimiterMemory(UPLOAD_GUESS_LIMIT),
});

/** @param counts - where guesses are counted; in this process unless replicas share them */
export function createGuessLimiter({ ofRequester, ofUpload }: Counts = inThisProcess()): GuessLimiter {
  return {
    async admit({ uploadId, requester }) {
      const key = `${uploadId}:${requester}`;
      const refusal = (await refusalOf(ofRequester, key)) ?? (await refusalOf(ofUpload, uploadId));
      if (refusal !== null) return { retryAfterSeconds: Math.ceil(refusal.msBeforeNext / 1_000) };
      return {
        async refund() {
          await Promise.all([ofRequester.reward(key), ofUpload.reward(uploadId)]);
        },
      };
    },
  };
}

/** Takes a point. @returns `null` when there was one left */
async function refusalOf(limiter: RateLimiterAbstract, key: string): Promise<RateLimiterRes | null> {
  try {
    await limiter.consume(key);
    return null;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return refusal;
    throw refusal;
  }
}
