import { Redis } from "ioredis";
import { expect, onTestFinished, test } from "vitest";
import { download, newNonce, newSession, publishUpload } from "../../testing/upload/fixtures.ts";
import { redisHarness, sharedRedis } from "../../testing/upload/open-redis-store.ts";
import { describeUploadStore } from "../../testing/upload/upload-store.contract.ts";
import { shardOf } from "../port.ts";

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
