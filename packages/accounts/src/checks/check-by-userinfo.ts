import { IssuerAway } from "@envoi/platform";
import { readText } from "@envoi/protocol/bounded-read";
import { decodeJwt, errors } from "jose";
import { type Configuration, fetchProtectedResource } from "openid-client";
import * as z from "zod";
import type { DiscoveredIssuer } from "../discovered-issuer.ts";
import { findChallenge, goodToken, type IssuerAnswer, type TokenCheck, unanswered } from "../issuer-answers.ts";

const answerSchema = z.looseObject({ sub: z.string().min(1) });
const ACCEPT = { Accept: "application/json, application/jwt" };

async function askUserinfo(configuration: Configuration, token: string): Promise<Response> {
  const { userinfo_endpoint: address } = configuration.serverMetadata();
  if (address === undefined || !URL.canParse(address)) {
    throw new IssuerAway("has no userinfo endpoint: set AUTH_TOKEN_CHECK to jwks or introspection");
  }
  return fetchProtectedResource(configuration, token, new URL(address), "GET", null, new Headers(ACCEPT));
}

/**
 * The claims in a response. Some issuers sign their responses, but the signature, issuer and client need no check,
 * because the response comes directly from the issuer.
 */
async function readClaims(answer: Response): Promise<unknown> {
  const text = await readText(answer);
  const type = answer.headers.get("content-type")?.split(";", 1)[0]?.trim().toLowerCase();
  try {
    return type === "application/jwt" ? decodeJwt(text) : JSON.parse(text);
  } catch (error) {
    if (error instanceof errors.JWTInvalid)
      throw new IssuerAway("encrypts its userinfo, or signs it in an unknown form");
    return unanswered(error);
  }
}

async function readAnswer(token: string, answer: Response): Promise<IssuerAnswer> {
  const { status } = answer;
  if (status === 401) return { refusal: "the issuer answered 401" };
  if (status !== 200) throw new IssuerAway(`answered with status ${status}`);
  const { data } = answerSchema.safeParse(await readClaims(answer));
  return data === undefined ? unanswered() : goodToken(token, data);
}

/**
 * Asks the userinfo endpoint whose token it is. Most OpenID providers have one, but its response does not name
 * the token's client.
 */
export function checkByUserinfo(issuer: DiscoveredIssuer): TokenCheck {
  return async (token) => {
    const configuration = await issuer.read();
    try {
      return await readAnswer(token, await askUserinfo(configuration, token));
    } catch (error) {
      return findChallenge(error) ?? unanswered(error);
    }
  };
}
