import { CLAIM_HEADER, CLAIM_USE_HEADER, EXT_HEADER, lastRecordOffset, PARALLEL_HEADER } from "@envoi/protocol";
import { MAX_PARALLEL_RANGES } from "@envoi/store";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hostDownload, openRedisStores, openStores } from "./testing/host-download.ts";

const BODY_BYTES = 1_000_000;
const LAST_RECORD = lastRecordOffset(BODY_BYTES);
const EXT = { [EXT_HEADER]: "1" };
const PARALLEL = { ...EXT, [PARALLEL_HEADER]: "1" };

type Replica = Awaited<ReturnType<typeof hostDownload>>;
type Upload = Awaited<ReturnType<Replica["publish"]>>;

const formatRange = (first: number, end: number) => ({ Range: `bytes=${first}-${end - 1}` });

/** Takes a parallel Claim together with a range of the body. */
async function begin(replica: Replica, upload: Upload, first = 0, end = 100_000) {
  const answer = await replica.ask(upload, { ...PARALLEL, ...formatRange(first, end) });
  expect(answer.status).toBe(206);
  const claim = { ...EXT, [CLAIM_HEADER]: answer.headers.get(CLAIM_HEADER) ?? "" };
  return { answer, claim };
}

describe.each([
  ["SQLite", openStores],
  ["Redis", openRedisStores],
] as const)("I3: parallel ranges on two replicas over %s", (_name, open) => {
  test("run concurrently under one Claim, and count as one download once the last Record is sent", async () => {
    await using stores = await open();
    await using one = await hostDownload({ stores });
    await using other = await hostDownload({ stores });
    const upload = await one.publish(BODY_BYTES, 2);
    const { answer, claim } = await begin(one, upload, 0, 100_000);
    expect(answer.headers.get(PARALLEL_HEADER)).toBe(String(MAX_PARALLEL_RANGES));
    const edges = [100_000, 250_000, 400_000, 600_000, 800_000, 900_000, LAST_RECORD];
    const parts = await Promise.all(
      edges
        .slice(1)
        .map((end, n) => (n % 2 ? one : other).goOn(upload, { ...claim, ...formatRange(edges[n] ?? 0, end) })),
    );
    expect(parts.map(({ status }) => status)).toEqual([206, 206, 206, 206, 206, 206]);
    expect(await stores.uploads.inspect(upload.id)).toMatchObject({ downloads: 0, heldClaims: 1 });
    const last = await other.goOn(upload, { ...claim, ...formatRange(LAST_RECORD, BODY_BYTES) });
    expect(last.headers.get(PARALLEL_HEADER)).toBe(String(MAX_PARALLEL_RANGES));
    expect(await stores.uploads.inspect(upload.id)).toMatchObject({ downloads: 1, heldClaims: 0 });
    const whole = await one.ask(upload, {});
    expect(Buffer.concat([answer, ...parts, last].map(({ body }) => body)).equals(whole.body)).toBe(true);
  });

  test("yield the same body, and count as one download, whatever their lengths and order", async () => {
    await using stores = await open();
    await using one = await hostDownload({ stores });
    await using other = await hostDownload({ stores });
    const runs = 15;
    const upload = await one.publish(BODY_BYTES, runs + 2);
    const whole = await one.ask(upload, {});
    let counted = 1;
    const plan = fc.record({
      cuts: fc.uniqueArray(fc.integer({ min: 2, max: LAST_RECORD - 1 }), { maxLength: 20 }),
      shuffle: fc.infiniteStream(fc.nat(1_000)),
    });
    await fc.assert(
      fc.asyncProperty(plan, async ({ cuts, shuffle }) => {
        const { answer, claim } = await begin(one, upload, 0, 1);
        const edges = [1, ...cuts.sort((a, b) => a - b), LAST_RECORD];
        const order = edges.slice(1).map((end, n) => ({ first: edges[n] ?? 0, end, at: shuffle.next().value }));
        order.sort((a, b) => a.at - b.at);
        const body = Buffer.alloc(BODY_BYTES);
        body.set(answer.body, 0);
        const lane = async (replica: Replica) => {
          for (let next = order.pop(); next !== undefined; next = order.pop()) {
            const { first, end } = next;
            const part = await replica.goOn(upload, { ...claim, ...formatRange(first, end) });
            expect(part.status).toBe(206);
            body.set(part.body, first);
          }
        };
        const early = await one.goOn(upload, { ...claim, ...formatRange(LAST_RECORD, BODY_BYTES) });
        expect(early).toMatchObject({ status: 416 });
        expect(JSON.parse(early.text)).toMatchObject({ code: "bad_range" });
        await Promise.all([lane(one), lane(other), lane(one), lane(other)]);
        expect(await stores.uploads.inspect(upload.id)).toMatchObject({ downloads: counted });
        const last = await other.goOn(upload, { ...claim, ...formatRange(LAST_RECORD, BODY_BYTES) });
        expect(last.status).toBe(206);
        body.set(last.body, LAST_RECORD);
        counted += 1;
        expect(await stores.uploads.inspect(upload.id)).toMatchObject({ downloads: counted });
        expect(body.equals(whole.body)).toBe(true);
      }),
      { numRuns: runs, endOnFailure: true },
    );
  });

  test("give the last Record to no more simultaneous recipients than the limit allows", async () => {
    await using stores = await open();
    await using one = await hostDownload({ stores });
    await using other = await hostDownload({ stores });
    const upload = await one.publish(BODY_BYTES, 3);
    const recipients = Array.from({ length: 12 }, async (_, n) => {
      const replica = n % 2 ? one : other;
      const first = await replica.ask(upload, { ...PARALLEL, ...formatRange(0, 500_000) });
      if (first.status !== 206) return null;
      const claim = { ...EXT, [CLAIM_HEADER]: first.headers.get(CLAIM_HEADER) ?? "" };
      await Promise.all([
        one.goOn(upload, { ...claim, ...formatRange(500_000, 700_000) }),
        other.goOn(upload, { ...claim, ...formatRange(700_000, LAST_RECORD) }),
      ]);
      const ends = await Promise.all(
        [one, other].map((last) =>
          last.goOn(upload, { ...claim, ...formatRange(LAST_RECORD, BODY_BYTES) }).catch(() => null),
        ),
      );
      return ends.some((end) => end?.status === 206 && end.body.byteLength === BODY_BYTES - LAST_RECORD);
    });
    const complete = (await Promise.all(recipients)).filter((got) => got === true);
    expect(complete).toHaveLength(3);
    expect(await stores.uploads.inspect(upload.id)).toMatchObject({ state: "gone", downloads: 3 });
  });
});

