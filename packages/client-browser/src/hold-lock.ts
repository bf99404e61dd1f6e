import { createDeferred } from "@envoi/client";

/**
 * Acquires a lock that only one tab or worker can hold at any time.
 *
 * @param onLost - called if another tab or worker steals the lock
 * @returns a function that releases the lock; `null` if the lock was not granted or the browser has no locks
 */
export async function holdLock(name: string, options: LockOptions, onLost = () => {}): Promise<(() => void) | null> {
  const { locks } = navigator;
  if (locks === undefined) return null;
  const ended = createDeferred<void>();
  const granted = createDeferred<boolean>();
  let isHeld = false;
  locks
    .request(name, options, (lock) => {
      isHeld = lock !== null;
      granted.resolve(isHeld);
      return isHeld ? ended.promise : undefined;
    })
    .catch(() => {
      granted.resolve(false);
      if (isHeld) onLost();
    });
  return (await granted.promise) ? ended.resolve : null;
}
