import { inTime } from "@envoi/platform";

/** Waits for work, but not for ever. Work that fails counts as not done. @returns whether it was done in time */
export async function within(deadlineMs: number, work: Promise<unknown>): Promise<boolean> {
  const done = work.then(
    () => true,
    () => false,
  );
  return (await inTime(deadlineMs, done)) ?? false;
}
