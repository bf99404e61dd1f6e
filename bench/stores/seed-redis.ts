import type { UploadId } from "@envoi/protocol";
import { connectRedis, createRedisUploadStore, type RedisAddress, shardOf } from "@envoi/store";
import { newUploadId, uploadKey } from "@envoi/test-stores";
import { createUpload, SEEDED_BYTES } from "./seed-upload.ts";

/** Number of copies per script call, low enough to block other commands for only a few milliseconds. */
const BATCH = 500;
const SILENCE_MS = 60_000;

/** Keys: the hash to copy, its shard's `live` and `due`. Arguments: expiry, key prefix, pairs of id and BlobKey. */
const COPY = `
for i = 3, #ARGV, 2 do
  local upload = ARGV[2] .. ARGV[i]
  redis.call("COPY", KEYS[1], upload)
  redis.call("HSET", upload, "blob", ARGV[i + 1], "expires", ARGV[1])
  redis.call("HSET", KEYS[2], ARGV[i], ARGV[1] .. " " .. ARGV[i + 1])
  redis.call("ZADD", KEYS[3], ARGV[1], "upload:" .. ARGV[i])
end
`;

/**
 * Puts Uploads into a single Redis: in each shard, creates one as a gateway does, and copies it under new ids with
 * scripts.
 *
 * @param lifeMs - lifetime of the copies from now; the originals live for a day
 * @param bytes - declared length of each Upload
 * @returns the ids of the copies
 */
export async function seedRedis(
  address: RedisAddress,
  count: number,
  lifeMs: number,
  bytes = SEEDED_BYTES,
): Promise<UploadId[]> {
  await using store = createRedisUploadStore({ address, deadlineMs: SILENCE_MS });
  const client = connectRedis(address, { silenceMs: SILENCE_MS });
  const expires = String(Date.now() + lifeMs);
  const ids = Array.from({ length: count }, newUploadId);
  try {
    for (const [shard, copies] of Map.groupBy(ids, shardOf)) {
      const template = `${copies[0]?.slice(0, 2)}${newUploadId().slice(2)}` as UploadId;
      await createUpload(store, { id: template, bytes });
      await store.dropFacts(await store.pendingFacts([shard], 10));
      const tag = `{s${String(shard).padStart(3, "0")}}`;
      for (let from = 0; from < copies.length; from += BATCH) {
        const named = copies.slice(from, from + BATCH).flatMap((id) => [id, uploadKey(id)]);
        const keys = [`${tag}:upload:${template}`, `${tag}:live`, `${tag}:due`];
        await client.eval(COPY, keys.length, ...keys, expires, `${tag}:upload:`, ...named);
      }
    }
  } finally {
    client.disconnect();
  }
  return ids;
}
