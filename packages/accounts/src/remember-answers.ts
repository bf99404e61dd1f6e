import { createHash } from "node:crypto";
import { type Account, type Clock, type TokenVerifier, unlessAborted } from "@envoi/platform";
import { LRUCache } from "lru-cache";
import type { IssuerAnswer, TokenCheck } from "./issuer-answers.ts";

const BAD_MS = 10_000;

function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64");
}

/** `account`: `null` if the token is rejected. */
type RememberedAnswer = { account: Account | null; untilMs: number };

/**
 * Checks a token once for all concurrent callers, and caches the verdict under the token's hash: a positive one for
 * `goodMs`, but not past the token's expiry; a rejection for ten seconds. Not cached: failures, and positive verdicts
 * for tokens that have expired by our clock, which must be wrong.
 *
 * @param options.capacity - maximum number of positive verdicts, and of rejections: made-up tokens do not evict
 *   positive verdicts
 */
export function rememberAnswers(
  check: TokenCheck,
  options: { clock: Clock; capacity: number; goodMs: number },
): TokenVerifier["verify"] {
  const { clock, capacity, goodMs } = options;
  const good = new LRUCache<string, RememberedAnswer>({ max: capacity });
  const bad = new LRUCache<string, RememberedAnswer>({ max: capacity });
  const asking = new Map<string, Promise<Account | null>>();

  function keep(hash: string, answer: IssuerAnswer): Account | null {
    const nowMs = clock.now();
    if ("refusal" in answer) {
      bad.set(hash, { account: null, untilMs: nowMs + BAD_MS });
      return null;
    }
    const { account, expiresAtMs } = answer;
    good.set(hash, { account, untilMs: Math.min(nowMs + goodMs, expiresAtMs ?? Number.POSITIVE_INFINITY) });
    return account;
  }

  function ask(hash: string, token: string): Promise<Account | null> {
    const running = asking.get(hash);
    if (running !== undefined) return running;
    const question = check(token)
      .then((answer) => keep(hash, answer))
      .finally(() => asking.delete(hash));
    asking.set(hash, question);
    // All callers may have aborted by the time this fails, so the rejection must not remain unhandled.
    question.catch(() => {});
    return question;
  }

  return async (token, signal) => {
    const hash = hashToken(token);
    const known = [good.get(hash), bad.get(hash)].find((found) => found !== undefined && found.untilMs > clock.now());
    return known === undefined ? unlessAborted(ask(hash, token), signal) : known.account;
  };
}
