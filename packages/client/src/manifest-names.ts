const MAX_PART_BYTES = 255;
const LONGEST_EXTENSION = 20;
/** Deeper paths lose their first folders: disks and zips have bounds. */
const MAX_PARTS = 32;
/** Control characters, line ends, and what turns the direction of writing around: it makes a name look like another. */
const UNSAFE = /[\p{Cc}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/gu;
const DRIVES = /^(?:\s*[a-zA-Z]:)+/;

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
  const keptBytes = new TextEncoder().encode(mark + extension).byteLength;
  return cutToBytes(stem, MAX_PART_BYTES - keptBytes) + mark + extension;
}

/**
 * A name that can be a path below the folder a recipient chose, and nowhere else: relative, its parts never empty, `.`,
 * `..`, a drive, or carrying control characters; at most 255 bytes a part, 32 parts.
 *
 * @param name - as a person or another client wrote it, perhaps with folders
 */
export function safeManifestName(name: string): string {
  const parts = name
    .replace(UNSAFE, "")
    .split(/[/\\]/)
    .map((part) => part.replace(DRIVES, "").trim())
    .filter((part) => part !== "" && part !== "." && part !== "..")
    .slice(-MAX_PARTS);
  return parts.map((part) => joinWithin(splitExtension(part))).join("/") || "file";
}

function foldersOf(path: string): string[] {
  const parts = path.split("/").slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
}

/**
 * Safe names, each its own: what would be written twice, or where a folder must be, gets a number. Compared without
 * regard to case, as some disks do.
 */
export function safeManifestNames(names: readonly string[]): string[] {
  const safeNames = names.map(safeManifestName);
  const taken = new Set(safeNames.flatMap(foldersOf).map((folder) => folder.toLowerCase()));
  const nextCounts = new Map<string, number>();
  return safeNames.map((safe) => {
    const slash = safe.lastIndexOf("/") + 1;
    const name = splitExtension(safe.slice(slash));
    const key = safe.toLowerCase();
    let count = nextCounts.get(key) ?? 2;
    let distinct = safe;
    for (; taken.has(distinct.toLowerCase()); count += 1) {
      distinct = safe.slice(0, slash) + joinWithin(name, ` (${count})`);
    }
    nextCounts.set(key, count);
    taken.add(distinct.toLowerCase());
    return distinct;
  });
}
