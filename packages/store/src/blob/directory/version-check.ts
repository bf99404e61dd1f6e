import { stat } from "node:fs/promises";
import { storedIfThere } from "../files/file-faults.ts";
import { BlobStoreError } from "../port.ts";
import { etagOf } from "./list-files.ts";

/**
 * Lets one writer at a time check the version of a file and replace it.
 *
 * @returns a function that calls `replace` if the file at `path` has this version (`null`: if there is no file) and
 *   resolves with its result; otherwise it rejects with BlobStoreError `changed`
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
