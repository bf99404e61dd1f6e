/** Concurrent reads for one subscription, and for a refresh of all Uploads. */
const READS_AT_ONCE = 16;

/** Works on some items at a time. */
export async function inChunks<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  for (let first = 0; first < items.length; first += READS_AT_ONCE) {
    await Promise.all(items.slice(first, first + READS_AT_ONCE).map(work));
  }
}
