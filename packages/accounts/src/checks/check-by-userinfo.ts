import { fetchUserInfo, skipSubjectCheck } from "openid-client";
import type { DiscoveredIssuer } from "../discovered-issuer.ts";
import { goodToken, isRefusal, type TokenCheck, unanswered } from "../issuer-answers.ts";

/**
 * Asks who the token's person is: what every OpenID provider can tell, and of any token of its own. Whose client it was
 * made for it does not tell.
 */
export function checkByUserinfo(issuer: DiscoveredIssuer): TokenCheck {
  return async (token) => {
    const configuration = await issuer.read();
    try {
      const { sub } = await fetchUserInfo(configuration, token, skipSubjectCheck);
      return goodToken(token, sub);
    } catch (error) {
      return isRefusal(error) ? null : unanswered(error);
    }
  };
}
