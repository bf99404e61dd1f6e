import type { AccountList, Transfer } from "../shared/transfer/transfer.ts";

/** The list of an account, which every device that is given its calls can read and write. */
export function fakeAccountList(entries: unknown[] | null = null) {
  let version = entries === null ? 0 : 1;
  let current = entries ?? [];
  const etag = () => (version === 0 ? null : `"${version}"`);
  const list = {
    /** How often it was written. */
    writes: 0,
    /** How often a device was refused whose list was out of date. */
    conflicts: 0,
    entries: () => current,
    /** Another client writes, whatever is there. */
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
