import type { AuthKey, RequestId, UploadId } from "@envoi/protocol";

/*
 * [Note: Requests]
 *
 * A request accepts deliveries until it is closed or its last moment, within its terms: a number of deliveries, and
 * their bytes. A delivery is an ordinary session, later an Upload, that names its request. Sessions and requests may be
 * on different servers of a store, so their steps are separate:
 *
 *   openSession, reserveDelivery … completeDelivery, publish
 *
 * A place counts from when it is reserved, so a request is never oversold. A session that could not reserve its place
 * is abandoned, and a session whose delivery cannot be completed is not published. A process may die between any two
 * steps, so the janitor calls `releaseDelivery` for each session or Upload that it removes: it finds every place
 * because the session is opened first. This may take the janitor a minute. A gateway may release the place of a session
 * earlier, but only if `abandonSession` returned `abandoned`: otherwise, the session may continue elsewhere, or may be
 * published. A place stays taken once its Upload has been visible.
 *
 * A request's record outlives its last moment, or the time when it was closed, by the time for which deliveries are
 * kept, so that all of them can be collected. Then it is due for removal, like an expired Upload.
 */

/** A request as its owner creates it. The store knows only hashes of the tokens. */
export type NewRequest = {
  id: RequestId;
  /** See `hashOwnerToken` in `packages/auth`; so is the other hash. */
  ownerTokenHash: string;
  linkTokenHash: string;
  /** Whether the link token depends on a password, so that it can be guessed. */
  hasPassword: boolean;
  /** AuthKey of each delivery. */
  ownerAuthKey: AuthKey;
  /** X-Wing public key, URL-safe base64. */
  publicKey: string;
  /** URL-safe base64. */
  sealedLabel: string;
  timeLimitSeconds: number;
  /** Limits on deliveries, at most MAX_DELIVERIES of them; bytes are plaintext. */
  maxDeliveries: number;
  maxBytes: number;
  maxDeliveryBytes: number;
  /** How long a delivery is kept. */
  deliverySeconds: number;
  /** The owner's quotas, in which the request counts with `maxBytes`: [Note: Stored bytes]. */
  quotas: readonly string[];
};

export type StoredRequest = NewRequest & {
  createdAtMs: number;
  /** No delivery completes from this moment on. */
  expiresAtMs: number;
  /** Whether deliveries can be reserved and completed now, apart from the limits. */
  isOpen: boolean;
  /** Reserved, delivered, collected and ended deliveries. */
  taken: { deliveries: number; bytes: number };
};

export type Delivery = {
  id: UploadId;
  /** URL-safe base64. */
  wrappedKey: string;
  /** Plaintext. */
  bytes: number;
  /** `gone`: the Upload has been deleted or has expired. */
  state: "reserved" | "delivered" | "collected" | "gone";
  /** When the delivery was completed; for a reserved one, when it was reserved. */
  atMs: number;
  /** Whether the owner has ever reported it as collected, also when it is gone. */
  wasCollected: boolean;
};

/** Upper limit on the deliveries of a request, so that they can be listed at once. */
export const MAX_DELIVERIES = 1_000;

/** Requests and their deliveries. See [Note: Requests]. */
export interface RequestStore {
  /**
   * Fact: `request.created`.
   *
   * @returns `taken` when another owner's request has the id; the existing request when the same owner repeats the call
   */
  createRequest(request: NewRequest): Promise<StoredRequest | "taken">;
  /** @returns `null` for a request that is unknown, deleted, or whose deliveries have all expired */
  readRequest(id: RequestId): Promise<StoredRequest | null>;
  /**
   * Takes a place for a session that has been opened. Repeating the call for a delivery has no effect, and returns
   * `reserved` again.
   *
   * @returns `full` if the delivery would exceed the limits; `closed` after closing or the last moment; `null` as
   *   `readRequest` does
   */
  reserveDelivery(
    id: RequestId,
    delivery: Pick<Delivery, "id" | "wrappedKey" | "bytes">,
  ): Promise<"reserved" | "full" | "closed" | null>;
  /**
   * Marks a reserved delivery as complete, before its Upload is published. Fact: `request.delivered`. Repeating the
   * call returns `delivered` again, also after closing.
   *
   * @returns `closed` after closing or the last moment; `null` for an unknown delivery, or as `readRequest` does
   */
  completeDelivery(id: RequestId, delivery: UploadId): Promise<"delivered" | "closed" | null>;
  /**
   * Call this when the delivery's session or Upload has ended for good. No effect for an unknown delivery.
   *
   * @param wasPublished - `false`: the place becomes free again, and the delivery unknown; `true`: the delivery is gone
   */
  releaseDelivery(id: RequestId, delivery: UploadId, wasPublished: boolean): Promise<void>;
  /** Oldest first, also reserved ones and those that are gone. @returns `null` as `readRequest` does */
  listDeliveries(id: RequestId): Promise<Delivery[] | null>;
  /**
   * Notes that the owner's client has verified these deliveries. Fact per newly noted delivery: `request.collected`.
   * Ignores those that are reserved or unknown.
   *
   * @returns the number of newly noted deliveries; `null` as `readRequest` does
   */
  collectDeliveries(id: RequestId, deliveries: readonly UploadId[]): Promise<number | null>;
  /** Ends deliveries for good. Fact: `request.closed`, once. @returns `null` as `readRequest` does */
  closeRequest(id: RequestId): Promise<"closed" | null>;
  /**
   * Deletes the record. The caller has closed the request and deleted its deliveries.
   *
   * @returns `null` as `readRequest` does, so also when the call is repeated
   */
  deleteRequest(id: RequestId): Promise<"deleted" | null>;
  /** Ids of all requests, in no particular order, for operators. */
  listRequests(): AsyncIterable<RequestId>;
}
