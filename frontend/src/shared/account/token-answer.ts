import { decodeBase64 } from "@envoi/protocol";
import { readText } from "@envoi/protocol/bounded-read";
import { isObject, parseJson } from "../storage/parse-json.ts";

type ReadAnswer = {
  /** The same answer, without what the library takes for an error. */
  answer: Response;
  /** How far the issuer's clock is ahead of this computer's, seconds. */
  skewSeconds: number;
};

/** When the ID token was made, seconds since 1970 by the issuer's clock. */
function parseIssuedAt(idToken: unknown): number | null {
  if (typeof idToken !== "string") return null;
  const payload = decodeBase64(idToken.split(".")[1] ?? "");
  const claims = payload && parseJson(new TextDecoder().decode(payload));
  return isObject(claims) && Number.isFinite(claims["iat"]) ? Number(claims["iat"]) : null;
}

/** Issuers write what they do not know as `null`, and `expires_in` as text or in words. */
function withoutNonsense({ scope, expires_in, ...members }: Record<string, unknown>): object {
  const lifetime = Number.parseFloat(String(expires_in));
  return {
    ...Object.fromEntries(Object.entries(members).filter(([, value]) => value !== null)),
    ...(typeof scope === "string" && { scope }),
    ...(lifetime >= 0 && { expires_in: lifetime }),
  };
}

/**
 * Prepares an answer of a token endpoint for the library. Clocks of computers are wrong by minutes, and ID tokens of some
 * issuers live no longer; but this one was made just now, which says what time it is.
 */
export async function readTokenAnswer(given: Response): Promise<ReadAnswer> {
  if (!given.ok) return { answer: given, skewSeconds: 0 };
  const { status, headers } = given;
  const text = await readText(given);
  const body = parseJson(text);
  if (!isObject(body)) return { answer: new Response(text, { status, headers }), skewSeconds: 0 };
  const issuedAt = parseIssuedAt(body["id_token"]);
  return {
    answer: new Response(JSON.stringify(withoutNonsense(body)), { status, headers }),
    // The library reads the same clock.
    skewSeconds: issuedAt === null ? 0 : issuedAt - Math.floor(Date.now() / 1000),
  };
}
