import type { UploadId } from "@envoi/protocol";
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { UNKNOWN_NETWORK } from "./places.ts";

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
/** Beyond either limit, a network's guesses at one Upload. */
export const LATE_GUESS_LIMIT = { points: 1, duration: 5 };

type Counts = { ofRequester: RateLimiterAbstract; ofUpload: RateLimiterAbstract; late: RateLimiterAbstract };

const inThisProcess = (): Counts => ({
  ofRequester: new RateLimiterMemory(GUESS_LIMIT),
  ofUpload: new RateLimiterMemory(UPLOAD_GUESS_LIMIT),
  late: new RateLimiterMemory(LATE_GUESS_LIMIT),
});

/** @param counts - where guesses are counted; in this process unless replicas share them */
export function createGuessLimiter({ ofRequester, ofUpload, late }: Counts = inThisProcess()): GuessLimiter {
  /** @returns how it is given back, or `null` when one of the limits is reached */
  async function admitEarly({ uploadId, requester }: Guess, key: string): Promise<AdmittedGuess | null> {
    // Behind a proxy that is not known everyone is one network, which then has no limit of its own.
    const isNetwork = requester !== UNKNOWN_NETWORK;
    const own = isNetwork ? await take(ofRequester, key) : null;
    if (own?.isRefused) {
      // The first late one comes no sooner after the early ones than the next one after it.
      const isFirst = own.consumedPoints === GUESS_LIMIT.points + 1;
      if (isFirst) await late.set(key, LATE_GUESS_LIMIT.points, LATE_GUESS_LIMIT.duration);
      return null;
    }
    if ((await take(ofUpload, uploadId)).isRefused) return null;
    return {
      async refund() {
        await Promise.all([isNetwork && ofRequester.reward(key), ofUpload.reward(uploadId)]);
      },
    };
  }

  return {
    async admit(guess) {
      const key = `${guess.uploadId}:${guess.requester}`;
      const early = await admitEarly(guess, key);
      if (early !== null) return early;
      const { isRefused, msBeforeNext } = await take(late, key);
      return isRefused ? { retryAfterSeconds: Math.ceil(msBeforeNext / 1_000) } : { async refund() {} };
    },
  };
}

type Taken = { isRefused: boolean; consumedPoints: number; msBeforeNext: number };

/** Takes a point, if there is one left. */
async function take(limiter: RateLimiterAbstract, key: string): Promise<Taken> {
  try {
    const { consumedPoints, msBeforeNext } = await limiter.consume(key);
    return { isRefused: false, consumedPoints, msBeforeNext };
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return { isRefused: true, consumedPoints: refusal.consumedPoints, msBeforeNext: refusal.msBeforeNext };
  }
}
