import type { Clock } from "@envoi/platform";
import { IssuerNotAsked, IssuerSilent, type TokenCheck } from "./issuer-answers.ts";

const MOST_AT_ONCE = 64;
/** A silent issuer is left alone for so long, and then asked one question at a time. */
const PAUSE_MS = 1_500;

/** Says at once that there is no answer where the issuer has enough to do, or has just let a question go unanswered. */
export function withCircuitBreaker(check: TokenCheck, { clock }: { clock: Clock }): TokenCheck {
  let underWay = 0;
  let isSilent = false;
  let pauseEndsMs = 0;

  return async (token) => {
    if (underWay >= MOST_AT_ONCE) throw new IssuerNotAsked("has too many questions to answer");
    if (isSilent && (underWay > 0 || clock.now() < pauseEndsMs)) throw new IssuerNotAsked("was silent a moment ago");
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
