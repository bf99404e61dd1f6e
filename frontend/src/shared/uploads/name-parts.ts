/** What names an upload for people: its one file, or the first of several and how many more there are. */
export type NameParts = { first: string; more: number };

type Named = { name: string; manifest: { files: readonly { name: string }[] } };

/** The first file is named without its folders. The archive's own name is for the wire and for what is saved. */
export function nameParts({ name, manifest: { files } }: Named): NameParts {
  const [first] = files;
  if (first === undefined || files.length === 1) return { first: name, more: 0 };
  return { first: first.name.slice(first.name.lastIndexOf("/") + 1), more: files.length - 1 };
}
