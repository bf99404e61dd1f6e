import { mkdir, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { PIECE_BYTES } from "@envoi/protocol";

/**
 * `isSystem`: whether the file is for an operating system's own use. Two files have the same content only if both are
 * empty.
 */
export type StrangeFile = { path: string; bytes: Buffer; modified: Date; isSystem: boolean };

type Random = { below(end: number): number; pick<Value>(values: readonly Value[]): Value };

/** Creates a Mulberry32 generator, deterministic for each seed. */
function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const below = (end: number): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % end;
  };
  return { below, pick: (values) => values[below(values.length)] as (typeof values)[number] };
}

const NAMES: readonly string[] = [
  ...["photo.jpg", "PHOTO.JPG", "Photo.jpg", "report 10.pdf", "report 9.pdf", "archive.tar.gz", "no extension", "a"],
  ...[
    "한글 보고서.txt",
    "한글 보고서.txt".normalize("NFD"),
    "café.txt",
    "café.txt".normalize("NFD"),
    "ガ.md".normalize("NFD"),
  ],
  ...["Straße", "STRASSE", "ﬁle.txt", "file.txt", "مرحبا.txt", "👩‍👩‍👧.png", "📦 emoji.zip", "\u212a.txt", "K.txt"],
  ...[".env", ".gitkeep", "__init__.py", ".nojekyll", "..config", "...", "-rf", "$(reboot)", "100%.pdf", "%2e%2e%2fx"],
  ...["CON", "con.txt", "aux.txt", "NUL.tar.gz", "Lpt9", "COM¹.txt", "trailing.", "trailing ", " leading", "x.. ."],
  ...["a:b.txt", "what?.txt", "a|b<c>d*e.txt", 'quo"te.txt', "it's.txt", "C:drive.txt", "back\\slash.txt", "..\\..\\x"],
  ...[
    "new\nline.txt",
    "tab\there.txt",
    "bell\u0007.txt",
    "\u202egnp.exe",
    "zero\u200bwidth.txt",
    "\ufeffbom.txt",
    "\u00ad",
  ],
  ...[
    `${"ü".repeat(120)}.text`,
    "b".repeat(255),
    `${"📦".repeat(60)}.jpeg`,
    "e\u0301\u0302\u0303",
    "\u0301",
    "report (2).pdf",
  ],
  ...[
    "<script>alert(1)</script>.html",
    "name.",
    "NAME",
    "Name",
    "Thumbs.db.txt",
    "my desktop.ini",
    "Icon",
    ".nfs-notes",
  ],
];

const FOLDERS: readonly string[] = [
  ...[
    "",
    "",
    "",
    "sub/",
    "sub/deeper/",
    "Sub/",
    "día uno/",
    "día uno/".normalize("NFD"),
    "a. /",
    "con/",
    "photo.jpg.d/",
  ],
  ...["nested/".repeat(12), ".hidden/", "x:y/", "node_modules/pkg/"],
];

const SYSTEM_FILES: readonly string[] = [
  ...[".DS_Store", "Thumbs.db", "ehthumbs.db", "desktop.ini", "._photo.jpg", ".directory", "~$letter.docx", "Icon\r"],
  ...[
    ".~lock.table.ods#",
    ".nfs000000000012ab3400000001",
    "__MACOSX/._a.jpg",
    ".Trashes/501/old.txt",
    ".fseventsd/0000",
  ],
  ...[".Spotlight-V100/Store-V2/x", ".TemporaryItems/x", "$RECYCLE.BIN/S-1/desktop.ini", "System Volume Information/y"],
];

const SIZES: readonly number[] = [1, 2, 100, 4_096, PIECE_BYTES - 1, PIECE_BYTES, PIECE_BYTES + 1, 150_000];

const DATES: readonly Date[] = [
  ...[new Date(1_000), new Date(1979, 11, 31, 23, 59, 59), new Date(1980, 0, 1), new Date(1999, 11, 31, 23, 59, 59)],
  ...[new Date(2019, 4, 17, 9, 30, 1), new Date(2024, 1, 29, 12), new Date(2026, 6, 1, 3, 4, 5, 678)],
  ...[new Date(2038, 0, 19, 3, 14, 9), new Date(2107, 11, 31, 23, 59, 59), new Date(2200, 0, 1)],
];

/**
 * Chooses file counts. Most folders have a few files; some have only system files, only empty files, or more than an
 * upload may have.
 */
function chooseCounts({ below, pick }: Random): { own: number; system: number; emptyOfTen: number } {
  const system = pick([0, 0, 1, 2, 5]);
  const kind = below(12);
  if (kind === 0) return { own: 0, system: 1 + below(3), emptyOfTen: 0 };
  if (kind === 1) return { own: 1 + below(4), system, emptyOfTen: 10 };
  if (kind === 2) return { own: pick([63, 64, 65, 70]), system, emptyOfTen: 2 };
  return { own: 1 + below(16), system, emptyOfTen: pick([0, 2, 5]) };
}

/** Files of a strange folder. No two have the same path on a disk that distinguishes case and Unicode forms. */
export function makeStrangeFolder(seed: number): StrangeFile[] {
  const random = createRandom(seed);
  const { below, pick } = random;
  const { own, system, emptyOfTen } = chooseCounts(random);
  const files = new Map<string, StrangeFile>();
  /** Whether no file or folder has this path yet. */
  const isFree = (path: string) =>
    ![...files.keys()].some((other) => other === path || other.startsWith(`${path}/`) || path.startsWith(`${other}/`));

  function add(path: string, isSystem: boolean): void {
    const bytes = Buffer.alloc(below(10) < emptyOfTen && !isSystem ? 0 : pick(SIZES));
    for (let at = 0; at < bytes.length; at += 1) bytes[at] = below(256);
    // The number at the beginning makes even short files differ from each other.
    const unique = bytes.length === 0 ? bytes : Buffer.concat([Buffer.from(`${files.size}.`), bytes]);
    files.set(path, { path, bytes: unique, modified: pick(DATES), isSystem });
  }

  while (files.size < own) {
    const name = pick(NAMES);
    const folder = pick(FOLDERS);
    const isTaken = !isFree(folder + name);
    const other = `${files.size} ${name}`;
    // Skips the file if the number would make a long name too long.
    if (!isTaken) add(folder + name, false);
    else if (Buffer.byteLength(other) <= 255 && isFree(folder + other)) add(folder + other, false);
  }
  for (let left = system; left > 0; left -= 1) {
    const path = pick(["", "sub/"]) + pick(SYSTEM_FILES);
    if (isFree(path)) add(path, true);
  }
  return [...files.values()];
}

export async function writeStrangeFolder(files: readonly StrangeFile[], directory: string): Promise<void> {
  await mkdir(directory, { recursive: true });
  for (const { path, bytes, modified } of files) {
    const target = join(directory, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, bytes);
    await utimes(target, modified, modified);
  }
}
