import {
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  GetBucketLocationCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  type _Object as S3Object,
} from "@aws-sdk/client-s3";
import { type Log, releaseBuffers, UNKNOWN_NETWORK } from "@envoi/platform";
import { collectBody } from "../bodies.ts";
import { computeChunkBytes } from "../chunk-bytes.ts";
import {
  type BlobBody,
  type BlobEntry,
  type BlobKey,
  BlobStoreError,
  type BodySender,
  type ByteRange,
  type DirectParts,
  type ListOptions,
  type MovableBlobStore,
  type PartsRef,
  parseBlobKey,
  type RemoveOptions,
  type StoredPart,
  type TakeBatch,
  type WriteOptions,
} from "../port.ts";
import { sumPartBytes } from "../sum-part-bytes.ts";
import type { Put } from "./put-body.ts";
import { intoMemory, objectOpener, readObject, readStart } from "./read-object.ts";
import {
  copyPart,
  isReadable,
  markReadable,
  partKey,
  partPrefix,
  readPartObjects,
  removeMark,
  removePartObjects,
} from "./readable-parts.ts";
import { refusesForgeries } from "./refuses-forgeries.ts";
import { createRemoveObjects } from "./remove-objects.ts";
import { createS3Clients, type S3Address, type S3Clients } from "./s3-clients.ts";
import { answered, answeredIfThere } from "./s3-faults.ts";
import { type SendDeps, sendCollected, sendDeclared } from "./send-body.ts";
import { createSendPermits } from "./send-permits.ts";
import { createUrlSigner } from "./signed-urls.ts";
import { createSpool, PATIENCE_MS, SPOOL_READ_BYTES } from "./spool.ts";
import { abortUpload, hasUpload, listParts as listStoredParts, listUnfinished } from "./unfinished-parts.ts";

export type { S3Address } from "./s3-clients.ts";

/** Timeout for completing an object. With thousands of Parts, this takes longer than other calls. */
const COMPLETE_MS = 60_000;
const PING_MS = 2_000;
/**
 * Small enough for a batch to be written to the socket while still in the CPU cache, and freed by a minor
 * garbage collection. With batches of 512 KiB, an upload costs 50% more CPU time.
 */
const BATCH_BYTES = 131_072;
/** The BodySender for a service's own bodies, such as lists and batches of events. */
const NO_CLIENT: BodySender = { network: UNKNOWN_NETWORK, holder: { isIdle: () => false, evict() {} } };

/** Lists all objects below a prefix, page by page. */
async function* listObjects(client: S3Clients["calls"], bucket: string, prefix: string): AsyncGenerator<S3Object> {
  let ContinuationToken: string | undefined;
  do {
    const page = await answered(
      client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken })),
    );
    yield* page.Contents ?? [];
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken !== undefined);
}

/**
 * Stores Blobs as objects in one bucket, under their keys, in MinIO or any other S3 store. The driver is stateless, so
 * several processes may share a bucket.
 *
 * @param options.spoolDirectory - where bodies of slow clients are queued, up to `spoolBytes` in total
 * @param options.storePermits - maximum number of bodies sent to the store concurrently, see [Note: Permits]
 * @param options.patienceMs - maximum wait of a body for spool space, and then for a permit
 */
