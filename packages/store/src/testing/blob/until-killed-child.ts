import { sayLine } from "@envoi/testkit/say-line";
import { createDirectoryBlobStore } from "../../blob/directory/directory-blob-store.ts";
import { blobKey } from "../../blob/port.ts";
import { bytesFrom, inBatches } from "./bodies.ts";

/*
 * crash.test.ts starts this process with a directory and a name, and kills it. The process keeps writing, and prints
 * each acknowledgement: `blob <key> <bytes>`, `version <key> <n>` or `part <key> <partsId> <number> <bytes>`.
 */
const [directory = "", name = ""] = process.argv.slice(2);
const PART_BYTES = 262_144;
const never = new AbortController().signal;
const store = createDirectoryBlobStore({ directory });
const print = (...words: (string | number)[]) => sayLine(words.join(" "));

async function writeBlobs(): Promise<never> {
  for (let n = 0; ; n++) {
    const bytes = 1 + ((n * 777_777) % 2_000_000);
    const key = blobKey(`written/${name}-${n}-${bytes}`);
    await store.write(key, inBatches(bytesFrom(key, bytes)), bytes, never);
    print("blob", key, bytes);
  }
}

async function replaceOneBlob(): Promise<never> {
  const key = blobKey("replaced/one");
  for (let version = 1; ; version++) {
    await store.write(key, inBatches(bytesFrom(`${name} ${version}`, 400_000)), 400_000, never);
    print("version", key, version);
  }
}

async function makeBlobsOfParts(): Promise<never> {
  for (let n = 0; ; n++) {
    const bytes = 1 + ((n * 333_333 + 700_000) % 1_500_000);
    const key = blobKey(`parted/${name}-${n}-${bytes}`);
    const body = bytesFrom(key, bytes);
    const ref = await store.startParts(key, { partBytes: PART_BYTES });
    const put = async (number: number) => {
      const slice = body.subarray((number - 1) * PART_BYTES, number * PART_BYTES);
      const part = await store.putPart(ref, number, inBatches(slice), slice.byteLength, never);
      print("part", key, ref.partsId, number, part.bytes);
      return part;
    };
    const numbers = Array.from({ length: Math.ceil(bytes / PART_BYTES) }, (_, index) => index + 1);
    await store.completeParts(ref, await Promise.all(numbers.toReversed().map(put)));
    print("blob", key, bytes);
  }
}

await Promise.all([writeBlobs(), replaceOneBlob(), makeBlobsOfParts()]);
