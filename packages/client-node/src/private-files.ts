import { chmod, lstat, open, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { DeviceError } from "@envoi/client";
import { makeFolder } from "./make-folder.ts";

/*
 * [Note: Private files]
 *
 * The data stored on this device can open uploads, so only its user may read it: folders have mode 0700 and files 0600,
 * and these modes are restored if they have been widened. Files are replaced atomically, so a crash leaves the old or
 * the new file.
 */

const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;
const OTHERS = 0o077;

/** Creates the folder and its parents, and makes it private. */
export async function makePrivateFolder(folder: string): Promise<void> {
  await makeFolder(folder, PRIVATE_FOLDER);
  await repairMode(folder, PRIVATE_FOLDER);
}

/** Makes a folder and those in it private again, if they exist. */
export async function repairPrivateFolders(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  if (entries === null) return;
  await repairMode(folder, PRIVATE_FOLDER);
  for (const entry of entries) {
    if (entry.isDirectory()) await repairMode(path.join(folder, entry.name), PRIVATE_FOLDER);
  }
}

async function repairMode(file: string, mode: number): Promise<void> {
  const { mode: found } = await lstat(file);
  // Windows has no permission bits.
  if (process.platform !== "win32" && (found & OTHERS) !== 0) await chmod(file, mode);
}

/** Replaces a file atomically and durably. */
export async function writePrivateFile(file: string, content: string | Uint8Array): Promise<void> {
  const fresh = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}.${crypto.randomUUID()}`);
  try {
    const handle = await open(fresh, "wx", PRIVATE_FILE);
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(fresh, file);
  } catch (error) {
    await rm(fresh, { force: true });
    throw error;
  }
  await syncFolder(path.dirname(file));
}

/** Makes a rename durable where the system can: Windows, for example, cannot open folders. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r").catch(() => null);
  await handle?.sync().catch(() => {});
  await handle?.close();
}

/**
 * Reads a file, and makes it private.
 *
 * @param maxBytes - maximum length: the program never writes longer files
 * @returns `null` if it does not exist
 * @throws DeviceError for a longer file
 */
export async function readPrivateFile(file: string, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const handle = await open(file, "r").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  if (handle === null) return null;
  try {
    const { size, mode } = await handle.stat();
    if (process.platform !== "win32" && (mode & OTHERS) !== 0) await handle.chmod(PRIVATE_FILE);
    if (size > maxBytes) throw new DeviceError("too_large_file", `${file} is too long.`);
    const bytes = new Uint8Array(size);
    const { bytesRead } = await handle.read(bytes, 0, size, 0);
    return bytes.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
