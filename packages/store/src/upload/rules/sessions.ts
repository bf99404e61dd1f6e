import type { BlobKey } from "../../blob/port.ts";
import type { Ender, SessionTaker, StoreTimes } from "../port.ts";

/**
 * `abandoned`: the session is pending removal; `aborting`: it is being removed. In both states, the writer is fenced
 * off.
 */
export type SessionState = "open" | "abandoned" | "aborting";

type LeasedSession = { state: SessionState; leaseUntilMs: number };
type Opener = { ownerTokenHash: string; blobKey: BlobKey };

/**
 * Durations of a session's leases, in milliseconds. See [Note: Resumable sessions].
 *
 * @returns `firstLeaseMs`: the lease of a new session; `leaseMs`: the lease after bytes have arrived; `maxMs`: the
 *   maximum age of a session
 */
export function sessionLeases(
  { resumable }: { resumable: boolean },
  times: StoreTimes,
): { firstLeaseMs: number; leaseMs: number; maxMs: number } {
  const first = resumable ? times.emptySessionSeconds : times.sessionLeaseSeconds;
  const later = resumable ? times.sessionLifeSeconds : times.sessionLeaseSeconds;
  return { firstLeaseMs: first * 1_000, leaseMs: later * 1_000, maxMs: times.sessionMaxSeconds * 1_000 };
}

/** @param existing - the opener of the session, Upload or tombstone with this id; `null` if the id is free */
export function answerOpener(existing: Opener | null, session: Opener): "free" | "opened" | "taken" {
  if (existing === null) return "free";
  const isSame = existing.blobKey === session.blobKey && existing.ownerTokenHash === session.ownerTokenHash;
  return isSame ? "opened" : "taken";
}

export function isWriter(session: { state: SessionState; epoch: number }, epoch: number): boolean {
  return session.state === "open" && session.epoch === epoch;
}

export function mayTakeOver(
  session: LeasedSession & { resumable: boolean; ownerTokenHash: string; httpTokenHash: string | null },
  by: SessionTaker,
  nowMs: number,
): boolean {
  if (session.state !== "open" || session.leaseUntilMs <= nowMs) return false;
  if ("httpTokenHash" in by) return session.httpTokenHash === by.httpTokenHash;
  return session.resumable && session.httpTokenHash === null && session.ownerTokenHash === by.ownerTokenHash;
}

/**
 * Whether a socket may take a Part of the session. See [Note: Parallel sockets].
 *
 * @returns what the taker needs to store the Part; `suspended` when the session has no writer, or no Parts yet; `null`
 *   when the session has no such Part, or belongs to another owner
 */
export function answerPartTaker(
  session: {
    state: SessionState;
    resumable: boolean;
    ownerTokenHash: string;
    httpTokenHash: string | null;
    declaredBytes: number | null;
    partBytes: number;
    partsId: string | null;
    suspended: boolean;
  },
  ownerTokenHash: string,
  number: number,
): { partsId: string; declaredBytes: number } | "suspended" | null {
  const { declaredBytes, partBytes, partsId } = session;
  if (session.state !== "open" || !session.resumable || session.httpTokenHash !== null) return null;
  if (session.ownerTokenHash !== ownerTokenHash) return null;
  if (declaredBytes === null || number > Math.ceil(declaredBytes / partBytes)) return null;
  if (declaredBytes <= partBytes && partsId === null) return null;
  return session.suspended || partsId === null ? "suspended" : { partsId, declaredBytes };
}

/** Maximum total size of a suspended session's Parts: those recorded, and those taken but not recorded yet. */
export function maxPartsBytes(
  { partBytes, declaredBytes }: { partBytes: number; declaredBytes: number | null },
  storedBytes: number,
  takenParts: number,
): number {
  const bytes = storedBytes + takenParts * partBytes;
  return Math.min(bytes, declaredBytes ?? bytes);
}

/** Time at which a session is due for removal; 0: immediately. */
export function sessionDueAtMs({ state, leaseUntilMs, endedBy }: LeasedSession & { endedBy: Ender | null }): number {
  const hasLease = state === "open" || (state === "abandoned" && endedBy !== null);
  return hasLease ? leaseUntilMs : 0;
}
