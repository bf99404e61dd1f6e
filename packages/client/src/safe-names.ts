import { UNSAFE_CHARACTERS, wellFormed } from "@envoi/protocol";

const MAX_PART_BYTES = 255;
const LONGEST_EXTENSION = 20;
/** At least as long as any number that is appended to a name to distinguish the files of a Manifest. */
const LONGEST_MARK = " (10000)";
/** Deeper and longer paths lose their first folders, because file systems and zip programs have limits. */
const MAX_PARTS = 32;
export const MAX_PATH_BYTES = 1_024;
/** Long enough for the last part of any path. */
export const MIN_PATH_BYTES = MAX_PART_BYTES;
const DRIVES = /^(?:\s*[a-zA-Z]:)+/;
/**
 * Characters reserved by Windows. It also reserves device names with any extension, and forbids a dot or space at the
 * end of a name.
 */
const RESERVED = /[<>:"|?*]/g;
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])\s*(?:\.|$)/i;
const TRAILING = /[\s.]/;

function byteLength(text: string): number {
  return new TextEncoder().encode(text).byteLength;
}

/** Truncates text to a number of UTF-8 bytes without splitting a character. */
function cutToBytes(text: string, maxBytes: number): string {
  return text.slice(0, new TextEncoder().encodeInto(text, new Uint8Array(maxBytes)).read);
}

/**
 * Splits the last part of a path into stem and extension. A name whose only dot is its first character has no
 * extension.
 */
function splitExtension(part: string): { stem: string; extension: string } {
  const dot = part.lastIndexOf(".");
  const at = dot > 0 && part.length - dot <= LONGEST_EXTENSION ? dot : part.length;
  return { stem: part.slice(0, at), extension: part.slice(at) };
}

/** Joins the stem, the mark (such as a number) and the extension of a file name, shortening the stem if necessary. */
function joinWithin(
  { stem, extension }: { stem: string; extension: string },
  mark = "",
  maxBytes = MAX_PART_BYTES,
): string {
  return cutToBytes(stem, maxBytes - byteLength(mark + extension)) + mark + extension;
}

/**
 * A safe name with a mark before its extension. The name is cut if necessary.
 *
 * @param part - without folders
 * @param maxBytes - well above the length of a mark and an extension
 */
export function markedName(part: string, mark: string, maxBytes: number): string {
  return trimEnd(joinWithin(splitExtension(part), mark, maxBytes));
}

/**
 * Does not use a regular expression, because one anchored at the end takes quadratic time on a long run of such
 * characters.
 */
function trimEnd(part: string): string {
  let end = part.length;
  while (TRAILING.test(part.charAt(end - 1))) end -= 1;
  return part.slice(0, end);
}

/** @returns an empty string if nothing remains */
function safePart(part: string): string {
  const portable = trimEnd(part.replace(DRIVES, "").trim().replace(RESERVED, "_"));
  const short = trimEnd(joinWithin(splitExtension(portable)));
  return DEVICE.test(short) ? safePart(`_${short}`) : short;
}

/**
 * Turns a name into a path that is safe on every file system and stays below the folder that a recipient chose:
 * relative, without parts that are empty, `.`, `..`, a drive or a device, and without control or reserved characters;
 * at most 255 bytes per part, 32 parts, 1024 bytes in total. The path is in NFC, because Macs use decomposed names,
 * whose letters other systems show as separate characters.
 *
 * @param name - as a user or another client wrote it, perhaps with folders
 * @param maxPathBytes - MIN_PATH_BYTES or more
 */
export function safeName(name: string, maxPathBytes = MAX_PATH_BYTES): string {
  const parts = wellFormed(name)
    .replace(UNSAFE_CHARACTERS, "")
    .normalize()
    .split(/[/\\]/)
    .slice(-MAX_PARTS)
    .map(safePart)
    .filter((part) => part !== "");
  while (byteLength(parts.join("/")) > maxPathBytes) parts.shift();
  return parts.join("/") || "file";
}

/**
 * A key that is equal for paths that some file system treats as equal, because they differ only in case or in Unicode
 * normalisation.
 */
export function diskKey(path: string): string {
  return path.toLowerCase().toUpperCase().normalize();
}

function listFolders(path: string): string[] {
  const parts = path.split("/").slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
}

/** Safe names that are distinct on every file system: duplicates, and files named like a folder, are numbered. */
export function safeNames(names: readonly string[], maxPathBytes = MAX_PATH_BYTES): string[] {
  const each = names.map((name) => safeName(name, maxPathBytes));
  const taken = new Set(each.flatMap(listFolders).map(diskKey));
  const nextCounts = new Map<string, number>();
  return each.map((safe) => {
    const slash = safe.lastIndexOf("/") + 1;
    const name = splitExtension(safe.slice(slash));
    const marked = (mark: string) => safe.slice(0, slash) + joinWithin(name, mark);
    // Long names are cut to make space for a mark, and may be equal afterwards.
    const key = diskKey(marked(LONGEST_MARK));
    let count = nextCounts.get(key) ?? 2;
    let distinct = safe;
    for (; taken.has(diskKey(distinct)); count += 1) {
      distinct = marked(` (${count})`);
    }
    nextCounts.set(key, count);
    taken.add(diskKey(distinct));
    return distinct;
  });
}
