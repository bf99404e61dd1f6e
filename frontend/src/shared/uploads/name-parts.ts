/** An upload's displayed name: the name of its first file, and the number of other files. */
export type NameParts = { first: string; more: number };

type NamedUpload = { name: string; manifest: { files: readonly { name: string }[] } };

/**
 * Removes the folders from the first file's path. The archive's own name is used only on the wire and for the saved
 * file.
 */
export function nameParts({ name, manifest: { files } }: NamedUpload): NameParts {
  const [first] = files;
  if (first === undefined || files.length === 1) return { first: name, more: 0 };
  return { first: first.name.slice(first.name.lastIndexOf("/") + 1), more: files.length - 1 };
}
