import { encodeBase64Url } from "@envoi/protocol";

const DROPPED_BYTES = 16;

/** An id stands for one person or device in one month (UTC, January is 0), and cannot be followed into the next. */
function monthly(id: string, atMs: number): string {
  const date = new Date(atMs);
  return `${id}:${date.getUTCFullYear()}:${date.getUTCMonth()}`;
}

async function hash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return encodeBase64Url(new Uint8Array(digest).subarray(DROPPED_BYTES));
}

/** @returns `null` while it is being made */
export type MetricIds = (id: string, atMs: number) => string | null;

/**
 * Keeps every id that it has made: making one takes a moment, which a page that is left does not have.
 *
 * @param onMade - one more is known
 */
export function createMetricIds(onMade: () => void): MetricIds {
  const made = new Map<string, string | null>();
  return (id, atMs) => {
    const text = monthly(id, atMs);
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
