import { createDeferred } from "@envoi/client";
import type { UploadId } from "@envoi/protocol";

/** Held by the tab that sends an upload, so that no other tab offers to continue it. */
export const lockName = (id: UploadId) => `upload ${id}`;

/** Names of the locks that any tab holds. */
export async function heldLocks(): Promise<Set<string>> {
  const { held = [] } = await navigator.locks.query();
  return new Set(held.map(({ name = "" }) => name));
}

/** @returns a function that releases the lock */
export async function hold(id: UploadId): Promise<() => void> {
  const released = createDeferred<void>();
  const isHeld = createDeferred<boolean>();
  navigator.locks
    .request(lockName(id), { ifAvailable: true }, async (lock) => {
      isHeld.resolve(lock !== null);
      if (lock !== null) await released.promise;
    })
    .catch(isHeld.reject);
  if (!(await isHeld.promise)) throw new Error("another tab sends this upload");
  return () => released.resolve();
}
