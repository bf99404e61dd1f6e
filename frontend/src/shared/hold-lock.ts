import { createDeferred } from "@envoi/client";

/**
 * Holds a lock that one tab or worker can have.
 *
 * @param onLost - called if another one steals it
 * @returns a function that releases it; `null` if it was not granted, or this browser has no locks
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
