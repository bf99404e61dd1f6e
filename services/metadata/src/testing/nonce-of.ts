import { parseChallenge } from "@envoi/auth";
import type { Nonce } from "@envoi/protocol";

/** The Nonce in a response's challenge. @throws if the response has none */
export function requireNonce({ headers }: { headers: Pick<Headers, "get"> }): Nonce {
  const nonce = parseChallenge(headers.get("WWW-Authenticate"));
  if (nonce === null) throw new Error("no nonce");
  return nonce;
}
