import { IssuerAway } from "@envoi/platform";
import { readJson } from "@envoi/protocol/bounded-read";
import * as z from "zod";
import type { DiscoveredIssuer } from "../discovered-issuer.ts";
import { goodToken, type Refusal, type TokenCheck, unanswered } from "../issuer-answers.ts";
import type { IssuerFetch } from "../issuer-fetch.ts";

const answerSchema = z.object({ user: z.string().min(1), scope: z.array(z.string()), exp: z.number().optional() });
/**
 * The format of the issuer's rejections. Proxies in front of the issuer also reject requests, but not in this format.
 */
const refusalSchema = z.object({ error: z.string() });
const REFUSALS = [400, 401, 403];

/** The verify endpoint's address: the keys' address, with the last `jwks` in its path replaced. */
function verifyAddress(keysAddress: URL): string {
  const address = new URL(keysAddress);
  address.pathname = address.pathname.replace(/jwks(?!.*jwks)/, "verify");
  if (address.href === keysAddress.href) throw new IssuerAway("has no verify address");
  return address.href;
}

async function readAnswer(response: Response): Promise<z.infer<typeof answerSchema> | Refusal> {
  const { ok, status } = response;
  if (ok || REFUSALS.includes(status)) {
    const body = await readJson(response).catch(unanswered);
    if (ok) return answerSchema.safeParse(body).data ?? unanswered();
    if (refusalSchema.safeParse(body).success) return { refusal: `the issuer answered ${status}` };
  } else {
    await response.body?.cancel();
  }
  throw new IssuerAway(`answered with status ${status}`);
}

/** Asks the verify endpoint of the fxa dialect. */
export function checkByVerify(issuer: DiscoveredIssuer, keyScope: string, fetch: IssuerFetch): TokenCheck {
  return async (token) => {
    const response = await fetch(verifyAddress(await issuer.keysAddress()), {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify({ token }),
    }).catch(unanswered);
    const answer = await readAnswer(response);
    if ("refusal" in answer) return answer;
    if (!answer.scope.includes(keyScope)) return { refusal: "it lacks AUTH_KEY_SCOPE" };
    return goodToken(token, { sub: answer.user }, answer.exp);
  };
}
