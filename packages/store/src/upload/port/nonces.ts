import type { AuthKey, Nonce, UploadId } from "@envoi/protocol";
import type { StoredUpload } from "./uploads.ts";

/*
 * [Note: Nonces]
 *
 * Anyone can request a Nonce, so the space and time used by Nonces are bounded. A mint takes logarithmic time. A
 * requester has at most MAX_NONCES_OF_REQUESTER per Upload, and its own oldest Nonce is evicted first. An Upload has at
 * most MAX_NONCES. If a requester's oldest Nonce would be evicted before it is MIN_NONCE_MS old, the requester receives
 * a new Nonce that is not stored. A stored Nonce would be evicted too soon to be useful, and not storing it saves a
 * disk write. Above MAX_NONCES, the store evicts
 *   the oldest Nonce, if it is older than NONCE_SECONDS,
 *   else the oldest one of the requester with the most Nonces in the site with the most, if it has more than one,
 *   else the oldest one.
 * While a store that keeps Nonces in memory is low on memory, an Upload has at most 16 Nonces, evicted in the
 * same way. Without this limit, a client that requests Nonces of many Uploads could fill the memory: 400 Nonces
 * of one Upload use 140 KB.
 *
 * So a recipient can open the link unless, before its Proof arrives, requests come from as many other sites as an
 * Upload may have Nonces. A site is the largest network that one user can have: see [Note: Client networks] in
 * `packages/platform`.
 *
 * A Proof does not name its Nonce, so the server tries the stored Nonces, a bounded number at a time, see
 * [Note: Guesses]. Nonces cannot be derived from a server key instead: they would have to be few, but two recipients in
 * one network must never get the same one.
 */

/** Maximum number of Nonces per Upload. */
export const MAX_NONCES = 1_000;
/** Maximum number of Nonces per requester and Upload. */
export const MAX_NONCES_OF_REQUESTER = 400;
/** Minimum age at which a Nonce can be evicted by newer Nonces of the same requester. */
export const MIN_NONCE_MS = 250;
/** Minimum validity of a Nonce, unless it is evicted. */
export const NONCE_SECONDS = 3_600;

export type MintedNonce = { nonce: Nonce; requester: string };
export type Challenge = { authKey: AuthKey; passwordSet: boolean; nonces: MintedNonce[] };

/** The effect of a correct Proof: it uses up a Nonce and adds the next one. */
export type Redeem = {
  operationId: string;
  nonce: Nonce;
  /** The requester for which the Nonce was minted. */
  mintedFor: string;
  authKey: AuthKey;
  nextNonce: Nonce;
  /** The requester for which the next Nonce is minted. */
  requester: string;
};

/** Nonces of visible Uploads, and of sessions with a live link. */
export interface NonceStore {
  /**
   * Adds a Nonce and returns the Upload, in one step. See [Note: Nonces].
   *
   * @param requester - keyed hash of the client network: `<site>/<network>` or `<site>`, without a colon
   */
  mintNonce(id: UploadId, nonce: Nonce, requester: string): Promise<StoredUpload | null>;
  /**
   * Reads the AuthKey, and the Nonces that a Proof may use.
   *
   * @param requesters - the requesters whose Nonces are returned; `null`: those of all requesters
   * @returns Nonces in no particular order
   */
  readChallenge(id: UploadId, requesters: readonly string[] | null): Promise<Challenge | null>;
  /**
   * Redeems a Nonce: uses it up and adds the next one. Then reads the Metadata.
   *
   * @returns `lost` when another request used the Nonce first or the AuthKey is no longer current. Repeating the call
   *   with the same operation id returns the same result, with the current Upload.
   */
  redeemForMetadata(
    id: UploadId,
    redeem: Redeem,
  ): Promise<{ upload: StoredUpload; sealedMetadata: string } | "lost" | null>;
}
