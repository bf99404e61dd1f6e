import { ProtocolError } from "@envoi/protocol";
import { RateLimiterRes } from "rate-limiter-flexible";
import { SITE_SHARE, siteOf } from "../client-address.ts";
import type { CountLimit, OpenCount, SharedCount } from "./open-count.ts";
import { UNKNOWN_NETWORK } from "./slots.ts";

/*
 * [Note: Count blocks]
 *
 * All processes share their counts. To keep this cheap, a process draws points in blocks, and then uses individual
 * points from its own block. So a limit is never exceeded, but it may be reached too early, because each other process
 * may still have up to one block of unused points.
 */

/** Number of blocks into which a limit is divided. A process draws one block at a time. */
const BLOCKS_PER_LIMIT = 200;
/** Time for which a rejection is repeated without querying the shared counts again. */
const REFUSAL_MS = 1_000;
/** Maximum number of callers for which a block is stored. If a block is dropped, its remaining points count as used. */
const MAX_REMEMBERED_CALLERS = 10_000;

/** How much of a limit a caller has used. */
export type CountState = {
  /** Includes every point of the blocks that processes have drawn, even if not yet used. */
  used: number;
  most: number;
  windowSeconds: number;
  /** End of the current window; 0 if there is none. */
  endsInSeconds: number;
};

/** A rejection: the limit is exceeded. */
export type Beyond = { limit: CountLimit; msBeforeNext: number };

/** @param name - name of the limit, for clients. @returns a function that creates the error for exceeding the limit */
export function describeRefusal(code: "rate_limited" | "too_many_uploads" | "too_many_bytes", name: string) {
  return ({ limit: { points, duration }, msBeforeNext }: Beyond): ProtocolError =>
    new ProtocolError(code, {
      retryAfterSeconds: Math.ceil(msBeforeNext / 1_000),
      rateLimit: { name, most: points, windowSeconds: duration },
    });
}

export type Blocks = {
  /** Takes all of these points, or none of them. */
  take(caller: string, points: number): Promise<TakenPoints | Beyond>;
  /** @returns `null` if there is no limit */
  read(caller: string): Promise<CountState | null>;
  reset(caller: string): Promise<void>;
  /** Uses up all points for this number of seconds. @returns false if there is no limit */
  useUp(caller: string, seconds: number): Promise<boolean>;
};
/** Returns points, unless the window in which they were used has ended. */
export type TakenPoints = { giveBack(points: number): void };

export type WantedPoints = { blocks: Blocks; caller: string; points: number; refusal(beyond: Beyond): ProtocolError };

/** Uses points from several counts, either from all of them or from none. @throws the first rejection */
export async function takeFromAll(wanted: readonly WantedPoints[]): Promise<TakenPoints[]> {
  const answers = await Promise.all(
    wanted.map(async (one) => ({ ...one, answer: await one.blocks.take(one.caller, one.points) })),
  );
  const taken = answers.flatMap(({ answer, points }) => ("limit" in answer ? [] : [{ ...answer, points }]));
  for (const { answer, refusal } of answers) {
    if (!("limit" in answer)) continue;
    for (const { giveBack, points } of taken) giveBack(points);
    throw refusal(answer);
  }
  return taken;
}

type KnownCaller = {
  /** Points drawn but not used. */
  left: number;
  endsAtMs: number;
  /**
   * The latest rejection. While it is recent, requests for the same number of points or more are rejected without a
   * query.
   */
  refused: { points: number; atMs: number } | null;
  /** The call in progress that draws points; `null` if there is none. */
  drawing: Promise<unknown> | null;
};

const NO_LIMIT: Blocks = {
  take: async () => ({ giveBack() {} }),
  read: async () => null,
  reset: async () => {},
  useUp: async () => false,
};

/** Opens the counts with this name. 0 points: no limit. See [Note: Count blocks]. */
export function openBlocks(openCount: OpenCount, name: string, limit: CountLimit): Blocks {
  return limit.points === 0 ? NO_LIMIT : new DrawnBlocks(openCount(name, limit), limit);
}

class DrawnBlocks implements Blocks {
  readonly #shared: SharedCount;
  readonly #limit: CountLimit;
  readonly #blockPoints: number;
  readonly #callers = new Map<string, KnownCaller>();

  constructor(shared: SharedCount, limit: CountLimit) {
    this.#shared = shared;
    this.#limit = limit;
    this.#blockPoints = Math.floor(limit.points / BLOCKS_PER_LIMIT);
  }

