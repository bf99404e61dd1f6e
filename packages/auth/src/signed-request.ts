import { type AuthKey, type Nonce, ProtocolError, type UploadId } from "@envoi/protocol";
import { challengeHeader, NO_NONCE } from "./challenge.ts";
import { createNonce, createToken, findAnsweredNonce, parseProof } from "./node.ts";
import type { Challenge, MintedNonce, RecentChallenges } from "./recent-challenges.ts";

export { createRecentChallenges, type RecentChallenges } from "./recent-challenges.ts";

/*
 * [Note: Guesses]
 *
 * Only passwords can be guessed: the AuthKey of an Upload without a password is derived from 128 random bits. So every
 * Proof for such an Upload is checked against its requester's Nonces, and none counts as a guess.
 *
 * With a password, each Proof is counted as a guess before it is checked: per Upload, and within an Upload per network
 * and per site, see [Note: Client networks]. If the Proof is correct, the guess is refunded. Above the limit of a
 * network or site, one guess per site is checked every 5 s. Checking more would let an attacker recognise one success
 * among a thousand rejections; checking none would lock out recipients in the same network, whose first
 * Proof counts as a guess. Above the Upload's limit, only one guess every 5 s is checked for all sites together. A site
 * that has made few guesses then has a higher rate of its own, so recipients elsewhere are not delayed. A client that
 * has sent a correct Proof is never delayed again: its later Nonces are minted under a separate requester name, and
 * only such clients receive them, so its Proofs are not guesses.
 *
 * A Proof that answers none of its requester's Nonces may answer one minted for another network. Checking this means
 * reading all Nonces of the Upload, so it is limited like a guess. Above the limit, the recipient of an Upload without
 * a password is rejected, and receives a Nonce to sign.
 *
 * A missing or malformed Proof, or one with the right key from a client that has no Nonce yet, is not a guess.
 */

/** The part of the UploadStore needed to check a Proof. */
export type ChallengeStore = {
  readChallenge(id: UploadId, requesters: readonly string[] | null): Promise<Challenge | null>;
  mintNonce(id: UploadId, nonce: Nonce, requester: string): Promise<object | null>;
};

/** The Nonce that a Proof answers, and the next Nonce, as passed to the UploadStore. */
export type Redeem = {
  operationId: string;
  nonce: Nonce;
  mintedFor: string;
  authKey: AuthKey;
  nextNonce: Nonce;
  requester: string;
};

/** Counts guesses before they are checked. */
export type GuessGate = {
  admit(guess: {
    uploadId: UploadId;
    requester: string;
  }): Promise<{ refund(): Promise<void> } | { retryAfterSeconds: number }>;
};

export type ProofCheckDeps = {
  uploads: ChallengeStore;
  recent: RecentChallenges;
  guesses: GuessGate;
  /** Called when a Proof is wrong or is rejected unchecked. */
  onRefusedProof(id: UploadId): void;
  /** Called when a wrong password has been tried, but not for a Proof that is rejected unchecked. */
  onWrongPassword(id: UploadId): void;
};

export type SignedRequest = {
  id: UploadId;
  /** The raw `Authorization` header. */
  authorization: string | undefined;
  /** Keyed hash of the client's network. */
  requester: string;
};

/**
 * Checks the Proof of a request and uses up its Nonce. See [Note: Guesses].
 *
 * Every response has a fresh Nonce, so two recipients of one link never invalidate each other's Nonces. A request
 * without the header is rejected as `unauthorized`, even if the Upload does not exist.
 *
 * @param redeem - uses up the Nonce in the UploadStore, and performs the operation in the same step
 * @returns the result of `redeem`, and the value of the response's `WWW-Authenticate` header
 * @throws ProtocolError `unauthorized` and `bad_proof` with the challenge to answer, `not_found`, `rate_limited`
 */
