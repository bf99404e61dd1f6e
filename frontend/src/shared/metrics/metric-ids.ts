import { encodeBase64Url } from "@envoi/protocol";

const DROPPED_BYTES = 16;

/**
 * @returns the text to hash. An id identifies one user or device in one month (UTC, January is 0), and cannot be linked
 * to the next month's id
 */
function toMonthlyText(id: string, atMs: number): string {
  const date = new Date(atMs);
  return `${id}:${date.getUTCFullYear()}:${date.getUTCMonth()}`;
}

async function hash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return encodeBase64Url(new Uint8Array(digest).subarray(DROPPED_BYTES));
}

/** @returns the id; `null` while it is being computed */
export type MetricIds = (id: string, atMs: number) => string | null;

/**
 * Computes and caches ids. Computing one is asynchronous and too slow to begin when the user leaves the page.
 *
 * @param onMade - called whenever an id has been computed
 */
export function createMetricIds(onMade: () => void): MetricIds {
  const made = new Map<string, string | null>();
  return (id, atMs) => {
    const text = toMonthlyText(id, atMs);
    if (!made.has(text)) {
      made.set(text, null);
      void hash(text).then((metricId) => {
        made.set(text, metricId);
        onMade();
      });
    }
    return made.get(text) ?? null;
  };
}
