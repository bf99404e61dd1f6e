import type { UploadId } from "@envoi/protocol";

/*
 * [Note: Waiting sessions]
 *
 * A session waits while no request is filling it: because it was interrupted, or because it is a session over HTTP,
 * which waits after each request and therefore always counts. Sessions without a byte are limited by count. All others
 * are limited by the bytes that they may use, and each counts as at least MIN_WAITING_BYTES, because its Metadata uses
 * memory in the store.
 *
 * A network or site that reaches its limit on sessions without bytes gives up the oldest of them; at its limit on
 * bytes, further bytes are rejected. When the whole store is full, the sites with the highest usage give up their
 * oldest sessions; the site with the highest usage of all can only replace its own sessions without bytes. So no one
 * can keep others out by filling the store. Sessions that a request is filling are not given up.
 *
 * Entries lapse, so if a gateway dies without dropping an entry, the entry only counts for longer than it should. An
 * entry has its session's epoch, so giving up the session has no effect if another writer has since taken it over.
 */

/** A session with any waiting bytes is counted with at least this number of bytes. */
export const MIN_WAITING_BYTES = 64 * 1_048_576;

export type WaitingSession = {
  id: UploadId;
  epoch: number;
  /** The client network to which the session is charged. A string without spaces. */
  network: string;
  /**
   * The site that the network belongs to: a group of networks assigned to one user, or just this network. A string
   * without spaces.
   */
  site: string;
  /** Number of bytes that the session may use; 0 until its first bytes arrive. */
  bytes: number;
  /** Maximum time that a request may still be filling the session. 0: no request is filling it. */
  busySeconds: number;
};

/** Maximum number of sessions without bytes, and maximum total bytes of all other sessions. 0: no limit. */
export type WaitingLimit = { emptySessions: number; bytes: number };
export type WaitingLimits = {
  perNetwork: WaitingLimit;
  perSite: WaitingLimit;
  inAll: WaitingLimit;
  lifeSeconds: number;
};

export type GivenUp = { id: UploadId; epoch: number };
export type WaitingAnswer = {
  /**
   * `unchanged`: the session is counted as before, because it would have too many bytes or a later writer has counted
   * it. `refused`: the session is not counted.
   */
  outcome: "admitted" | "unchanged" | "refused";
  /** Sessions that no longer count and must be abandoned by the caller. */
  givenUp: GivenUp[];
};

/** Sessions that count while they wait for their senders. See [Note: Waiting sessions]. */
export interface WaitingStore {
  /**
   * Counts a session for `lifeSeconds` from now. If the session is already counted, its entry is replaced, but keeps
   * its age unless the session has more bytes. An entry with a later epoch stays `unchanged`.
   */
  admitWaiting(session: WaitingSession, limits: WaitingLimits): Promise<WaitingAnswer>;
  /**
   * Call this when the session has a socket again, has become an Upload, or has ended. Has no effect if the session
   * is not counted.
   */
  dropWaiting(id: UploadId): Promise<void>;
  /** Totals for the whole store. @returns `bytes`: counted bytes of all sessions with bytes */
  readWaiting(): Promise<{ emptySessions: number; sessions: number; bytes: number }>;
}
