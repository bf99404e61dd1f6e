import { parseChallenge } from "@envoi/auth";
import type { Nonce } from "@envoi/protocol";

/** The Nonce to sign in an answer's challenge. @throws if the answer has none */
export function requireNonce({ headers }: { headers: Pick<Headers, "get"> }): Nonce {
  const nonce = parseChallenge(headers.get("WWW-Authenticate"));
  if (nonce === null) throw new Error("no nonce");
  return nonce;
}
