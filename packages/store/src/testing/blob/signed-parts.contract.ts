import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import type { DirectParts, PartsRef } from "../../blob/port.ts";
import { bytesFrom, inBatches } from "./bodies.ts";
import { never, newKey, readWhole } from "./harness.ts";
import type { S3Harness } from "./open-bucket.ts";

const PART_BYTES = 5_242_880;
const LAST_BYTES = 100_000;
const BODY = bytesFrom("signed parts", PART_BYTES + LAST_BYTES);
const LAST = BODY.subarray(PART_BYTES);
const FORBIDDEN = 403;

type Put = { status: number; etag: string };

async function put(
  url: string | URL,
  body: Uint8Array,
  method = "PUT",
  headers: Record<string, string> = {},
): Promise<Put> {
  const answer = await fetch(url, { method, headers, ...(method === "PUT" && { body: new Uint8Array(body) }) });
  await answer.body?.cancel();
  return { status: answer.status, etag: answer.headers.get("ETag") ?? "" };
}

/** Changes parts of a URL. */
function altered(url: string, change: (url: URL) => void): URL {
  const other = new URL(url);
  change(other);
  return other;
}

/** Tests of URLs at which clients store Parts in the store itself. */
export function describeSignedParts(open: () => Promise<S3Harness>): void {
  async function openWithUrl(expiresInSeconds = 30) {
    const harness = await open();
    const { store } = harness;
    const ref = await store.startParts(newKey(), { partBytes: PART_BYTES });
    const first = await store.putPart(ref, 1, inBatches(BODY.subarray(0, PART_BYTES)), PART_BYTES, never);
    const parts: DirectParts | undefined = store.directParts;
    if (parts === undefined) throw new Error("the store signs no URLs");
    const sign = (of: PartsRef = ref, number = 2) =>
      parts.sign(of, { number, bytes: LAST_BYTES }, expiresInSeconds).then((url) => url ?? "");
    return { ...harness, ref, first, parts, sign, url: await sign() };
  }

  test("a Part that a client stores completes the Blob together with a Part that a service stores", async () => {
    await using blob = await openWithUrl();
    const { status, etag } = await put(blob.url, LAST);
    expect(status).toBe(200);
    const last = { number: 2, bytes: LAST_BYTES, etag };
    const listed = await blob.parts.list(blob.ref);
    expect(listed?.map(({ number, bytes }) => [number, bytes])).toEqual([
      [1, PART_BYTES],
      [2, LAST_BYTES],
    ]);
    expect(listed?.map((part) => part.etag.replaceAll('"', ""))).toEqual(
      [blob.first, last].map((part) => part.etag.replaceAll('"', "")),
    );
    await blob.store.completeParts(blob.ref, [blob.first, last]);
    expect((await readWhole(blob.store, blob.ref.key))?.equals(BODY)).toBe(true);
    const found = await blob.parts.readStart(blob.ref.key, 21, never);
    expect(found).toMatchObject({ totalBytes: BODY.length });
    expect(BODY.subarray(0, 21).equals(found?.start ?? new Uint8Array())).toBe(true);
    expect(await blob.parts.list(blob.ref)).toBeNull();
    expect(await blob.parts.readStart(newKey(), 21, never)).toBeNull();
  });

  test("Parts cannot be completed with an ETag that the store does not have, and stay as they were", async () => {
    await using blob = await openWithUrl();
    await put(blob.url, LAST);
    const reported = { number: 2, bytes: LAST_BYTES, etag: `"${"0".repeat(32)}"` };
    await expect(blob.store.completeParts(blob.ref, [blob.first, reported])).rejects.toThrow();
    expect(await blob.store.size(blob.ref.key)).toBeNull();
    expect(await blob.parts.list(blob.ref)).toHaveLength(2);
  });

  test.each<[string, Uint8Array, string?]>([
    ["a shorter body", LAST.subarray(1)],
    ["a longer body", BODY.subarray(PART_BYTES - 1)],
    ["an empty body", new Uint8Array()],
    ["a read", LAST, "GET"],
    ["a removal", LAST, "DELETE"],
  ])("a signed URL is refused for %s", async (_what, body, method) => {
    await using blob = await openWithUrl();
    // MinIO rejects a request that lacks a signed header as a bad request.
    expect([400, FORBIDDEN]).toContain((await put(blob.url, body, method)).status);
    expect(await blob.parts.list(blob.ref)).toHaveLength(1);
  });

  test("a signed URL is refused for another Part, upload, key, lifetime or signature, and for a whole object", async () => {
    await using blob = await openWithUrl();
    const other = await blob.store.startParts(newKey(), { partBytes: PART_BYTES });
    const changes: ((url: URL) => void)[] = [
      (url) => url.searchParams.set("partNumber", "3"),
      (url) => url.searchParams.set("uploadId", other.partsId),
      (url) => (url.pathname = url.pathname.replace(blob.ref.key, other.key)),
      (url) => url.searchParams.set("X-Amz-Expires", "600"),
      (url) => url.searchParams.set("X-Amz-SignedHeaders", "host"),
      (url) => url.searchParams.set("X-Amz-Signature", "0".repeat(64)),
      (url) => {
        url.searchParams.delete("partNumber");
        url.searchParams.delete("uploadId");
      },
    ];
    for (const change of changes) expect((await put(altered(blob.url, change), LAST)).status).toBe(FORBIDDEN);
    for (const ref of [blob.ref, other])
      expect((await blob.parts.list(ref))?.some(({ number }) => number > 1)).toBe(false);
    expect(await blob.store.size(blob.ref.key)).toBeNull();
  });

  test.each<[string, Record<string, string>]>([
    ["a copy of another object", {}],
    ["a copy of a range of another object", { "x-amz-copy-source-range": `bytes=0-${LAST_BYTES - 1}` }],
  ])("a signed URL is refused for %s, which only recipients may read", async (_what, more) => {
    await using blob = await openWithUrl();
    const other = newKey();
    await blob.store.write(other, inBatches(LAST), LAST_BYTES, never);
    const headers = { "x-amz-copy-source": `/${blob.address.bucket}/${other}`, ...more };
    expect((await put(blob.url, LAST, "PUT", headers)).status).toBe(FORBIDDEN);
    expect(await blob.parts.list(blob.ref)).toHaveLength(1);
  });

  test("a signed URL is refused after it has expired", async () => {
    await using blob = await openWithUrl(1);
    // The store's clock has whole seconds.
    await delay(2_100);
    expect((await put(blob.url, LAST)).status).toBe(FORBIDDEN);
  });

  test("what replaces a Part after it was reported does not become part of the Blob", async () => {
    await using blob = await openWithUrl();
    const { etag } = await put(blob.url, LAST);
    expect((await put(blob.url, BODY.subarray(0, LAST_BYTES))).status).toBe(200);
    const last = { number: 2, bytes: LAST_BYTES, etag };
    // SeaweedFS has kept the reported Part. Other stores refuse.
    await blob.store.completeParts(blob.ref, [blob.first, last]).catch(() => {});
    const whole = await readWhole(blob.store, blob.ref.key);
    expect(whole === null || whole.equals(BODY)).toBe(true);
  });

  test("once the Blob is whole, its URLs change nothing", async () => {
    await using blob = await openWithUrl();
    const { etag } = await put(blob.url, LAST);
    await blob.store.completeParts(blob.ref, [blob.first, { number: 2, bytes: LAST_BYTES, etag }]);
    expect((await put(blob.url, BODY.subarray(0, LAST_BYTES))).status).toBe(404);
    expect((await readWhole(blob.store, blob.ref.key))?.equals(BODY)).toBe(true);
  });

  test("once the Parts are removed, their URLs store nothing", async () => {
    await using blob = await openWithUrl();
    await blob.store.abandonParts(blob.ref);
    expect((await put(blob.url, LAST)).status).toBe(404);
    expect(await blob.parts.list(blob.ref)).toBeNull();
    expect(await blob.store.size(blob.ref.key)).toBeNull();
  });

  test("a thousand and one Parts are listed", async () => {
    await using blob = await openWithUrl();
    const { ref } = blob;
    const numbers = Array.from({ length: 1_001 }, (_, index) => index + 1);
    for (let at = 0; at < numbers.length; at += 50) {
      const group = numbers.slice(at, at + 50);
      await Promise.all(
        group.map((number) => blob.store.putPart(ref, number, inBatches(LAST.subarray(0, 9)), 9, never)),
      );
    }
    const listed = (await blob.parts.list(ref))?.map(({ number }) => number);
    // SeaweedFS also lists the first Part that the second one has replaced.
    expect([...new Set(listed)]).toEqual(numbers);
  });
}
