import { DeleteObjectCommand, DeleteObjectsCommand, type S3Client } from "@aws-sdk/client-s3";
import { coalesceCalls, inTime } from "@envoi/platform";
import { type BlobKey, BlobStoreError } from "../port.ts";
import { answered, answeredIfThere, isRefused } from "./s3-faults.ts";

/** Maximum number of keys per call. */
const MAX_KEYS = 1_000;
const NOT_THERE = "NoSuchKey";
/** If a call gets no response for this long, the next call no longer waits for it. */
const PATIENCE_MS = 1_000;
/**
 * Time that DeleteObjects is avoided after a rejection: some stores do not support it, or require a different checksum.
 */
const ONE_BY_ONE_MS = 600_000;

type RemovalRequest = { key: BlobKey; done: PromiseWithResolvers<void> };

/**
 * Removes objects. A single object is removed with its own call; all removals requested during a call share the next
 * one. No error when an object does not exist.
 *
 * @returns a function that rejects with BlobStoreError if its object may still exist
 */
export function createRemoveObjects(client: S3Client, bucket: string): (key: BlobKey) => Promise<void> {
  const waiting: RemovalRequest[] = [];
  let oneByOneUntilMs = 0;

  async function removeOne(key: BlobKey): Promise<void> {
    await answeredIfThere(client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key })));
  }

  async function removeEach(group: readonly RemovalRequest[]): Promise<void> {
    await Promise.all(group.map(({ key, done }) => removeOne(key).then(done.resolve, done.reject)));
  }

  /** @returns the error codes of keys not removed, or `null` if each key needs its own call */
  async function removeMany(keys: ReadonlySet<string>): Promise<Map<string, string> | null> {
    const Delete = { Objects: Array.from(keys, (Key) => ({ Key })), Quiet: true };
    try {
      const { Errors = [] } = await answered(client.send(new DeleteObjectsCommand({ Bucket: bucket, Delete })));
      // An error for an unknown key cannot be matched to a removal.
      if (!Errors.every(({ Key = "" }) => keys.has(Key))) return null;
      return new Map(Errors.map(({ Key = "", Code = "" }): [string, string] => [Key, Code]));
    } catch (error) {
      if (isRefused(error)) return null;
      throw error;
    }
  }

  async function removeGroup(group: readonly RemovalRequest[]): Promise<void> {
    try {
      const errors = await removeMany(new Set(group.map(({ key }) => key)));
      if (errors === null) {
        oneByOneUntilMs = performance.now() + ONE_BY_ONE_MS;
        return await removeEach(group);
      }
      for (const { key, done } of group) {
        const code = errors.get(key) ?? NOT_THERE;
        if (code === NOT_THERE) done.resolve();
        else done.reject(new BlobStoreError("unavailable", { cause: new Error(`not removed: ${code}`) }));
      }
    } catch (error) {
      for (const { done } of group) done.reject(error);
    }
  }

  const removeWaiting = coalesceCalls(async (_bucket: string) => {
    const group = waiting.splice(0, MAX_KEYS);
    await inTime(PATIENCE_MS, group.length > 1 ? removeGroup(group) : removeEach(group));
    if (waiting.length > 0) void removeWaiting(bucket);
  });

  return async (key) => {
    if (performance.now() < oneByOneUntilMs) return removeOne(key);
    const done = Promise.withResolvers<void>();
    waiting.push({ key, done });
    void removeWaiting(bucket);
    await done.promise;
  };
}
