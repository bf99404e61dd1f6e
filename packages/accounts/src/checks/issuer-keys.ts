import type { Clock } from "@envoi/platform";
import { createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey } from "jose";
import { IssuerNotAsked } from "../issuer-answers.ts";
import type { IssuerFetch } from "../issuer-fetch.ts";
import type { IssuerReporter } from "../reporter.ts";

const FRESH_MS = 600_000;
/** Minimum interval between requests for newer keys, however many tokens name unknown keys. */
const RETRY_AFTER_MS = 10_000;

/**
 * The issuer's keys, refreshed in the background and when a key is missing. While the issuer is unavailable, the last
 * known keys stay in use.
 */
export type IssuerKeys = ReturnType<typeof issuerKeys>;

export function issuerKeys(
  address: URL,
  { clock, report, fetch }: { clock: Clock; report: IssuerReporter; fetch: IssuerFetch },
) {
  const never = Number.POSITIVE_INFINITY;
  const known = createRemoteJWKSet(address, { [customFetch]: fetch, cacheMaxAge: never, cooldownDuration: never });
  let askedAtMs = Number.NEGATIVE_INFINITY;
  const wasAskedWithin = (ms: number) => clock.now() < askedAtMs + ms;

  /** Concurrent callers share one request. */
  async function ask(): Promise<void> {
    if (!known.reloading) {
      if (wasAskedWithin(RETRY_AFTER_MS)) throw new IssuerNotAsked("was asked for its keys a moment ago");
      askedAtMs = clock.now();
    }
    await known.reload();
  }

  const findKey: JWTVerifyGetKey = async (header, token) => {
    const isFirst = known.jwks() === undefined;
    if (isFirst) await ask();
    else if (!wasAskedWithin(FRESH_MS)) ask().catch(report.keysKept);
    try {
      return await known(header, token);
    } catch (error) {
      if (isFirst || !(error instanceof errors.JWKSNoMatchingKey)) throw error;
    }
    await ask();
    return known(header, token);
  };

  return {
    findKey,
    /** Requests newer keys, unless the last request was a moment ago. @returns whether it sent a request */
    async renew(): Promise<boolean> {
      if (!known.reloading && wasAskedWithin(RETRY_AFTER_MS)) return false;
      await ask();
      return true;
    },
  };
}
