import { createDeferred } from "@envoi/client";

/** A holder in the same browser may be about to release it. */
const SOON_MS = 500;

/**
 * Holds a lock that one tab or worker can have.
 *
 * @param options.steals - takes it from its holder; otherwise waits a moment until it is free
 * @param onLost - called if another one has taken it
 * @returns a function that releases it; `null` if it is not free, or this browser has no locks
 */
export async function holdLock(
  name: string,
  { steals }: { steals: boolean },
  onLost: () => void,
): Promise<(() => void) | null> {
  const { locks } = navigator;
  if (locks === undefined) return null;
  const ended = createDeferred<void>();
  const held = createDeferred<(() => void) | null>();
  let isHeld = false;
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), SOON_MS);
  locks
    .request(name, steals ? { steal: true } : { signal: waiting.signal }, () => {
      isHeld = true;
      clearTimeout(timer);
      held.resolve(ended.resolve);
      return ended.promise;
    })
    .catch(() => {
      held.resolve(null);
      if (isHeld) onLost();
    });
  return held.promise;
}