export async function checkProof<Redeemed extends object>(
  deps: ProofCheckDeps,
  { id, authorization, requester }: SignedRequest,
  redeem: (redeem: Redeem) => Promise<Redeemed | "lost" | null>,
): Promise<{ redeemed: Redeemed; challenge: string }> {
  const { uploads, recent } = deps;
  async function refusal(code: "unauthorized" | "bad_proof"): Promise<ProtocolError> {
    const nonce = createNonce();
    if ((await uploads.mintNonce(id, nonce, requester)) === null) {
      return new ProtocolError(code === "unauthorized" ? code : "not_found");
    }
    return new ProtocolError(code, { challenge: challengeHeader(nonce) });
  }

  if (authorization === undefined) throw await refusal("unauthorized");
  const proven = provenRequester(requester);
  const requesters = [proven, requester];
  const proof = parseProof(authorization);

  /** @returns `null` if another request has already used the Nonce, or the AuthKey is no longer current */
  async function redeemAnswered({ passwordSet, ...answered }: AnsweredChallenge) {
    const { nonce, authKey } = answered;
    const nextNonce = createNonce();
    recent.drop(id, nonce);
    const redeemed = await redeem({ operationId: createToken(), ...answered, nextNonce, requester: proven });
    if (redeemed === null) throw new ProtocolError("not_found");
    if (redeemed === "lost") return null;
    recent.note({ id, authKey, passwordSet }, { nonce: nextNonce, requester: proven });
    return { redeemed, challenge: challengeHeader(nextNonce) };
  }

  const recalled = proof && answeredWithoutGuess(recent.find(id, requesters), requester, proof);
  const checked = recalled && (await redeemAnswered(recalled));
  if (checked !== null) return checked;
  const challenge = await uploads.readChallenge(id, requesters);
  if (challenge === null) throw new ProtocolError("not_found");
  const answered = proof && (await findAnswered(deps, { id, requester, challenge, proof }));
  const redeemed = answered && (await redeemAnswered(answered));
  if (redeemed !== null) return redeemed;
  deps.onRefusedProof(id);
  throw await refusal("bad_proof");
}

/** The requester name under which a client's Nonces are stored once the client has sent a correct Proof. */
function provenRequester(requester: string): string {
  return `${requester}+`;
}

type AnsweredChallenge = { nonce: Nonce; mintedFor: string; authKey: AuthKey; passwordSet: boolean };

/**
 * Finds the Nonce that the Proof answers. If the Upload has a password, only Nonces of clients that have sent a correct
 * Proof are tried.
 */
function answeredWithoutGuess(
  challenge: Challenge | null,
  requester: string,
  proof: Uint8Array,
): AnsweredChallenge | null {
  if (challenge === null || !challenge.passwordSet) return findAnsweredChallenge(challenge, proof);
  const isProven = (minted: MintedNonce) => minted.requester === provenRequester(requester);
  return findAnsweredChallenge({ ...challenge, nonces: challenge.nonces.filter(isProven) }, proof);
}

async function findAnswered(
  { uploads, guesses, onRefusedProof, onWrongPassword }: ProofCheckDeps,
  asked: { id: UploadId; requester: string; challenge: Challenge; proof: Uint8Array },
): Promise<AnsweredChallenge | null> {
  const { id, requester, challenge, proof } = asked;
  const { passwordSet } = challenge;
  const noGuess = answeredWithoutGuess(challenge, requester, proof);
  if (noGuess !== null) return noGuess;
  if (!passwordSet && isWithoutNonce(challenge, proof)) return null;

  const admitted = await guesses.admit({ uploadId: id, requester });
  if ("retryAfterSeconds" in admitted) {
    if (!passwordSet) return null;
    onRefusedProof(id);
    throw new ProtocolError("rate_limited", admitted);
  }
  const found =
    findAnsweredChallenge(challenge, proof) ?? findAnsweredChallenge(await uploads.readChallenge(id, null), proof);
  if (found !== null || isWithoutNonce(challenge, proof)) await admitted.refund();
  else if (passwordSet) onWrongPassword(id);
  return found;
}

function findAnsweredChallenge(challenge: Challenge | null, proof: Uint8Array): AnsweredChallenge | null {
  if (challenge === null) return null;
  const { authKey, passwordSet, nonces } = challenge;
  const minted = new Map(nonces.map(({ nonce, requester }) => [nonce, requester]));
  const nonce = findAnsweredNonce(authKey, [...minted.keys()], proof);
  const mintedFor = nonce === null ? undefined : minted.get(nonce);
  return nonce === null || mintedFor === undefined ? null : { nonce, mintedFor, authKey, passwordSet };
}

function isWithoutNonce({ authKey }: Challenge, proof: Uint8Array): boolean {
  return findAnsweredNonce(authKey, [NO_NONCE], proof) !== null;
}
