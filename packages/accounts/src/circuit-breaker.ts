import type { Clock } from "@envoi/platform";
import { IssuerNotAsked, IssuerSilent, type TokenCheck } from "./issuer-answers.ts";

const MAX_OPEN_REQUESTS = 64;
/** After a timeout the issuer gets no request for this long, and then one at a time. */
const PAUSE_MS = 1_500;

/** A circuit breaker: fails at once while the issuer has too many requests open, or just after one has timed out. */
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
