import { fetchUserInfo, skipSubjectCheck } from "openid-client";
import type { DiscoveredIssuer } from "../discovered-issuer.ts";
import { goodToken, isRefusal, type TokenCheck, unanswered } from "../issuer-answers.ts";

/**
 * Asks the userinfo endpoint whose token it is. Every OpenID provider has one, but its response does not name the
 * client that the token was issued to.
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
