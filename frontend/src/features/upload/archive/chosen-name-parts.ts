import { ARCHIVE_NAME } from "@envoi/protocol";
import { type NameParts, nameParts } from "../../../shared/uploads/name-parts.ts";
import type { ChosenFile } from "./archive.ts";

// In a separate file because the import of `ARCHIVE_NAME` includes schemas, which the first load must not contain.

/** The displayed name of an Archive that has not been uploaded yet. */
export function chosenNameParts(files: readonly Pick<ChosenFile, "path">[]): NameParts {
  const [first] = files;
  const name = files.length === 1 ? (first?.path ?? "") : ARCHIVE_NAME;
  return nameParts({ name, manifest: { files: files.map(({ path }) => ({ name: path })) } });
}
