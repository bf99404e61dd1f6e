/** An encrypted body that may not be stored again. */
export type BlockedBody = {
  /** SHA-256 of the ciphertext, 64 hex characters. */
  sha256: string;
  /** Its length. */
  bytes: number;
};

/** Bodies that one call adds at most. */
export const MAX_BLOCKED_AT_ONCE = 100;

/**
 * The bodies that operators have blocked. Only a body of a blocked length has to be read and hashed to find out whether
 * it is one of them.
 */
export interface BlocklistStore {
  /**
   * @param bodies - at most MAX_BLOCKED_AT_ONCE
   * @param most - bodies that the list has at most
   * @returns how many were not on the list before; `full`: it has no room for all of them, and none was added
   */
  blockBodies(bodies: readonly BlockedBody[], most: number): Promise<number | "full">;
  /** @returns `null` for a body that is not on the list */
  unblockBody(sha256: string): Promise<"unblocked" | null>;
  /** Whether bodies of this length are blocked, only of others, or none at all. */
  hasBlocked(bytes: number): Promise<"of_length" | "of_others" | "none">;
  isBlocked(body: BlockedBody): Promise<boolean>;
  /** In no particular order. One that is added or removed meanwhile may be missing, and so may others then. */
  listBlocked(): AsyncIterable<BlockedBody>;
}
