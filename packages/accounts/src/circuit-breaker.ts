import type { Clock } from "@envoi/platform";
import { IssuerNotAsked, IssuerSilent, type TokenCheck } from "./issuer-answers.ts";

const MAX_OPEN_REQUESTS = 64;
/** Pause after a timeout. Once it is over, requests are sent one at a time until the issuer responds. */
const PAUSE_MS = 1_500;

/** A circuit breaker: fails fast while too many requests are open, or shortly after one has timed out. */
export function withCircuitBreaker(check: TokenCheck, { clock }: { clock: Clock }): TokenCheck {
  let underWay = 0;
  let isSilent = false;
  let pauseEndsMs = 0;

  return async (token) => {
    if (underWay >= MAX_OPEN_REQUESTS) throw new IssuerNotAsked("has too many open requests");
    if (isSilent && (underWay > 0 || clock.now() < pauseEndsMs)) throw new IssuerNotAsked("timed out a moment ago");
    underWay += 1;
    try {
      const answer = await check(token);
      isSilent = false;
      return answer;
    } catch (error) {
      isSilent = error instanceof IssuerSilent;
      pauseEndsMs = clock.now() + PAUSE_MS;
      throw error;
    } finally {
      underWay -= 1;
    }
  };
}
