import { createHash, randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, readdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";

const MiB = 1_048_576;

/** Creates a file of random bytes, and its parent directories. */
export async function writeRandomFile(path: string, bytes: number): Promise<string> {
  await mkdir(dirname(path), { recursive: true });
  await using file = await open(path, "w");
  for (let left = bytes; left > 0; left -= MiB) await file.write(randomBytes(Math.min(left, MiB)));
  return path;
}

export async function sha256OfFile(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
}

/** Sorted hashes of all files in a directory, regardless of names. */
export async function contentHashes(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return (await Promise.all(files.map(sha256OfFile))).sort();
}

/** File names that have caused errors in other products. */
const HOSTILE_NAMES = [
  "100%.pdf",
  "%2e%2e%2f.txt",
  "emoji 📦.txt",
  "right to left \u202egnp.exe",
  'quote".txt',
  "apostrophe'.txt",
  "back\\slash.txt",
  "C:drive.txt",
  "$(reboot).txt",
  "-rf",
  ".hidden",
  "CON.txt",
  "<script>.html",
  "ünïcödé ﬁ.txt",
  `${"ä".repeat(120)}.long`,
  "two  spaces .txt",
];

/** Creates a directory of 64 different files, some in folders, some with problematic names. */
export async function writeFileSet(directory: string): Promise<void> {
  const plain = Array.from({ length: 64 - HOSTILE_NAMES.length }, (_, index) => {
    const folder = index % 3 === 0 ? "a folder/" : index % 3 === 1 ? "a folder/inside/" : "";
    return `${folder}file ${index % 10}.bin`.replace("file", index < 24 ? "first" : "second");
  });
  const names = [...plain.map((name, index) => name.replace(".bin", ` ${index}.bin`)), ...HOSTILE_NAMES];
  for (const [index, name] of names.entries()) {
    const path = join(directory, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, randomBytes(1 + index * 3_000));
  }
}
