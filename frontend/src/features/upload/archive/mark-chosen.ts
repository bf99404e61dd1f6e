import { type ChosenFile, toFingerprint } from "./archive.ts";

/** Compared at a time. */
const PIECE_BYTES = 1_048_576;

async function haveSameContent(one: Blob, other: Blob): Promise<boolean> {
  for (let at = 0; at < one.size; at += PIECE_BYTES) {
    const [first, second] = await Promise.all(
      [one, other].map(async (blob) => new Uint8Array(await blob.slice(at, at + PIECE_BYTES).arrayBuffer())),
    );
    if (first === undefined || second === undefined || first.length !== second.length) return false;
    if (first.some((byte, index) => byte !== second[index])) return false;
  }
  return true;
}

async function areSame(one: ChosenFile, other: ChosenFile): Promise<boolean> {
  try {
    if (one.handle !== undefined && other.handle !== undefined && (await one.handle.isSameEntry(other.handle)))
      return true;
    return await haveSameContent(one.blob, other.blob);
  } catch {
    // The upload names a file that cannot be read.
    return false;
  }
}

/**
 * Marks new files that are chosen already. Files of other folders may have the same name, length and time, so these are
 * compared byte by byte.
 */
export async function markChosen(known: readonly ChosenFile[], chosen: readonly ChosenFile[]): Promise<ChosenFile[]> {
  const alike = new Map<string, ChosenFile[]>();
  for (const file of known) alike.set(toFingerprint(file), [...(alike.get(toFingerprint(file)) ?? []), file]);
  const marked: ChosenFile[] = [];
  for (const file of chosen) {
    const others = alike.get(toFingerprint(file)) ?? [];
    const compared = file.skip === undefined ? await Promise.all(others.map((other) => areSame(file, other))) : [];
    if (compared.includes(true)) marked.push({ ...file, skip: "chosen" });
    else {
      marked.push(file);
      if (file.skip === undefined) alike.set(toFingerprint(file), [...others, file]);
    }
  }
  return marked;
}
