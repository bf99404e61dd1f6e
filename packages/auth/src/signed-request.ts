import type { AuthKey, ErrorCode, Nonce, UploadId } from "@envoi/protocol";
import { createNonce, createToken, findAnsweredNonce, parseProof } from "./node.ts";

type MintedNonce = { nonce: Nonce; requester: string };
type Challenge = { authKey: AuthKey; nonces: MintedNonce[] };

/** The part of the UploadStore that a signed request needs; `Upload` is whatever the store answers with. */
export type ChallengeStore<Upload> = {
  readChallenge(id: UploadId, requesters: readonly string[] | null): Promise<Challenge | null>;
  redeemNonce(
    id: UploadId,
    redeem: {
      operationId: string;
      nonce: Nonce;
      mintedFor: string;
      authKey: AuthKey;
      nextNonce: Nonce;
      requester: string;
    },
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
  const own = await store.readChallenge(id, [requester]);
  if (own === null) return { refusal: "not_found", nonce: null };
  const proof = parseProof(authorization);
  if (proof === null) return refuse("bad_proof");
  // Those of others for recipients whose network has changed.
  const answered = findAnswered(own, proof) ?? findAnswered(await store.readChallenge(id, null), proof);
  if (answered === null) return refuse("bad_proof");
  const redeemed = await store.redeemNonce(id, { operationId: createToken(), ...answered, nextNonce, requester });
  if (redeemed === null) return { refusal: "not_found", nonce: null };
  if (redeemed === "lost") return refuse("bad_proof");
  return { upload: redeemed, nonce: nextNonce };
}

function findAnswered(
  challenge: Challenge | null,
  proof: Uint8Array,
): { nonce: Nonce; mintedFor: string; authKey: AuthKey } | null {
  if (challenge === null) return null;
  const { authKey, nonces } = challenge;
  const nonce = findAnsweredNonce(
    authKey,
    nonces.map((minted) => minted.nonce),
    proof,
  );
  const mintedFor = nonces.find((minted) => minted.nonce === nonce)?.requester;
  return nonce === null || mintedFor === undefined ? null : { nonce, mintedFor, authKey };
}
