import type { NamedFile } from "../../../shared/transfer/transfer.ts";
import type { ChosenFile } from "./archive.ts";

export function toNamedFiles(files: readonly ChosenFile[]): NamedFile[] {
  return files.map(({ path, blob, note, lastModifiedMs }) => ({
    name: path,
    blob,
    note: note !== undefined,
    lastModified: lastModifiedMs,
  }));
}
