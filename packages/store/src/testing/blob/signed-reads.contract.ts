import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { allowTransfersFrom } from "../../blob/s3/provision-bucket.ts";
import { bytesFrom, inBatches } from "./bodies.ts";
import { never, newKey } from "./harness.ts";
import type { S3Harness } from "./open-bucket.ts";

const BODY = bytesFrom("signed reads", 300_000);
const RANGE = { offset: 100_000, end: 200_000 };
const FORBIDDEN = 403;

type Asked = { method?: string; headers?: Record<string, string> };
const rangeOf = ({ offset, end }: { offset: number; end: number }) => ({ Range: `bytes=${offset}-${end - 1}` });
const SIGNED: Asked = { headers: rangeOf(RANGE) };

async function ask(url: string | URL, { method = "GET", headers = {} }: Asked) {
  const answer = await fetch(url, { method, headers });
  return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) };
}

/** Changes parts of a URL. */
function altered(url: string, change: (url: URL) => void): URL {
  const other = new URL(url);
  change(other);
  return other;
}

/** Tests of URLs at which clients read from the store itself. */
export function describeSignedReads(open: () => Promise<S3Harness>): void {
  async function openWithUrl(expiresInSeconds = 30) {
    const harness = await open();
    const [key, otherKey] = [newKey(), newKey()];
    for (const one of [key, otherKey]) await harness.store.write(one, inBatches(BODY), BODY.byteLength, never);
    const url = await harness.store.signRead?.(key, RANGE, expiresInSeconds);
    if (url === undefined) throw new Error("the store signs no URLs");
    return { ...harness, key, otherKey, url };
  }

  test("a signed URL yields exactly its range", async () => {
    await using blob = await openWithUrl();
    const answer = await ask(blob.url, SIGNED);
    expect(answer.status).toBe(206);
    expect(answer.body.equals(BODY.subarray(RANGE.offset, RANGE.end))).toBe(true);
  });

  test.each<[string, Asked]>([
    ["no range", {}],
    ["a longer range", { headers: rangeOf({ ...RANGE, end: RANGE.end + 1 }) }],
    ["an earlier range", { headers: rangeOf({ offset: 0, end: 100_000 }) }],
    ["the end of the body", { headers: { Range: "bytes=-100000" } }],
    ["several ranges", { headers: { Range: `${rangeOf(RANGE).Range},0-9` } }],
    ["a write", { ...SIGNED, method: "PUT" }],
    ["a removal", { ...SIGNED, method: "DELETE" }],
    ["its length only", { ...SIGNED, method: "HEAD" }],
  ])("a signed URL is refused for %s", async (_what, asked) => {
    await using blob = await openWithUrl();
    // MinIO rejects a request that lacks a signed header as a bad request.
    expect([400, FORBIDDEN]).toContain((await ask(blob.url, asked)).status);
    expect((await ask(blob.url, SIGNED)).status).toBe(206);
  });

  test("a signed URL yields no more than its range, whatever other headers say", async () => {
    await using blob = await openWithUrl();
    const others = [
      { "If-Range": '"0123"' },
      { "If-Range": "Thu, 01 Jan 1970 00:00:00 GMT" },
      { "x-amz-copy-source": `/${blob.address.bucket}/${blob.otherKey}` },
      { "x-amz-range": "bytes=0-299999" },
    ];
    for (const headers of others) {
      const { status, body } = await ask(blob.url, { headers: { ...SIGNED.headers, ...headers } });
      if (status === 206) expect(body.equals(BODY.subarray(RANGE.offset, RANGE.end))).toBe(true);
      else expect(status).toBe(FORBIDDEN);
    }
  });

  test("a signed URL is refused for another key, a longer lifetime, another subresource or another signature", async () => {
    await using blob = await openWithUrl();
    const changes: ((url: URL) => void)[] = [
      (url) => (url.pathname = url.pathname.replace(blob.key, blob.otherKey)),
      (url) => url.searchParams.set("X-Amz-Expires", "600"),
      (url) => url.searchParams.set("X-Amz-SignedHeaders", "host"),
      (url) => url.searchParams.set("partNumber", "1"),
      (url) => url.searchParams.set("X-Amz-Signature", "0".repeat(64)),
    ];
    for (const change of changes) expect((await ask(altered(blob.url, change), SIGNED)).status).toBe(FORBIDDEN);
  });

  test("a signed URL is refused after it has expired", async () => {
    await using blob = await openWithUrl(1);
    // The store's clock has whole seconds.
    await delay(2_100);
    expect((await ask(blob.url, SIGNED)).status).toBe(FORBIDDEN);
  });

  test("a signed URL yields nothing once the Blob is removed, or before it is complete", async () => {
    await using blob = await openWithUrl();
    await blob.store.remove(blob.key);
    expect((await ask(blob.url, SIGNED)).status).toBe(404);
    const key = newKey();
    await blob.store.startParts(key, { partBytes: 8_388_608, readable: true });
    const early = await blob.store.signRead?.(key, RANGE, 30);
    expect((await ask(early ?? "", SIGNED)).status).toBe(404);
  });

  test("pages of the allowed origin may read the response, and no others if the store has rules per bucket", async () => {
    await using blob = await openWithUrl();
    const Origin = "https://envoi.example";
    const outcome = await allowTransfersFrom(blob.address, Origin);
    const preflight = await ask(blob.url, {
      method: "OPTIONS",
      headers: { Origin, "Access-Control-Request-Method": "GET", "Access-Control-Request-Headers": "range" },
    });
    expect(preflight.status).toBeLessThan(300);
    expect(preflight.headers.get("Access-Control-Allow-Headers")?.toLowerCase()).toMatch(/range|\*/);
    const answer = await ask(blob.url, { headers: { ...SIGNED.headers, Origin } });
    expect(answer.status).toBe(206);
    expect([Origin, "*"]).toContain(answer.headers.get("Access-Control-Allow-Origin"));
    if (outcome === "refused") return;
    const others = await ask(blob.url, { headers: { ...SIGNED.headers, Origin: "https://other.example" } });
    expect(others.headers.get("Access-Control-Allow-Origin")).toBeNull();
  });
}
