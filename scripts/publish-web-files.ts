import { createHash } from "node:crypto";
import { glob, readFile, stat } from "node:fs/promises";
import path from "node:path";
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  paginateListObjectsV2,
  type S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import pMap from "p-map";
import * as z from "zod";

const ASSETS = "assets/";
/** File names with a hash, whose content never changes. */
const HASHED = /^assets\/[\w.-]+-[\w-]{8}\.\w+$/;
const COMPRESSED = /\.(?:br|gz)$/;
const IMMUTABLE = "public, max-age=31536000, immutable";
const ALWAYS_REVALIDATED = "no-cache";

/** Lists the files of the latest releases. Not intended for the public, although it contains no secrets. */
const RELEASES = "releases.json";
/** Entry files, which reference all others: uploaded last, in this order. */
const LAST = ["serviceWorker.js", "index.html"];

const CONCURRENT_UPLOADS = 8;
const DELETED_AT_ONCE = 1_000;
const PRECONDITION_FAILED = 412;

const TYPES: Readonly<Record<string, string>> = {
  ".bcmap": "application/octet-stream",
  ".css": "text/css; charset=utf-8",
  ".ftl": "text/plain; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".pfb": "application/x-font-type1",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".ttf": "font/ttf",
  ".txt": "text/plain; charset=utf-8",
  ".webp": "image/webp",
  ".webmanifest": "application/manifest+json",
};

const releasesFile = z.object({
  releases: z.array(z.object({ id: z.string(), publishedAt: z.string(), files: z.array(z.string().regex(HASHED)) })),
});
type Release = z.infer<typeof releasesFile>["releases"][number];

/** A release cannot be published. The message is shown to the operator. */
export class PublishError extends Error {}

type Bucket = { client: S3Client; name: string };

async function* objectsBelow({ client, name }: Bucket, prefix: string) {
  for await (const { Contents } of paginateListObjectsV2({ client }, { Bucket: name, Prefix: prefix })) {
    for (const { Key: key = "", Size: size = 0, LastModified: changed } of Contents ?? [])
      yield { key, size, changedAtMs: changed?.getTime() ?? Number.POSITIVE_INFINITY };
  }
}

/** @returns the releases, newest first, and their list's ETag; `null` if there is no list yet */
async function readReleases({ client, name }: Bucket): Promise<{ releases: Release[]; etag: string | null }> {
  const answer = await client.send(new GetObjectCommand({ Bucket: name, Key: RELEASES })).catch((error) => {
    if (error instanceof NoSuchKey) return null;
    throw error;
  });
  if (answer === null) return { releases: [], etag: null };
  const text = (await answer.Body?.transformToString()) ?? "";
  try {
    return { releases: releasesFile.parse(JSON.parse(text)).releases, etag: answer.ETag ?? null };
  } catch (error) {
    throw new PublishError(`${RELEASES} in the bucket was not written by this command`, { cause: error });
  }
}

/**
 * Fails if another process has published since the list was read: otherwise, the other release's files would be
 * removed.
 */
async function writeReleases(
  { client, name }: Bucket,
  releases: readonly Release[],
  etag: string | null,
): Promise<void> {
  const put = new PutObjectCommand({
    Bucket: name,
    Key: RELEASES,
    Body: JSON.stringify({ releases }, null, 2),
    ContentType: "application/json",
    CacheControl: ALWAYS_REVALIDATED,
    ...(etag === null ? { IfNoneMatch: "*" } : { IfMatch: etag }),
  });
  try {
    await client.send(put);
  } catch (error) {
    const isTaken = error instanceof S3ServiceException && error.$metadata.httpStatusCode === PRECONDITION_FAILED;
    throw isTaken
      ? new PublishError("another process is publishing to this bucket at the same time: try again")
      : error;
  }
}

/** @throws PublishError if a file cannot be removed */
async function remove({ client, name }: Bucket, keys: readonly string[]): Promise<void> {
  for (let from = 0; from < keys.length; from += DELETED_AT_ONCE) {
    const objects = keys.slice(from, from + DELETED_AT_ONCE).map((key) => ({ Key: key }));
    const answer = await client.send(
      new DeleteObjectsCommand({ Bucket: name, Delete: { Objects: objects, Quiet: true } }),
    );
    const [first] = answer.Errors ?? [];
    if (first !== undefined)
      throw new PublishError(`the release is published, but ${first.Key} can't be removed: ${first.Code}`);
  }
}

