import type { AccountList, Transfer } from "../shared/transfer/transfer.ts";

/** An account's list, shared by every device that uses its functions. */
export function fakeAccountList(entries: unknown[] | null = null) {
  let version = entries === null ? 0 : 1;
  let current = entries ?? [];
  const etag = () => (version === 0 ? null : `"${version}"`);
  const list = {
    writes: 0,
    /** Number of writes rejected because the device had an outdated list. */
    conflicts: 0,
    entries: () => current,
    /** Overwrites the list unconditionally, as another client might. */
    replace(next: unknown[]): void {
      current = next;
      version += 1;
    },
    calls: {
      fetchFileList: async (): Promise<AccountList> => ({ entries: structuredClone(current), etag: etag() }),
      async writeFileList(_access, next) {
        if (next.etag !== etag()) {
          list.conflicts += 1;
          return "conflict";
        }
        list.writes += 1;
        list.replace(structuredClone(next.entries));
        return "written";
      },
    } satisfies Partial<Transfer>,
  };
  return list;
}
