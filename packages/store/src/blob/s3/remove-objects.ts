import { DeleteObjectCommand, DeleteObjectsCommand, type S3Client } from "@aws-sdk/client-s3";
import { coalesceCalls, inTime } from "@envoi/platform";
import { type BlobKey, BlobStoreError } from "../port.ts";
import { answered, answeredIfThere, isRefused } from "./s3-faults.ts";

/** As many as one call takes. */
const MOST = 1_000;
const NOT_THERE = "NoSuchKey";
/** A call without an answer for so long holds up no other. */
const PATIENCE_MS = 1_000;
/** Some stores do not know the call for many, or want another checksum with it. So long they are not asked again. */
const ONE_BY_ONE_MS = 600_000;

type Asked = { key: BlobKey; done: PromiseWithResolvers<void> };

/**
 * Removes objects: one with a call of its own, those that are asked for while a call is under way with one call for all.
 * No error when there is none.
 *
 * @returns a function that rejects with BlobStoreError when its object may still be there
 */
export function createRemoveObjects(client: S3Client, bucket: string): (key: BlobKey) => Promise<void> {
  const waiting: Asked[] = [];
  let oneByOneUntilMs = 0;

  async function removeOne(key: BlobKey): Promise<void> {
    await answeredIfThere(client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key })));
  }

  async function removeEach(group: readonly Asked[]): Promise<void> {
    await Promise.all(group.map(({ key, done }) => removeOne(key).then(done.resolve, done.reject)));
  }

  /** @returns what the store said of those that it did not remove, or `null` when it has to be asked for each */
  async function removeMany(keys: ReadonlySet<string>): Promise<Map<string, string> | null> {
    const Delete = { Objects: Array.from(keys, (Key) => ({ Key })), Quiet: true };
    try {
      const { Errors = [] } = await answered(client.send(new DeleteObjectsCommand({ Bucket: bucket, Delete })));
      // Of one that goes by another name nobody knows whose it is.
      if (!Errors.every(({ Key = "" }) => keys.has(Key))) return null;
      return new Map(Errors.map(({ Key = "", Code = "" }): [string, string] => [Key, Code]));
    } catch (error) {
      if (isRefused(error)) return null;
      throw error;
    }
  }

  async function removeGroup(group: readonly Asked[]): Promise<void> {
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
    const group = waiting.splice(0, MOST);
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
