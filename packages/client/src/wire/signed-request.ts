import { makeProof, NO_NONCE, parseChallenge } from "@envoi/auth";
import { type AuthKey, EXT_HEADER, type Nonce, ProtocolError } from "@envoi/protocol";
import { requireSuccess, type Server, send } from "./server.ts";

export type Signer = {
  /**
   * Signs a call with the last response's Nonce. If the call is rejected, retries it once with a new Nonce.
   *
   * @param options.isKeyGuessed - the key comes from a typed password and the Nonce was fetched for this call: a
   *   rejection means that the password is wrong, and a second try would count as a second guess
   * @throws ProtocolError `bad_proof` when the last attempt is rejected too, because the key is wrong
   */
  get(
    path: string,
    signal: AbortSignal,
    options?: { headers?: Record<string, string>; isKeyGuessed?: boolean },
  ): Promise<Response>;
};

/** @returns a signer whose `nextNonce` can sign only one call, the next one */
export function createSigner(
  server: Server,
  authKey: AuthKey,
  firstNonce: Nonce | null,
): Signer & { readonly nextNonce: Nonce | null } {
  let nonce = firstNonce ?? NO_NONCE;

  async function once(path: string, signal: AbortSignal, more: Record<string, string>): Promise<Response> {
    const headers = { ...more, Authorization: await makeProof(authKey, nonce), [EXT_HEADER]: "1" };
    const response = await send(server, path, { headers, signal });
    nonce = parseChallenge(response.headers.get("WWW-Authenticate")) ?? nonce;
    return response;
  }

  return {
    get nextNonce() {
      return nonce === NO_NONCE ? null : nonce;
    },
    async get(path, signal, { headers = {}, isKeyGuessed = false } = {}) {
      const signedWith = nonce;
      let response = await once(path, signal, headers);
      if (response.status === 401 && nonce !== signedWith && !isKeyGuessed) {
        await response.body?.cancel();
        response = await once(path, signal, headers);
      }
      return requireSuccess(response).catch((error: unknown) => {
        // Servers that send no codes return 401 for a signed call only for this reason.
        if (error instanceof ProtocolError && error.status === 401) throw new ProtocolError("bad_proof");
        throw error;
      });
    },
  };
}
