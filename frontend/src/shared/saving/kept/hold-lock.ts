import { createDeferred } from "@envoi/client";

/**
 * Holds a lock that one tab or worker can have.
 *
 * @param options.steals - takes it from its holder; otherwise only a free one
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
  locks
    .request(name, steals ? { steal: true } : { ifAvailable: true }, (lock) => {
      held.resolve(lock && ended.resolve);
      return lock === null ? undefined : ended.promise;
    })
    .catch(() => {
      held.resolve(null);
      onLost();
    });
  return held.promise;
}
