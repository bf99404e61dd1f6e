import { BlobStoreError } from "../port.ts";

const NO_ROOM: readonly unknown[] = ["ENOSPC", "EDQUOT"];
const NOT_THERE: readonly unknown[] = ["ENOENT", "ENOTDIR"];

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}

/** Waits for a file operation; its error becomes ours. */
export async function stored<Value>(operation: Promise<Value>): Promise<Value> {
  try {
    return await operation;
  } catch (cause) {
    throw new BlobStoreError(NO_ROOM.includes(codeOf(cause)) ? "full" : "unavailable", { cause });
  }
}

/** As `stored`, but `null` when the path leads nowhere. */
export async function storedIfThere<Value>(operation: Promise<Value>): Promise<Value | null> {
  try {
    return await operation;
  } catch (error) {
    if (NOT_THERE.includes(codeOf(error))) return null;
    return stored(Promise.reject(error));
  }
}
