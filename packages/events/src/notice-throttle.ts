import type { Notice, NoticeType } from "@envoi/protocol";

/** Minimum time between notices of the same type and Upload. Occurrences in between are counted in the next notice. */
export const NOTICE_INTERVAL_MS = 3_000;
/** Maximum number of pairs of type and Upload being counted; notices of other pairs are dropped. */
const MAX_COUNTED = 10_000;

type Occurrence = { type: NoticeType; uploadId: string; count?: number };
type NoticeCount = { count: number; atMs: number; timer: NodeJS.Timeout };

export type NoticeThrottle = ReturnType<typeof createNoticeThrottle>;

/**
 * Throttles notices of the same type and Upload: sends the first occurrence immediately, and the following ones
 * together after the interval.
 *
 * @param deps.send - must not throw
 */
export function createNoticeThrottle(deps: {
  send(notice: Notice): void;
  now(): number;
  intervalMs?: number;
  maxCounted?: number;
}) {
  const { send, now, intervalMs = NOTICE_INTERVAL_MS, maxCounted = MAX_COUNTED } = deps;
  const counted = new Map<string, NoticeCount>();

  function end(key: string, type: NoticeType, uploadId: string): void {
    const since = counted.get(key);
    counted.delete(key);
    if (since === undefined || since.count === 0) return;
    send({ v: 1, type, uploadId, count: since.count, atMs: since.atMs });
    begin(key, type, uploadId);
  }

  function begin(key: string, type: NoticeType, uploadId: string): void {
    const timer = setTimeout(() => end(key, type, uploadId), intervalMs);
    timer.unref();
    counted.set(key, { count: 0, atMs: now(), timer });
  }

  return {
    /** @param occurrence.count - default 1 */
    add({ type, uploadId, count = 1 }: Occurrence): void {
      const key = `${type} ${uploadId}`;
      const since = counted.get(key);
      if (since !== undefined) {
        since.count += count;
        since.atMs = now();
        return;
      }
      if (counted.size >= maxCounted) return;
      begin(key, type, uploadId);
      send({ v: 1, type, uploadId, count, atMs: now() });
    },
    [Symbol.dispose](): void {
      for (const { timer } of counted.values()) clearTimeout(timer);
      counted.clear();
    },
  };
}