  async read(caller: string): Promise<CountState> {
    const counted = await reached(this.#shared.get(caller));
    return {
      used: counted?.consumedPoints ?? 0,
      most: this.#limit.points,
      windowSeconds: this.#limit.duration,
      endsInSeconds: Math.ceil(Math.max(0, counted?.msBeforeNext ?? 0) / 1_000),
    };
  }

  async reset(caller: string): Promise<void> {
    await this.#replace(caller, 0, this.#limit.duration);
  }

  async useUp(caller: string, seconds: number): Promise<boolean> {
    // Exceeds the limit by a block and one point, because a process may still return a block of points.
    await this.#replace(caller, this.#limit.points + this.#blockPoints + 1, seconds);
    return true;
  }

  async take(caller: string, points: number): Promise<TakenPoints | Beyond> {
    for (;;) {
      const known = this.#ensureCaller(caller);
      const missing = points - known.left;
      if (missing <= 0) {
        known.left -= points;
        return { giveBack: (unused) => this.#giveBack(caller, known, unused) };
      }
      const { refused } = known;
      const nowMs = performance.now();
      if (refused !== null && missing >= refused.points && nowMs - refused.atMs < REFUSAL_MS) {
        return { limit: this.#limit, msBeforeNext: Math.max(0, known.endsAtMs - nowMs) };
      }
      known.drawing ??= this.#drawMissing(caller, known, missing).finally(() => {
        known.drawing = null;
      });
      await known.drawing;
    }
  }

  #ensureCaller(caller: string): KnownCaller {
    const known = this.#callers.get(caller);
    if (known !== undefined && (known.drawing !== null || known.endsAtMs > performance.now())) return known;
    const endsAtMs = performance.now() + this.#limit.duration * 1_000;
    const fresh: KnownCaller = { left: 0, endsAtMs, refused: null, drawing: null };
    this.#callers.delete(caller);
    this.#callers.set(caller, fresh);
    const [oldest] = this.#callers.keys();
    if (this.#callers.size > MAX_REMEMBERED_CALLERS && oldest !== undefined) this.#callers.delete(oldest);
    return fresh;
  }

  /** Draws points. @returns whether the shared counts had enough points left */
  async #draw(caller: string, known: KnownCaller, points: number): Promise<boolean> {
    const drawn = await consume(this.#shared, caller, points);
    if (known.endsAtMs <= performance.now()) known.left = 0;
    known.endsAtMs = performance.now() + drawn.msBeforeNext;
    if (!drawn.isRefused) known.left += points;
    return !drawn.isRefused;
  }

  /** Draws a block, or only the missing points if fewer than a block are left. */
  async #drawMissing(caller: string, known: KnownCaller, missing: number): Promise<void> {
    if (await this.#draw(caller, known, Math.max(missing, this.#blockPoints))) return;
    if (this.#blockPoints > missing && (await this.#draw(caller, known, missing))) return;
    known.refused = { points: missing, atMs: performance.now() };
  }

  #giveBack(caller: string, known: KnownCaller, points: number): void {
    if (this.#callers.get(caller) !== known || known.endsAtMs <= performance.now()) return;
    known.refused = null;
    known.left += points;
    const surplus = known.left - Math.max(this.#blockPoints, 1);
    if (surplus <= 0) return;
    // Other processes can use the returned points. If returning them fails, they count as used.
    known.left -= surplus;
    void this.#shared.reward(caller, surplus).catch(() => {});
  }

  /** Replaces the count and discards drawn points. */
  async #replace(caller: string, points: number, seconds: number): Promise<void> {
    await reached(this.#shared.set(caller, points, seconds));
    this.#callers.delete(caller);
  }
}

/**
 * Opens the counts of client networks and their sites. See [Note: Client networks].
 *
 * @returns a function that takes points from a network and from its site, but takes none behind an unknown proxy,
 *   where all clients seem to be one network
 */
export function openNetworkBlocks(
  openCount: OpenCount,
  name: string,
  limit: CountLimit,
  refusal: WantedPoints["refusal"],
) {
  const ofNetworks = openBlocks(openCount, `${name}:network`, limit);
  const ofSites = openBlocks(openCount, `${name}:site`, { ...limit, points: limit.points * SITE_SHARE });
  return async (network: string, points: number): Promise<TakenPoints> => {
    if (network === UNKNOWN_NETWORK) return { giveBack() {} };
    const site = siteOf(network);
    const own = { blocks: ofNetworks, caller: network, points, refusal };
    const taken = await takeFromAll(
      site === network ? [own] : [own, { blocks: ofSites, caller: site, points, refusal }],
    );
    return {
      giveBack(unused) {
        for (const one of taken) one.giveBack(unused);
      },
    };
  };
}

/** @throws ProtocolError `unavailable` */
export async function reached<Result>(asked: Promise<Result>): Promise<Result> {
  try {
    return await asked;
  } catch (cause) {
    throw new ProtocolError("unavailable", { cause });
  }
}

type ConsumeResult = { isRefused: boolean; msBeforeNext: number };

/** Counts all of these points, or none of them. @throws ProtocolError `unavailable` */
async function consume(shared: SharedCount, caller: string, points: number): Promise<ConsumeResult> {
  try {
    const { msBeforeNext } = await shared.consume(caller, points);
    return { isRefused: false, msBeforeNext };
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw new ProtocolError("unavailable", { cause: refused });
    // Returns the points, which the library has counted. If this fails, they count as used.
    await shared.reward(caller, points).catch(() => {});
    return { isRefused: true, msBeforeNext: refused.msBeforeNext };
  }
}
