import { Redis } from "ioredis";
import { expect, onTestFinished, test } from "vitest";
import { download, newNonce, newSession, newUploadId, publishUpload } from "../../testing/upload/fixtures.ts";
import { redisHarness, sharedRedis } from "../../testing/upload/open-redis-store.ts";
import { describeUploadStore } from "../../testing/upload/upload-store.contract.ts";
import { MAX_KEPT_FACTS, shardOf } from "../port.ts";

const single = sharedRedis();
const openSingle = redisHarness(single, "single");
describeUploadStore("one Redis", openSingle);

test("every key of an Upload has the hash tag of the Upload's shard, and no key expires in Redis", async () => {
  await using harness = await openSingle();
  const { store } = harness;
  const { id } = await publishUpload(store, { downloadLimit: 50 });
  await store.mintNonce(id, newNonce(), "requester");
  await store.changeLimits(id, { operationId: "limits", timeLimitSeconds: 60 });
  // Creates more Claims than an Upload's field can hold.
  await download(store, id, 20);
  await store.takeClaim(id, "held");
  const client = new Redis(single().url);
  onTestFinished(() => client.disconnect());
  const keys = await client.keys("*");
  const tag = `{s${String(shardOf(id)).padStart(3, "0")}}:`;
  expect(keys.length).toBeGreaterThan(5);
  expect(keys.filter((key) => !key.startsWith(tag))).toEqual([]);
  expect(await Promise.all(keys.map((key) => client.ttl(key)))).toEqual(keys.map(() => -1));
});

test("keeps numbers exact above a tebibyte", async () => {
  await using harness = await openSingle();
  const { store } = harness;
  const bytes = 2 ** 46 + 1;
  const session = newSession();
  await store.openSession(session);
  expect(await store.publish(session.id, 1, bytes)).toBe("published");
  expect(await store.read(session.id)).toMatchObject({ ciphertextBytes: bytes });
  expect(await store.pendingFacts([shardOf(session.id)], 10)).toMatchObject([{ ciphertextBytes: bytes }]);
  for (const claim of ["a", "b", "c"]) {
    await store.takeClaim(session.id, claim);
    expect(await store.renewClaim(session.id, claim, bytes)).toBe("renewed");
    expect(await store.releaseClaim(session.id, claim, bytes)).toBe("released");
  }
});

test("keeps published Facts with their positions until they are dropped, the latest of each shard", async () => {
  await using harness = await openSingle();
  const { store } = harness;
  const id = newUploadId("a0");
  const shard = shardOf(id);
  await publishUpload(store, { id, downloadLimit: 20 });
  await download(store, id, 2);
  const facts = await store.pendingFacts([shard], 100);
  await store.keepFacts(facts.map((fact, at) => ({ fact, position: 2 ** 40 + at })));
  const kept = await store.keptFacts([shard]);
  expect(kept.map(({ fact, position }) => [fact, position])).toEqual(facts.map((fact, at) => [fact, 2 ** 40 + at]));
  const nowMs = await store.clockMs();
  for (const { keptAtMs } of kept) expect(Math.abs(nowMs - keptAtMs)).toBeLessThan(60_000);
  await store.dropKeptFacts(kept.slice(1));
  const reopened = await harness.reopen();
  expect(await reopened.keptFacts([shard])).toEqual(kept.slice(0, 1));
  expect(await reopened.keptFacts([shard + 1])).toEqual([]);
  const [fact] = facts;
  if (fact === undefined) throw new Error("no Fact");
  const many = Array.from({ length: MAX_KEPT_FACTS }, (_, at) => ({ fact, position: at }));
  await reopened.keepFacts(many);
  const latest = (await reopened.keptFacts([shard])).map(({ position }) => position);
  expect(latest).toEqual(many.map(({ position }) => position));
});
