/** An encrypted body that may not be stored again. */
export type BlockedBody = {
  /** SHA-256 of the ciphertext, 64 hex characters. */
  sha256: string;
  /** Length of the body. */
  bytes: number;
};

/** Maximum number of bodies added per call. */
export const MAX_BLOCKED_AT_ONCE = 100;

/**
 * Bodies blocked by operators. Only a body of a blocked length needs to be read and hashed to find out whether it is
 * blocked.
 */
export interface BlocklistStore {
  /**
   * @param bodies - at most MAX_BLOCKED_AT_ONCE
   * @param most - maximum number of bodies on the list
   * @returns the number of bodies newly added; `full`: the list has no space for all of these bodies, and none
   *   was added
   */
  blockBodies(bodies: readonly BlockedBody[], most: number): Promise<number | "full">;
  /** @returns `null` for a body that is not on the list */
  unblockBody(sha256: string): Promise<"unblocked" | null>;
  /** Whether any body of this length is blocked, only bodies of other lengths, or no body at all. */
  hasBlocked(bytes: number): Promise<"of_length" | "of_others" | "none">;
  isBlocked(body: BlockedBody): Promise<boolean>;
  /** Lists all blocked bodies in no particular order. Some may be missing during additions or removals. */
  listBlocked(): AsyncIterable<BlockedBody>;
}
