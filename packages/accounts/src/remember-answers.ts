import { createHash } from "node:crypto";
import type { Account, Clock, TokenVerifier } from "@envoi/platform";
import type { IssuerAnswer, TokenCheck } from "./issuer-answers.ts";

const BAD_MS = 10_000;

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64");
}

/** Stops waiting when the signal aborts. What is waited for goes on: others may wait for it, too. */
async function unlessAborted<Value>(work: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  if (signal === undefined) return work;
  signal.throwIfAborted();
  const aborted = Promise.withResolvers<never>();
  const onAbort = () => aborted.reject(signal.reason);
  signal.addEventListener("abort", onAbort, { once: true });
  try {
    return await Promise.race([work, aborted.promise]);
  } finally {
    signal.removeEventListener("abort", onAbort);
  }
}

/** Keeps values for a while, so many at most: the one that was not asked for longest goes first. */
function keepRecent<Value>({ clock, capacity }: { clock: Clock; capacity: number }) {
  const kept = new Map<string, { value: Value; untilMs: number }>();
  return {
    /** `undefined`: there is none. */
    get(key: string): Value | undefined {
      const found = kept.get(key);
      if (found === undefined) return undefined;
      kept.delete(key);
      if (found.untilMs <= clock.now()) return undefined;
      kept.set(key, found);
      return found.value;
    },
    set(key: string, value: Value, untilMs: number): void {
      kept.set(key, { value, untilMs });
      const [oldest] = kept.keys();
      if (kept.size > capacity && oldest !== undefined) kept.delete(oldest);
    },
  };
}

/**
 * Asks about a token once, however many want to know at a time, and keeps what was said for a short while, by a hash of
 * the token: of a good one for `goodMs` and never beyond its end, of another for ten seconds. That there was no answer is
 * not kept.
 *
 * @param options.capacity - answers of either kind: whoever makes tokens up drives no good answer out
 */
export function rememberAnswers(
  check: TokenCheck,
  options: { clock: Clock; capacity: number; goodMs: number },
): TokenVerifier["verify"] {
  const good = keepRecent<Account>(options);
  const bad = keepRecent<null>(options);
  const asking = new Map<string, Promise<Account | null>>();

  function keep(hash: string, answer: IssuerAnswer): Account | null {
    const nowMs = options.clock.now();
    const endMs = answer?.expiresAtMs ?? Number.POSITIVE_INFINITY;
    if (answer === null || endMs <= nowMs) {
      bad.set(hash, null, nowMs + BAD_MS);
      return null;
    }
    good.set(hash, answer.account, Math.min(nowMs + options.goodMs, endMs));
    return answer.account;
  }

  function ask(hash: string, token: string): Promise<Account | null> {
    const running = asking.get(hash);
    if (running !== undefined) return running;
    const question = check(token)
      .then((answer) => keep(hash, answer))
      .finally(() => asking.delete(hash));
    asking.set(hash, question);
    // All who wait may have left.
    question.catch(() => {});
    return question;
  }

  return async (token, signal) => {
    const hash = hashOf(token);
    const known = good.get(hash) ?? bad.get(hash);
    return known === undefined ? unlessAborted(ask(hash, token), signal) : known;
  };
}
