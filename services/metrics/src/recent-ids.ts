/** Remembers the last so many ids. */
export type RecentIds = {
  has(id: string): boolean;
  add(id: string): void;
};

export function createRecentIds(most: number): RecentIds {
  const ids = new Set<string>();
  return {
    has: (id) => ids.has(id),
    add(id) {
      ids.add(id);
      const [oldest] = ids;
      if (ids.size > most && oldest !== undefined) ids.delete(oldest);
    },
  };
}