export function createS3BlobStore(options: {
  address: S3Address;
  spoolDirectory: string;
  spoolBytes: number;
  storePermits: number;
  patienceMs?: number;
  log: Log;
}): MovableBlobStore {
  const { patienceMs = PATIENCE_MS } = options;
  const { bucket, publicOrigin = null } = options.address;
  const clients = createS3Clients(options.address, options.log);
  const sending: SendDeps = {
    permits: createSendPermits(options.storePermits, patienceMs),
    spool: createSpool({ directory: options.spoolDirectory, maxBytes: options.spoolBytes, patienceMs }),
  };
  const closed = new AbortController();
  const object = (key: BlobKey) => ({ Bucket: bucket, Key: key });
  const removeObject = createRemoveObjects(clients.calls, bucket);

  async function write(
    key: BlobKey,
    body: BlobBody,
    bytes: number,
    signal: AbortSignal,
    { sender }: WriteOptions = {},
  ): Promise<void> {
    const put: Put = (content, contentBytes, abortSignal) =>
      clients.bodies.put(key, {}, content, contentBytes, { abortSignal });
    const outgoing = { body, bytes, releasesBuffers: sender !== undefined, sender: sender ?? NO_CLIENT };
    await sendDeclared(sending, put, outgoing, signal);
  }

  async function startParts(
    key: BlobKey,
    { partBytes, readable = false }: { partBytes: number; readable?: boolean },
  ): Promise<PartsRef> {
    const { UploadId } = await answered(clients.calls.send(new CreateMultipartUploadCommand(object(key))));
    if (UploadId === undefined) throw new BlobStoreError("unavailable");
    return { key, partsId: readable ? markReadable(UploadId) : UploadId, partBytes };
  }

  async function putPart(
    ref: PartsRef,
    number: number,
    body: BlobBody,
    bytes: number | null,
    signal: AbortSignal,
    sender: BodySender = NO_CLIENT,
  ): Promise<StoredPart> {
    signal.throwIfAborted();
    if (bytes !== null && bytes > ref.partBytes) throw new BlobStoreError("length_mismatch");
    const readable = isReadable(ref.partsId);
    const put: Put = (content, contentBytes, abortSignal) =>
      readable
        ? clients.bodies.put(partKey(ref.key, number), {}, content, contentBytes, { abortSignal })
        : clients.bodies.putPart({ ...ref, number }, content, contentBytes, { abortSignal });
    const outgoing = { body, bytes: bytes ?? ref.partBytes, releasesBuffers: true, sender };
    const sent =
      bytes === null
        ? await sendCollected(
            sending,
            put,
            { ...outgoing, ...(await collectBody(body, ref.partBytes, signal)) },
            signal,
          )
        : await sendDeclared(sending, put, outgoing, signal);
    if (!readable) return { number, ...sent };
    return { number, ...sent, etag: await copyPart(clients.calls, bucket, ref, number) };
  }

  async function completeParts(ref: PartsRef, parts: readonly StoredPart[]): Promise<void> {
    const bytes = sumPartBytes(parts, ref.partBytes);
    const inOrder = parts.toSorted((a, b) => a.number - b.number);
    const complete = new CompleteMultipartUploadCommand({
      ...object(ref.key),
      UploadId: removeMark(ref.partsId),
      MultipartUpload: { Parts: inOrder.map(({ number, etag }) => ({ PartNumber: number, ETag: etag })) },
    });
    try {
      await answered(clients.calls.send(complete, { requestTimeout: COMPLETE_MS }));
    } catch (error) {
      // The Parts may have been completed earlier, or the response may have been lost: check what is stored.
      if ((await size(ref.key).catch(() => null)) !== bytes) throw error;
    }
    if (isReadable(ref.partsId)) await removePartObjects(removeObject, ref, parts);
  }

  async function abandonParts({ key, partsId }: Pick<PartsRef, "key" | "partsId">): Promise<void> {
    await abortUpload(clients.calls, { ...object(key), UploadId: removeMark(partsId) });
  }

  let reads = 0;

  async function readBlob(
    key: BlobKey,
    range: ByteRange,
    take: TakeBatch,
    signal: AbortSignal,
  ): Promise<"read" | null> {
    signal.throwIfAborted();
    if (range.offset === range.end) return (await head(key)) === null ? null : "read";
    const ended = AbortSignal.any([signal, closed.signal]);
    const takeAndRelease = async (batch: readonly Uint8Array[]) => {
      await take(batch);
      releaseBuffers(batch);
    };
    reads += 1;
    try {
      return await readObject(
        objectOpener(clients.bodies, key, range, ended),
        { ...range, aheadBytes: computeChunkBytes(reads) },
        takeAndRelease,
        ended,
      );
    } finally {
      reads -= 1;
    }
  }

  async function readChunks(
    source: BlobKey | PartsRef,
    range: ByteRange,
    take: TakeBatch,
    signal: AbortSignal,
  ): Promise<"read" | null> {
    if (typeof source === "string") return readBlob(source, range, take, signal);
    return readPartObjects(source, range, (part, within) => readBlob(part, within, take, signal));
  }

  const head = (key: BlobKey) => answeredIfThere(clients.calls.send(new HeadObjectCommand(object(key))));

  async function size(key: BlobKey): Promise<number | null> {
    return (await head(key))?.ContentLength ?? null;
  }

  async function removeParts(key: BlobKey, partsId: string | null): Promise<void> {
    if (partsId !== null) await abortUpload(clients.calls, { ...object(key), UploadId: removeMark(partsId) });
    for await (const { Key, UploadId } of listUnfinished(clients.calls, bucket, key)) {
      if (Key === key && UploadId !== undefined) await abortUpload(clients.calls, { ...object(key), UploadId });
    }
    if (partsId !== null && isReadable(partsId)) {
      for await (const { Key } of listObjects(clients.calls, bucket, partPrefix(key))) {
        const part = parseBlobKey(Key ?? "");
        if (part !== null) await removeObject(part);
      }
    }
  }

  async function remove(key: BlobKey, { partsId }: RemoveOptions = {}): Promise<void> {
    // Parts are removed first, so that none can become a Blob after the Blob is removed.
    if (partsId !== undefined) await removeParts(key, partsId);
    await removeObject(key);
  }

  async function* listParts(prefix: string, onForeignName: (name: string) => void): AsyncGenerator<BlobEntry> {
    // When listing multipart uploads, MinIO accepts only whole keys as a prefix.
    for await (const { Key = "", UploadId = "", Initiated } of listUnfinished(clients.calls, bucket, "")) {
      const modifiedAtMs = Initiated?.getTime() ?? 0;
      if (!Key.startsWith(prefix)) continue;
      const key = parseBlobKey(Key);
      if (key === null) onForeignName(Key);
      else yield { key, bytes: 0, modifiedAtMs, partsId: UploadId };
    }
  }

  async function* list(prefix: string, options: ListOptions = {}): AsyncGenerator<BlobEntry> {
    const { unfinished = true, onForeignName = () => {} } = options;
    // Unfinished Parts are listed first, so a Blob that is completed during the listing appears twice
    // rather than not at all.
    if (unfinished) yield* listParts(prefix, onForeignName);
    for await (const { Key = "", Size = 0, LastModified } of listObjects(clients.calls, bucket, prefix)) {
      const key = parseBlobKey(Key);
      const modifiedAtMs = LastModified?.getTime() ?? 0;
      if (key === null) onForeignName(Key);
      else yield { key, bytes: Size, modifiedAtMs, partsId: null };
    }
  }

  const signer =
    publicOrigin === null ? null : createUrlSigner({ ...options.address, publicOrigin }, clients.calls.config);
  let refusesForged: Promise<boolean> | null = null;
  let isForgeable = false;

  async function checkForgeries(): Promise<boolean> {
    const refuses = await refusesForgeries(clients.calls, options.address, removeObject);
    isForgeable = !refuses;
    if (!refuses) options.log.error({ bucket }, "the store accepts unsigned writes, so uploads pass this service");
    return refuses;
  }

  const directParts: DirectParts = {
    async sign(ref, part, expiresInSeconds) {
      if (signer === null) return null;
      refusesForged ??= checkForgeries();
      try {
        return (await refusesForged) ? await signer.signPart(ref, part, expiresInSeconds) : null;
      } catch (error) {
        refusesForged = null;
        throw error;
      }
    },
    list: ({ key, partsId }) => listStoredParts(clients.calls, { ...object(key), UploadId: partsId }),
    readStart: (key, bytes, signal) => readStart(clients.bodies, key, bytes, signal),
  };

  return {
    write,
    startParts,
    putPart,
    completeParts,
    abandonParts,
    hasParts: ({ key, partsId }) => hasUpload(clients.calls, { ...object(key), UploadId: removeMark(partsId) }),
    readChunks,
    async readBytes(key, range, signal) {
      const { take, bytes } = intoMemory(range.end - range.offset);
      return (await readBlob(key, range, take, signal)) === null ? null : bytes;
    },
    ...(signer !== null && { signRead: signer.signRead }),
    get directParts() {
      return signer === null || isForgeable ? undefined : directParts;
    },
    size,
    remove,
    list,
    bodies: { batchBytes: BATCH_BYTES, declaredBytes: SPOOL_READ_BYTES, collectsParts: true },
    // An object store reports a lack of space only when sent a body.
    async ensureRoom() {},
    freeBytes: async () => null,
    async ping() {
      // This call needs the fewest permissions: no service needs permission to list keys just to ping.
      const abortSignal = AbortSignal.timeout(PING_MS);
      await answered(clients.calls.send(new GetBucketLocationCommand({ Bucket: bucket }), { abortSignal }));
    },
    async [Symbol.asyncDispose]() {
      closed.abort(new BlobStoreError("unavailable"));
      clients.destroy();
    },
  };
}
