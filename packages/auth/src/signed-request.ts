import type { AuthKey, ErrorCode, Nonce, UploadId } from "@envoi/protocol";
import { createNonce, createToken, findAnsweredNonce, parseProof } from "./node.ts";

/** The part of the UploadStore that a signed request needs; `Upload` is whatever the store answers with. */
export type ChallengeStore<Upload> = {
  readChallenge(id: UploadId): Promise<{ authKey: AuthKey; nonces: Nonce[] } | null>;
  redeemNonce(
    id: UploadId,
    redeem: { operationId: string; nonce: Nonce; authKey: AuthKey; nextNonce: Nonce; requester: string },
  ): Promise<Upload | "lost" | null>;
  mintNonce(id: UploadId, nonce: Nonce, requester: string): Promise<Upload | null>;
};

export type SignedRequest = {
  id: UploadId;
  /** The `Authorization` header as it came. */
  authorization: string | undefined;
  /** Keyed hash of the address that asks. */
  requester: string;
};

/** `nonce` goes into `WWW-Authenticate`, also beside a refusal. */
export type SignedRequestOutcome<Upload> =
  | { upload: Upload; nonce: Nonce }
  | { refusal: Extract<ErrorCode, "unauthorized" | "bad_proof" | "not_found">; nonce: Nonce | null };

/**
 * Checks the Proof of a request and uses its Nonce up. Every answer carries a fresh Nonce, so that two recipients of one
 * link never invalidate each other's.
 *
 * Without a header the refusal is `unauthorized`, whether the Upload exists or not.
 */
export async function checkSignedRequest<Upload>(
  store: ChallengeStore<Upload>,
  { id, authorization, requester }: SignedRequest,
): Promise<SignedRequestOutcome<Upload>> {
  const nextNonce = createNonce();

  async function refuse(refusal: "unauthorized" | "bad_proof"): Promise<SignedRequestOutcome<Upload>> {
    const upload = await store.mintNonce(id, nextNonce, requester);
    if (upload !== null) return { refusal, nonce: nextNonce };
    return { refusal: refusal === "unauthorized" ? refusal : "not_found", nonce: null };
  }

  if (authorization === undefined) return refuse("unauthorized");
  const challenge = await store.readChallenge(id);
  if (challenge === null) return { refusal: "not_found", nonce: null };
  const proof = parseProof(authorization);
  const { authKey, nonces } = challenge;
  const nonce = proof === null ? null : findAnsweredNonce(authKey, nonces, proof);
  if (nonce === null) return refuse("bad_proof");
  const redeemed = await store.redeemNonce(id, { operationId: createToken(), nonce, authKey, nextNonce, requester });
  if (redeemed === null) return { refusal: "not_found", nonce: null };
  if (redeemed === "lost") return refuse("bad_proof");
  return { upload: redeemed, nonce: nextNonce };
}
