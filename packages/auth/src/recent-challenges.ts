import type { AuthKey, Nonce, UploadId } from "@envoi/protocol";

/** `requester`: keyed hash of the client's network, or the name shared by clients that have sent a correct Proof. */
export type MintedNonce = { nonce: Nonce; requester: string };
export type Challenge = { authKey: AuthKey; passwordSet: boolean; nonces: MintedNonce[] };

type Answerable = { id: UploadId; authKey: AuthKey; passwordSet: boolean };

/** Maximum number of remembered Uploads, and of Nonces per Upload. Together they use at most 3 MB of memory. */
const MAX_UPLOADS = 1_000;
const MAX_NONCES = 16;

/**
 * The Nonces that this process has issued recently, with their Upload's AuthKey. A Proof that answers one of these
 * Nonces is checked without reading the store. The store checks that the Nonce is unused and the AuthKey current when
 * the Nonce is redeemed.
 */
export type RecentChallenges = ReturnType<typeof createRecentChallenges>;

export function createRecentChallenges() {
  /** Oldest first. */
  const challenges = new Map<UploadId, Challenge>();

  function keep(id: UploadId, challenge: Challenge): void {
    challenges.delete(id);
    if (challenge.nonces.length > 0) challenges.set(id, challenge);
    if (challenges.size <= MAX_UPLOADS) return;
    for (const oldest of challenges.keys()) return void challenges.delete(oldest);
  }

  return {
    note({ id, authKey, passwordSet }: Answerable, minted: MintedNonce): void {
      const earlier = challenges.get(id)?.nonces ?? [];
      keep(id, { authKey, passwordSet, nonces: [...earlier.slice(1 - MAX_NONCES), minted] });
    },
    /** @returns the Nonces of these requesters; `null` if no Nonce of the Upload is known */
    find(id: UploadId, requesters: readonly string[]): Challenge | null {
      const known = challenges.get(id);
      if (known === undefined) return null;
      return { ...known, nonces: known.nonces.filter(({ requester }) => requesters.includes(requester)) };
    },
    drop(id: UploadId, nonce: Nonce): void {
      const known = challenges.get(id);
      if (known !== undefined) keep(id, { ...known, nonces: known.nonces.filter((one) => one.nonce !== nonce) });
    },
  };
}
