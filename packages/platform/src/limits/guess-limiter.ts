import type { UploadId } from "@envoi/protocol";
import { RateLimiterRes } from "rate-limiter-flexible";
import { countInThisProcess, type OpenCount, type SharedCount } from "./open-count.ts";
import { UNKNOWN_NETWORK } from "./places.ts";

/** One try at the password of an Upload. `requester`: keyed hash of the client's network. */
export type Guess = { uploadId: UploadId; requester: string };
export type AdmittedGuess = {
  /** The guess was right and does not count. */
  refund(): Promise<void>;
};

/** Slows down password guessing. See [Note: Guesses] in `packages/auth`. */
export type GuessLimiter = {
  /** Counts a guess before it is checked. */
  admit(guess: Guess): Promise<AdmittedGuess | { retryAfterSeconds: number }>;
};

/** Guesses of one network at one Upload. */
export const GUESS_LIMIT = { points: 20, duration: 300 };
/** Guesses of all networks at one Upload. */
export const UPLOAD_GUESS_LIMIT = { points: 500, duration: 3_600 };
/** Guesses of one network at one Upload, beyond either limit. */
export const LATE_GUESS_LIMIT = { points: 1, duration: 5 };

const begunKey = (key: string) => `${key}:begun`;

/** @param openCount - where guesses are counted; in this process unless replicas share them */
export function createGuessLimiter(openCount: OpenCount = countInThisProcess): GuessLimiter {
  const ofRequester = openCount("guess", GUESS_LIMIT);
  const ofUpload = openCount("guess:upload", UPLOAD_GUESS_LIMIT);
  const late = openCount("guess:late", LATE_GUESS_LIMIT);
  const refusal = ({ msBeforeNext }: Taken) => ({ retryAfterSeconds: Math.ceil(msBeforeNext / 1_000) });

  /** Admits a guess beyond a limit, if none was admitted too recently. */
  async function admitLate(key: string): Promise<AdmittedGuess | { retryAfterSeconds: number }> {
    const taken = await take(late, key);
    return taken.isRefused ? refusal(taken) : { async refund() {} };
  }

  /**
   * Admits a guess beyond its network's limit. Even the first one has to wait. Replicas refuse many guesses at once,
   * and none may be admitted before that wait is stored, so `begunKey` is written after it. It expires with the limit.
   */
  async function admitBeyondOwn(key: string, own: Taken): Promise<AdmittedGuess | { retryAfterSeconds: number }> {
    if (own.consumedPoints === GUESS_LIMIT.points + 1) {
      await late.set(key, LATE_GUESS_LIMIT.points, LATE_GUESS_LIMIT.duration);
      await late.set(begunKey(key), 1, Math.max(1, Math.floor(own.msBeforeNext / 1_000)));
    } else if ((await late.get(begunKey(key))) !== null) {
      return admitLate(key);
    }
    return { retryAfterSeconds: LATE_GUESS_LIMIT.duration };
  }

  return {
    async admit({ uploadId, requester }) {
      const key = `${uploadId}:${requester}`;
      // Behind an unknown proxy all clients are one network, which then has no limit of its own.
      const isNetwork = requester !== UNKNOWN_NETWORK;
      const own = isNetwork ? await take(ofRequester, key) : null;
      if (own?.isRefused) return admitBeyondOwn(key, own);
      if ((await take(ofUpload, uploadId)).isRefused) return admitLate(key);
      return {
        async refund() {
          await Promise.all([isNetwork && ofRequester.reward(key), ofUpload.reward(uploadId)]);
        },
      };
    },
  };
}

type Taken = { isRefused: boolean; consumedPoints: number; msBeforeNext: number };

/** Takes a point, if one is left. */
async function take(limiter: SharedCount, key: string): Promise<Taken> {
  try {
    const { consumedPoints, msBeforeNext } = await limiter.consume(key);
    return { isRefused: false, consumedPoints, msBeforeNext };
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return { isRefused: true, consumedPoints: refusal.consumedPoints, msBeforeNext: refusal.msBeforeNext };
  }
}
