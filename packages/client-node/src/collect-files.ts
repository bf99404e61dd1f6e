import type { Stats } from "node:fs";
import { access, constants, lstat, readdir, stat } from "node:fs/promises";
import path from "node:path";
import { DeviceError, markedName } from "@envoi/client";
import mime from "mime/lite";
import picomatch from "picomatch";
import { createFileSource, type FileOnDevice } from "./file-source.ts";
import { decodeName, systemPath } from "./system-path.ts";

/** Reason why an entry of a folder is not sent. */
export type SkippedFile = { path: string; reason: "link" | "special" | "excluded" };

export type CollectOptions = {
  /** Name or path patterns to exclude inside the folders, like simple `.gitignore` patterns: `*.log`, `build/**`. */
  exclude?: readonly string[];
  /** Called with each of these patterns that matched nothing. */
  onUnmatched?: (pattern: string) => void;
  /** Maximum total number of files. */
  maxFiles: number;
  onSkipped?: (skipped: SkippedFile) => void;
  /** Called with the path to send for each file or folder whose name is not valid UTF-8. */
  onRenamed?: (name: string) => void;
};

/** Stands for bytes that are not UTF-8, also in arguments, where the bytes are lost. */
const REPLACEMENT = "\uFFFD";
const MAX_NAME_BYTES = 255;

/**
 * Collects files to send, alphabetically within each folder. A folder is sent under its own name, with all its
 * contents. A link that is named explicitly is followed; links inside a folder are not, because they may point
 * anywhere.
 *
 * @throws DeviceError `not_found`, `not_readable`, `not_a_file`, `too_many_files`
 */
export async function collectFiles(paths: readonly string[], options: CollectOptions): Promise<FileOnDevice[]> {
  const files: FileOnDevice[] = [];
  const patterns = (options.exclude ?? []).map(parsePattern);

  async function add(filePath: string, name: string, { size, mtimeMs }: Stats): Promise<void> {
    if (files.length === options.maxFiles) {
      throw new DeviceError("too_many_files", `More than ${options.maxFiles} files can't be sent at once.`);
    }
    await requireReadable(filePath);
    const type = mime.getType(filePath) ?? "";
    files.push(createFileSource({ path: filePath, name, type, state: { size, modifiedMs: mtimeMs } }));
  }

  async function walk(folder: string, name: string): Promise<void> {
    await requireReadable(folder);
    const bases = (await readdir(systemPath(folder), { encoding: "buffer" })).map(decodeName).toSorted();
    const taken = new Set(bases);
    for (const base of bases) {
      const entryPath = path.join(folder, base);
      const entryName = `${name}/${base.isWellFormed() ? base : replaceBytes(base, taken)}`;
      const skip = (reason: SkippedFile["reason"]) => options.onSkipped?.({ path: entryPath, reason });
      const matching = patterns.filter((pattern) => pattern.matches(entryName, entryPath));
      for (const pattern of matching) pattern.hasMatched = true;
      if (matching.length > 0) {
        skip("excluded");
        continue;
      }
      const found = await orFailToRead(entryPath, lstat(systemPath(entryPath)));
      if (found.isSymbolicLink()) skip("link");
      else if (!found.isDirectory() && !found.isFile()) skip("special");
      else {
        if (!base.isWellFormed()) options.onRenamed?.(entryName);
        await (found.isDirectory() ? walk(entryPath, entryName) : add(entryPath, entryName, found));
      }
    }
  }

  for (const given of paths) {
    const found = await stat(given).catch(async (error: NodeJS.ErrnoException) => {
      const isLink = await lstat(given).then(
        (link) => link.isSymbolicLink(),
        () => false,
      );
      throw failToRead(given, isLink ? "points to a missing file" : null, error);
    });
    const name = path.basename(path.resolve(given));
    if (found.isDirectory()) await walk(given, name);
    else if (found.isFile()) await add(given, name, found);
    else throw new DeviceError("not_a_file", `${given} is neither a file nor a folder.`);
  }
  for (const { text, hasMatched } of patterns) if (!hasMatched) options.onUnmatched?.(text);
  return files;
}

/** A readable name that no other entry of the folder has. */
function replaceBytes(base: string, taken: Set<string>): string {
  const readable = base.toWellFormed();
  let name = readable;
  for (let count = 2; taken.has(name); count += 1) name = markedName(readable, ` (${count})`, MAX_NAME_BYTES);
  taken.add(name);
  return name;
}

function requireReadable(file: string): Promise<void> {
  return orFailToRead(file, access(systemPath(file), constants.R_OK));
}

function orFailToRead<Found>(file: string, reading: Promise<Found>): Promise<Found> {
  return reading.catch((error) => {
    throw failToRead(file, null, error);
  });
}

function failToRead(file: string, because: string | null, cause: NodeJS.ErrnoException): DeviceError {
  if (because !== null) return new DeviceError("not_found", `The link ${file} ${because}.`, { cause });
  if (cause.code === "ENOENT") {
    const hint = file.includes(REPLACEMENT) ? " If its name is not valid UTF-8, send the folder that contains it." : "";
    return new DeviceError("not_found", `There is no file or folder called ${file}.${hint}`, { cause });
  }
  return new DeviceError("not_readable", `${file} can't be read: ${cause.message}.`, { cause });
}

/** `matches`: whether the pattern matches an entry, by the path that is sent and the path on this device. */
type Pattern = { text: string; hasMatched: boolean; matches(entryName: string, entryPath: string): boolean };

/**
 * A pattern without a slash matches names at any depth. A pattern with a slash matches paths below the given folder, with
 * or without the folder's own name, and paths on this device.
 */
function parsePattern(text: string): Pattern {
  const pattern = text.replace(/^(?:\.\/+)+/, "").replace(/\/+$/, "");
  const isMatch = picomatch(pattern, { dot: true });
  const matchesPath = (entryName: string, entryPath: string) =>
    [entryName, entryName.slice(entryName.indexOf("/") + 1), entryPath].some((known) => isMatch(known));
  const matchesName = (entryName: string) => isMatch(path.posix.basename(entryName));
  return { text, hasMatched: false, matches: pattern.includes("/") ? matchesPath : matchesName };
}
