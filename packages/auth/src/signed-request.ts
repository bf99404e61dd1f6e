import { type AuthKey, type Nonce, ProtocolError, type UploadId } from "@envoi/protocol";
import { challengeHeader, NO_NONCE } from "./challenge.ts";
import { createNonce, createToken, findAnsweredNonce, parseProof } from "./node.ts";

/*
 * [Note: Guesses]
 *
 * Only a password can be guessed: the AuthKey of an Upload without one is derived from 128 random bits. So, without a
 * password, every Proof is checked against the Nonces of its requester, and none is a guess.
 *
 * With a password, a Proof is counted before it is looked at, per requester and Upload and, more slowly, per Upload, and
 * refunded when it was right. Beyond the limit one guess of a network is evaluated every 5 s, and no more: a guesser
 * would learn as much from a right answer among a thousand refusals, and a recipient behind the same network, whose first
 * Proof is what a guess is, gets in all the same. From another network they get in at once. Whoever has answered rightly
 * goes on in any case: the Nonces they are given then are kept apart, and nobody else knows them, so that a Proof for one
 * of them is no guess.
 *
 * A Proof that no Nonce of the requester explains may be for one that was minted for another network. All of an Upload's
 * Nonces are read for that, so that it is limited like a guess; a recipient without a password is told to try again
 * with the Nonce of the refusal then.
 *
 * No Proof, a malformed one, or one with the right key from a client that has no Nonce yet is no guess.
 */

type MintedNonce = { nonce: Nonce; requester: string };
type Challenge = { authKey: AuthKey; passwordSet: boolean; nonces: MintedNonce[] };

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

/** Counts guesses before they are looked at. */
export type GuessGate = {
  admit(guess: {
    uploadId: UploadId;
    requester: string;
  }): Promise<{ refund(): Promise<void> } | { retryAfterSeconds: number }>;
};

export type ProofCheckDeps<Upload> = {
  uploads: ChallengeStore<Upload>;
  guesses: GuessGate;
  /** A Proof did not match, or was not looked at. */
  onRefusedProof(id: UploadId): void;
};

export type SignedRequest = {
  id: UploadId;
  /** The `Authorization` header as it came. */
  authorization: string | undefined;
  /** Keyed hash of the network that asks. */
  requester: string;
};

/**
 * Checks the Proof of a request and uses its Nonce up. See [Note: Guesses].
 *
 * Every answer carries a fresh Nonce, so that two recipients of one link never invalidate each other's. Without a header
 * the refusal is `unauthorized`, whether the Upload exists or not.
 *
 * @returns the Upload, and the value of `WWW-Authenticate` for the answer
 * @throws ProtocolError `unauthorized` and `bad_proof` with the challenge to answer, `not_found`, `rate_limited`
 */
export async function checkProof<Upload>(
  deps: ProofCheckDeps<Upload>,
  { id, authorization, requester }: SignedRequest,
): Promise<{ upload: Upload; challenge: string }> {
  const { uploads } = deps;
  async function refusal(code: "unauthorized" | "bad_proof"): Promise<ProtocolError> {
    const nonce = createNonce();
    if ((await uploads.mintNonce(id, nonce, requester)) === null) {
      return new ProtocolError(code === "unauthorized" ? code : "not_found");
    }
    return new ProtocolError(code, { challenge: challengeHeader(nonce) });
  }

  if (authorization === undefined) throw await refusal("unauthorized");
  const proven = provenRequester(requester);
  const challenge = await uploads.readChallenge(id, [proven, requester]);
  if (challenge === null) throw new ProtocolError("not_found");
  const proof = parseProof(authorization);
  const answered = proof && (await findAnswered(deps, { id, requester, challenge, proof }));
  if (answered !== null) {
    const nextNonce = createNonce();
    const redeem = { operationId: createToken(), ...answered, nextNonce, requester: proven };
    const upload = await uploads.redeemNonce(id, redeem);
    if (upload === null) throw new ProtocolError("not_found");
    if (upload !== "lost") return { upload, challenge: challengeHeader(nextNonce) };
  }
  deps.onRefusedProof(id);
  throw await refusal("bad_proof");
}

/** Whom Nonces are minted for that only those know who answered rightly. */
function provenRequester(requester: string): string {
  return `${requester}+`;
}

type Answered = { nonce: Nonce; mintedFor: string; authKey: AuthKey };

async function findAnswered<Upload>(
  { uploads, guesses, onRefusedProof }: ProofCheckDeps<Upload>,
  asked: { id: UploadId; requester: string; challenge: Challenge; proof: Uint8Array },
): Promise<Answered | null> {
  const { id, requester, challenge, proof } = asked;
  const isProven = (minted: MintedNonce) => minted.requester === provenRequester(requester);
  const { passwordSet, nonces } = challenge;
  const noGuess = answeredOf({ ...challenge, nonces: passwordSet ? nonces.filter(isProven) : nonces }, proof);
  if (noGuess !== null) return noGuess;
  if (!passwordSet && isWithoutNonce(challenge, proof)) return null;

  const admitted = await guesses.admit({ uploadId: id, requester });
  if ("retryAfterSeconds" in admitted) {
    if (!passwordSet) return null;
    onRefusedProof(id);
    throw new ProtocolError("rate_limited", admitted);
  }
  const found = answeredOf(challenge, proof) ?? answeredOf(await uploads.readChallenge(id, null), proof);
  if (found !== null || isWithoutNonce(challenge, proof)) await admitted.refund();
  return found;
}

function answeredOf(challenge: Challenge | null, proof: Uint8Array): Answered | null {
  if (challenge === null) return null;
  const { authKey, nonces } = challenge;
  const minted = new Map(nonces.map(({ nonce, requester }) => [nonce, requester]));
  const nonce = findAnsweredNonce(authKey, [...minted.keys()], proof);
  const mintedFor = nonce === null ? undefined : minted.get(nonce);
  return nonce === null || mintedFor === undefined ? null : { nonce, mintedFor, authKey };
}

function isWithoutNonce({ authKey }: Challenge, proof: Uint8Array): boolean {
  return findAnsweredNonce(authKey, [NO_NONCE], proof) !== null;
}