/**
 * The files of a built app that are published.
 *
 * @throws PublishError if the app is not built, or has a file that cannot be published
 */
export async function listPublished(directory: string): Promise<string[]> {
  const files: string[] = [];
  for await (const entry of glob("**/*", { cwd: directory, withFileTypes: true })) {
    const file = path.relative(directory, path.join(entry.parentPath, entry.name));
    if (entry.isFile() && !file.startsWith(".") && !COMPRESSED.test(file)) files.push(file.replaceAll(path.sep, "/"));
  }
  if (LAST.some((file) => !files.includes(file)))
    throw new PublishError(`${directory} has no built app: it needs ${LAST.join(" and ")}`);
  const isWrong = (file: string) =>
    TYPES[path.extname(file)] === undefined || (file.startsWith(ASSETS) && !HASHED.test(file));
  const wrong = files.filter(isWrong);
  if (wrong.length > 0)
    throw new PublishError(`cannot publish ${wrong.join(", ")}: unknown file type, or no hash in the name of an asset`);
  return files.sort();
}

/**
 * Uploads a built app to a bucket so that no page ever references a missing file: a page's files are uploaded before
 * the page, and earlier releases' files stay.
 *
 * @param options.keptReleases - number of releases whose files are kept, including this one
 * @throws PublishError
 */
export async function publishWeb(options: {
  directory: string;
  bucket: Bucket;
  keptReleases: number;
  prune: boolean;
  now: () => Date;
}): Promise<{ id: string; uploaded: string[]; removed: string[] }> {
  const { directory, bucket, keptReleases, prune, now } = options;
  const files = await listPublished(directory);
  const began = now();
  const assets = files.filter((file) => file.startsWith(ASSETS));
  const others = files.filter((file) => !file.startsWith(ASSETS) && !LAST.includes(file));
  const uploaded: string[] = [];

  async function upload(file: string): Promise<void> {
    const put = new PutObjectCommand({
      Bucket: bucket.name,
      Key: file,
      Body: await readFile(path.join(directory, file)),
      ContentType: TYPES[path.extname(file)],
      CacheControl: file.startsWith(ASSETS) ? IMMUTABLE : ALWAYS_REVALIDATED,
    });
    await bucket.client.send(put);
    uploaded.push(file);
  }

  async function uploadMissing(): Promise<void> {
    const present = new Map<string, number>();
    for await (const { key, size } of objectsBelow(bucket, ASSETS)) present.set(key, size);
    const uploadIfMissing = async (file: string) => {
      const { size } = await stat(path.join(directory, file));
      if (present.get(file) !== size) await upload(file);
    };
    await pMap(assets, uploadIfMissing, { concurrency: CONCURRENT_UPLOADS });
  }

  const { releases, etag } = await readReleases(bucket);
  const page = await readFile(path.join(directory, "index.html"));
  const id = createHash("sha256").update(assets.join("\n")).update(page).digest("hex").slice(0, 16);
  const kept = [
    { id, publishedAt: began.toISOString(), files: assets },
    ...releases.filter((release) => release.id !== id),
  ].slice(0, keptReleases);

  await uploadMissing();
  await writeReleases(bucket, kept, etag);
  // Another publisher may have removed some of these files before the list named them.
  await uploadMissing();
  await pMap(others, upload, { concurrency: CONCURRENT_UPLOADS });
  for (const file of LAST) await upload(file);

  if (!prune) return { id, uploaded, removed: [] };
  const old: string[] = [];
  // Only files older than this run: newer ones may belong to another release being published.
  for await (const { key, changedAtMs } of objectsBelow(bucket, ASSETS))
    if (HASHED.test(key) && changedAtMs < began.getTime()) old.push(key);
  // Rereads the list as late as possible, because another release, published in the meantime, may use the same files.
  const latest = await readReleases(bucket);
  const needed = new Set([...kept, ...latest.releases].flatMap((release) => release.files));
  const removed = old.filter((key) => !needed.has(key));
  await remove(bucket, removed);
  return { id, uploaded, removed };
}
