import { stat } from "node:fs/promises";
import path from "node:path";
import { safeName } from "@envoi/client";
import { listFiles, type UnfinishedDownload } from "@envoi/client-node";
import type { Metadata } from "@envoi/protocol";
import { quote } from "../output/output.ts";
import { UsageError } from "../usage-error.ts";

/** @returns indexes of the named files, in order; `null` for all */
export function choosePicked(files: readonly { name: string }[], names: readonly string[]): number[] | null {
  if (names.length === 0) return null;
  const indexes = new Set<number>();
  for (const name of names) {
    const wanted = name.replace(/^\.?\/+|\/+$/g, "");
    // A file, or a folder at any depth.
    const found = files.flatMap((file, index) => (`/${file.name}/`.includes(`/${wanted}/`) ? [index] : []));
    if (found.length === 0)
      throw new UsageError(`There is no file called ${quote(name)}. List the files with --dry-run.`);
    for (const index of found) indexes.add(index);
  }
  return [...indexes].sort((one, other) => one - other);
}

/** `isFolderGiven`: whether the user named the folder, or is in it. */
type Target = { folder: string; name: string | null; isFolderGiven: boolean };

/**
 * As with `cp`, files go into an existing folder; otherwise the path becomes the name of the single file, or of a new
 * folder for several files. Without a path, files that do not share a folder get a new one, to avoid cluttering the
 * current folder. Hidden files also get a new folder, because in the current one a program might obey them, as a shell
 * obeys `.bash_profile`.
 */
export async function chooseTarget(
  given: string | undefined,
  { metadata, names, pick, id }: { metadata: Metadata; names: readonly string[]; pick: readonly string[]; id: string },
): Promise<Target> {
  const [only = ""] = names;
  // A single file inside a folder keeps its folder, unless the file itself is picked.
  const isNamed = pick.length === 1 && path.posix.basename(only) === path.posix.basename(pick[0] ?? "");
  const isSingle = names.length === 1 && (isNamed || !only.includes("/"));
  if (given === undefined) {
    const [first = ""] = names[0]?.split("/") ?? [];
    const shareFolder = names.every((name) => name.startsWith(`${first}/`));
    const isHidden = hasHidden(names);
    if (!isHidden && (isSingle || shareFolder)) return { folder: ".", name: null, isFolderGiven: true };
    const title = isHidden ? "" : titleFolder(metadata.title ?? "");
    return { folder: title || `envoi-${id}`, name: null, isFolderGiven: false };
  }
  const isFolder = await stat(given).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (isFolder || given.endsWith("/") || given.endsWith(path.sep) || !isSingle) {
    return { folder: given, name: null, isFolderGiven: true };
  }
  return { folder: path.dirname(given), name: path.basename(given), isFolderGiven: true };
}

/** Whether a stored download has the path that `--output` names, or would choose without it. */
export function isSameTarget(
  { folder, name, metadata }: Pick<UnfinishedDownload, "folder" | "name" | "metadata">,
  given: string | undefined,
): boolean {
  const wanted = path.resolve(given ?? ".");
  const isFolder = folder === wanted || (given === undefined && path.dirname(folder) === wanted);
  const hasOwnName = name === null || name === listFiles(metadata)[0]?.name;
  if (isFolder && hasOwnName) return true;
  return given !== undefined && name !== null && path.join(folder, name) === wanted;
}

export function hasHidden(names: readonly string[]): boolean {
  return names.some((name) => name.startsWith("."));
}

/** @returns a name that is not hidden; an empty string if nothing remains */
export function titleFolder(title: string): string {
  return safeName(title)
    .replaceAll("/", " ")
    .replace(/^[.\s]+/, "")
    .replace(/^file$/, "");
}
