import type { UploadId } from "@envoi/protocol";
import { RateLimiterRes } from "rate-limiter-flexible";
import { SITE_SHARE, siteOf } from "../client-address.ts";
import { type CountLimit, countInThisProcess, type OpenCount, type SharedCount } from "./open-count.ts";
import { UNKNOWN_NETWORK } from "./slots.ts";

/** One guess at the password of an Upload. `requester`: keyed hash of the client's network. */
export type Guess = { uploadId: UploadId; requester: string };
export type AdmittedGuess = {
  /** Call this if the guess was correct, so that the guess does not count. */
  refund(): Promise<void>;
};

/** Slows down password guessing. See [Note: Guesses] in `packages/auth`. */
export type GuessLimiter = {
  /** Counts a guess before it is checked. */
  admit(guess: Guess): Promise<AdmittedGuess | Refusal>;
};
type Refusal = { retryAfterSeconds: number };

/**
 * Limit on guesses from one network at one Upload. Its site has SITE_SHARE times as many: see [Note: Client networks].
 */
export const GUESS_LIMIT = { points: 20, duration: 300 };
/** Limit on guesses from all networks at one Upload. */
export const UPLOAD_GUESS_LIMIT = { points: 500, duration: 3_600 };
/**
 * Limit on further guesses at one Upload: for a site above its own limit, and for all sites together above the
 * Upload's limit.
 */
export const LATE_GUESS_LIMIT = { points: 1, duration: 5 };
/** Limit on guesses from all newcomers together, above the Upload's limit. */
export const NEWCOMER_GUESS_LIMIT = { points: 60, duration: 60 };
/** Number of guesses in the window of GUESS_LIMIT up to which a site counts as a newcomer. */
export const NEWCOMER_GUESSES = 3;

const SITE_LIMIT = { ...GUESS_LIMIT, points: GUESS_LIMIT.points * SITE_SHARE };
const FREE = { isRefused: false, consumedPoints: 0, msBeforeNext: 0 };

const startedKey = (key: string) => `${key}:started`;

/** @param openCount - opens the guess counts, which stay in this process unless replicas share them */
export function createGuessLimiter(openCount: OpenCount = countInThisProcess): GuessLimiter {
  const ofRequester = openCount("guess", GUESS_LIMIT);
  const ofSite = openCount("guess:site", SITE_LIMIT);
  const ofUpload = openCount("guess:upload", UPLOAD_GUESS_LIMIT);
  const late = openCount("guess:late", LATE_GUESS_LIMIT);
  const newcomers = openCount("guess:newcomers", NEWCOMER_GUESS_LIMIT);

  /**
   * Counts a guess above the limit of its network or site. Even the first such guess has to wait. Replicas may reject
   * many guesses concurrently, and must not admit one before the start of that wait is stored, so `startedKey` is
   * written afterwards. `startedKey` lasts as long as any exceeded limit in the site.
   */
  async function takeBeyondOwn(siteKey: string, own: TakeResult, limit: CountLimit): Promise<TakeResult> {
    if (own.consumedPoints === limit.points + 1) {
      await late.set(siteKey, LATE_GUESS_LIMIT.points, LATE_GUESS_LIMIT.duration);
      await late.set(startedKey(siteKey), 1, GUESS_LIMIT.duration);
    } else if ((await late.get(startedKey(siteKey))) !== null) {
      return take(late, siteKey);
    }
    return { ...own, isRefused: true, msBeforeNext: LATE_GUESS_LIMIT.duration * 1_000 };
  }

  /** Uses up a guess of a network and its site. */
  async function takeOwn({
    uploadId,
    requester,
  }: Guess): Promise<TakeResult & { isNewcomer: boolean; counted: CountEntry[] }> {
    // Behind an unknown proxy, all clients appear to be in one network, so that network has no limit of its own.
    if (requester === UNKNOWN_NETWORK) return { ...FREE, isNewcomer: false, counted: [] };
    const site = siteOf(requester);
    const [key, siteKey] = [`${uploadId}:${requester}`, `${uploadId}:${site}`];
    const own = await take(ofRequester, key);
    if (own.isRefused) return { ...(await takeBeyondOwn(siteKey, own, GUESS_LIMIT)), isNewcomer: false, counted: [] };
    const counted: CountEntry[] = [[ofRequester, key]];
    if (site === requester) return { ...own, isNewcomer: own.consumedPoints <= NEWCOMER_GUESSES, counted };
    const together = await take(ofSite, siteKey);
    if (together.isRefused)
      return { ...(await takeBeyondOwn(siteKey, together, SITE_LIMIT)), isNewcomer: false, counted };
    return {
      ...together,
      isNewcomer: together.consumedPoints <= NEWCOMER_GUESSES,
      counted: [...counted, [ofSite, siteKey]],
    };
  }

  return {
    async admit(guess) {
      const { uploadId } = guess;
      const own = await takeOwn(guess);
      if (own.isRefused) return refusal(own);
      let counted: CountEntry = [ofUpload, uploadId];
      let admitted = await take(...counted);
      if (admitted.isRefused) {
        // Other clients have used up the limit. One guess is admitted soon, which is enough for a recipient who knows
        // the password.
        counted = [own.isNewcomer ? newcomers : late, uploadId];
        admitted = await take(...counted);
      }
      const giveBack = async (counts: CountEntry[]) => {
        await Promise.all(counts.map(([count, key]) => count.reward(key)));
      };
      if (admitted.isRefused && own.isNewcomer) await giveBack(own.counted);
      return admitted.isRefused ? refusal(admitted) : { refund: () => giveBack([...own.counted, counted]) };
    },
  };
}

/** A count from which a guess has used a point, and the key of that point's counter. */
type CountEntry = [SharedCount, string];
type TakeResult = { isRefused: boolean; consumedPoints: number; msBeforeNext: number };

function refusal({ msBeforeNext }: TakeResult): Refusal {
  return { retryAfterSeconds: Math.ceil(msBeforeNext / 1_000) };
}

async function take(limiter: SharedCount, key: string): Promise<TakeResult> {
  try {
    const { consumedPoints, msBeforeNext } = await limiter.consume(key);
    return { isRefused: false, consumedPoints, msBeforeNext };
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return { isRefused: true, consumedPoints: refusal.consumedPoints, msBeforeNext: refusal.msBeforeNext };
  }
}
