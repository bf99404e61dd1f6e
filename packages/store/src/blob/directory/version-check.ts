import { stat } from "node:fs/promises";
import { storedIfThere } from "../files/file-faults.ts";
import { BlobStoreError } from "../port.ts";
import { etagOf } from "./list-files.ts";

/**
 * Lets one writer at a time see which version is there and replace it.
 *
 * @returns a function that calls `replace` only while the file at `path` is of this version (`null`: while there is
 *   none), and resolves with what it said. It rejects with BlobStoreError `changed` otherwise
 */
export function createVersionCheck(): (
  path: string,
  version: string | null,
  replace: () => Promise<boolean>,
) => Promise<boolean> {
  let last: Promise<unknown> = Promise.resolve();
  return (path, version, replace) => {
    const replaced = last.then(async () => {
      const found = await storedIfThere(stat(path));
      if ((found === null ? null : etagOf(found)) !== version) throw new BlobStoreError("changed");
      return replace();
    });
    last = replaced.catch(() => {});
    return replaced;
  };
}
