import { BlobStoreError } from "../port.ts";

const NO_ROOM: readonly unknown[] = ["ENOSPC", "EDQUOT"];
const NOT_THERE: readonly unknown[] = ["ENOENT", "ENOTDIR"];

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}

/** Awaits a file operation, converting any error to a BlobStoreError. */
export async function stored<Value>(operation: Promise<Value>): Promise<Value> {
  try {
    return await operation;
  } catch (cause) {
    throw new BlobStoreError(NO_ROOM.includes(codeOf(cause)) ? "full" : "unavailable", { cause });
  }
}

/** Like `stored`, but resolves with `null` when the path does not exist. */
export async function storedIfThere<Value>(operation: Promise<Value>): Promise<Value | null> {
  try {
    return await operation;
  } catch (error) {
    if (NOT_THERE.includes(codeOf(error))) return null;
    return stored(Promise.reject(error));
  }
}

/** The error for a file shorter than its Blob should be. */
export function tooShort(): BlobStoreError {
  return new BlobStoreError("unavailable", { cause: new Error("the file is shorter than its Blob") });
}
