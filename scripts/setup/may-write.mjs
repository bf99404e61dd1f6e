import { constants } from "node:fs";
import { access } from "node:fs/promises";

/**
 * Whether this user may write to a folder, on a file system that takes writes.
 *
 * @param {string} folder
 */
export async function mayWrite(folder) {
  try {
    await access(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