test.each([
  ["no header", {}],
  ["another value", { [PARALLEL_HEADER]: "6" }],
  ["an empty value", { [PARALLEL_HEADER]: "" }],
])("a client that does not request parallel ranges gets none: %s", async (_how, asked) => {
  await using hosted = await hostDownload();
  const upload = await hosted.publish(BODY_BYTES);
  const first = await hosted.ask(upload, { ...EXT, ...asked, ...formatRange(0, 10) });
  expect(first.status).toBe(206);
  expect(first.headers.get(PARALLEL_HEADER)).toBeNull();
  const claim = { ...EXT, [CLAIM_HEADER]: first.headers.get(CLAIM_HEADER) ?? "" };
  const beyond = await hosted.goOn(upload, { ...claim, [PARALLEL_HEADER]: "1", ...formatRange(11, 20) });
  expect(beyond.status).toBe(416);
});

test("a client without the extensions receives the whole body", async () => {
  await using hosted = await hostDownload();
  const answer = await hosted.ask(await hosted.publish(BODY_BYTES), { [PARALLEL_HEADER]: "1", ...formatRange(0, 10) });
  expect(answer.status).toBe(200);
  expect(answer.body).toHaveLength(BODY_BYTES);
  expect(answer.headers.get(PARALLEL_HEADER)).toBeNull();
});

test("a random-access Claim is not also parallel", async () => {
  await using hosted = await hostDownload();
  const upload = await hosted.publish(BODY_BYTES);
  const both = { ...PARALLEL, [CLAIM_USE_HEADER]: "random-access", ...formatRange(0, 21) };
  const answer = await hosted.ask(upload, both);
  expect(answer.status).toBe(206);
  expect(answer.headers.get(CLAIM_USE_HEADER)).toBe("random-access");
  expect(answer.headers.get(PARALLEL_HEADER)).toBeNull();
});
