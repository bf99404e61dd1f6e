import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import type { StackProcess } from "@envoi/dev-stack";
import type { UploadId } from "@envoi/protocol";
import { uploadKey } from "@envoi/test-stores";
import { SEEDED_BYTES } from "./seed-upload.ts";

/** Writes the Blobs as the directory driver does, then syncs them together. */
export async function seedFiles(directory: string, ids: readonly UploadId[]): Promise<void> {
  const body = randomBytes(SEEDED_BYTES);
  const made = new Set<string>();
  for (const id of ids) {
    const path = join(directory, "blobs", uploadKey(id));
    if (!made.has(dirname(path))) mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    made.add(dirname(path));
    writeFileSync(path, body, { mode: 0o600 });
  }
  await promisify(execFile)("sync");
}

const ARCHIVE_BYTES = 32 * 1_048_576;
const ARCHIVE_OBJECTS = 5_000;
const TAR_BLOCK = 512;

function tarHeader(name: string, bytes: number): Buffer {
  const header = Buffer.alloc(TAR_BLOCK);
  const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, "0")}\0`;
  header.write(name, 0);
  header.write(octal(0o644, 7), 100);
  header.write(octal(0, 7), 108);
  header.write(octal(0, 7), 116);
  header.write(octal(bytes, 11), 124);
  header.write(octal(Math.floor(Date.now() / 1_000), 11), 136);
  // While the checksum is computed, its own field contains spaces.
  header.write(" ".repeat(8), 148);
  header.write("0", 156);
  header.write("ustar\x0000", 257, "latin1");
  let sum = 0;
  for (const byte of header) sum += byte;
  header.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148, "latin1");
  return header;
}

/** Puts the Blobs into MinIO as archives. MinIO unpacks them, so one request creates thousands of objects. */
export async function seedObjects(
  { endpoint, region, bucket, accessKeyId, secretAccessKey }: StackProcess["servers"]["s3"],
  ids: readonly UploadId[],
  bytes: number,
): Promise<void> {
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    requestChecksumCalculation: "WHEN_REQUIRED",
  });
  const body = randomBytes(bytes);
  const padding = Buffer.alloc((TAR_BLOCK - (bytes % TAR_BLOCK)) % TAR_BLOCK);
  const batch = Math.min(ARCHIVE_OBJECTS, Math.floor(ARCHIVE_BYTES / bytes));
  for (let from = 0; from < ids.length; from += batch) {
    const some = ids.slice(from, from + batch);
    const entries = some.flatMap((id) => [tarHeader(uploadKey(id), bytes), body, padding]);
    await client.send(
      new PutObjectCommand({
        Bucket: bucket,
        Key: "seed.tar",
        Body: Buffer.concat([...entries, Buffer.alloc(2 * TAR_BLOCK)]),
        Metadata: { "snowball-auto-extract": "true" },
      }),
    );
  }
  client.destroy();
}
