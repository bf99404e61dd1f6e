import { UNSAFE_CHARACTERS, wellFormed } from "@envoi/protocol";

const MAX_PART_BYTES = 255;
const LONGEST_EXTENSION = 20;
/** Deeper and longer paths lose their first folders: disks and programs that open zips have bounds. */
const MAX_PARTS = 32;
export const MAX_PATH_BYTES = 1_024;
/** As long as the last part of a path may be. */
export const FEWEST_PATH_BYTES = MAX_PART_BYTES;
const DRIVES = /^(?:\s*[a-zA-Z]:)+/;
/** Windows has other uses for these, for devices under any extension, and for nothing after a last dot or space. */
const RESERVED = /[<>:"|?*]/g;
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])\s*(?:\.|$)/i;
const TRAILING = /[\s.]/;

function byteLength(text: string): number {
  return new TextEncoder().encode(text).byteLength;
}

/** Cuts text at a whole character. */
function cutToBytes(text: string, maxBytes: number): string {
  return text.slice(0, new TextEncoder().encodeInto(text, new Uint8Array(maxBytes)).read);
}

/** The last part of a path as stem and extension; a name that begins with its only dot has no extension. */
function splitExtension(part: string): { stem: string; extension: string } {
  const dot = part.lastIndexOf(".");
  const at = dot > 0 && part.length - dot <= LONGEST_EXTENSION ? dot : part.length;
  return { stem: part.slice(0, at), extension: part.slice(at) };
}

/** Stem, mark and extension; the stem gives way when they are too long together. */
function joinWithin({ stem, extension }: { stem: string; extension: string }, mark = ""): string {
  return cutToBytes(stem, MAX_PART_BYTES - byteLength(mark + extension)) + mark + extension;
}

/** By hand, since a pattern anchored at the end takes the square of a long run's length. */
function trimEnd(part: string): string {
  let end = part.length;
  while (TRAILING.test(part.charAt(end - 1))) end -= 1;
  return part.slice(0, end);
}

/** @returns empty when nothing is left */
function safePart(part: string): string {
  const portable = trimEnd(part.replace(DRIVES, "").trim().replace(RESERVED, "_"));
  const short = trimEnd(joinWithin(splitExtension(portable)));
  return DEVICE.test(short) ? safePart(`_${short}`) : short;
}

/**
 * A name that can be a path below the folder a recipient chose, and nowhere else, on every disk: relative, its parts
 * never empty, `.`, `..`, a drive or a device, nor carrying control or reserved characters; at most 255 bytes a part,
 * 32 parts, 1024 bytes in all.
 *
 * @param name - as a person or another client wrote it, perhaps with folders
 * @param maxPathBytes - FEWEST_PATH_BYTES or more
 */
export function safeManifestName(name: string, maxPathBytes = MAX_PATH_BYTES): string {
  const parts = wellFormed(name)
    .replace(UNSAFE_CHARACTERS, "")
    .split(/[/\\]/)
    .map(safePart)
    .filter((part) => part !== "")
    .slice(-MAX_PARTS);
  while (byteLength(parts.join("/")) > maxPathBytes) parts.shift();
  return parts.join("/") || "file";
}

/** Equal for paths that some disk takes for the same one: by case, or by the way a character is composed. */
function diskKey(path: string): string {
  return path.toLowerCase().toUpperCase().normalize();
}

function foldersOf(path: string): string[] {
  const parts = path.split("/").slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
}

/** Safe names, each its own on every disk: what would be written twice, or where a folder must be, gets a number. */
export function safeManifestNames(names: readonly string[], maxPathBytes = MAX_PATH_BYTES): string[] {
  const safeNames = names.map((name) => safeManifestName(name, maxPathBytes));
  const taken = new Set(safeNames.flatMap(foldersOf).map(diskKey));
  const nextCounts = new Map<string, number>();
  return safeNames.map((safe) => {
    const slash = safe.lastIndexOf("/") + 1;
    const name = splitExtension(safe.slice(slash));
    const key = diskKey(safe);
    let count = nextCounts.get(key) ?? 2;
    let distinct = safe;
    for (; taken.has(diskKey(distinct)); count += 1) {
      distinct = safe.slice(0, slash) + joinWithin(name, ` (${count})`);
    }
    nextCounts.set(key, count);
    taken.add(diskKey(distinct));
    return distinct;
  });
}
