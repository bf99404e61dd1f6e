import { Redis } from "ioredis";
import { expect, onTestFinished, test } from "vitest";
import {
  ALL_SHARDS,
  newNonce,
  newRequest,
  newSession,
  randomHex,
  UPLOAD_BYTES,
} from "../../testing/upload/fixtures.ts";
import { redisHarness, sharedRedis } from "../../testing/upload/open-redis-store.ts";
import { shardOf, type UploadStore } from "../port.ts";

const server = sharedRedis();
const open = redisHarness(server, "single");

/** Counts the commands that Redis runs for a task, including those in scripts. */
async function counter() {
  const client = new Redis(server().url);
  onTestFinished(() => client.disconnect());
  const total = async () => Number(/total_commands_processed:(\d+)/.exec(await client.info("stats"))?.[1]);
  return async (work: () => Promise<unknown>): Promise<number> => {
    const before = await total();
    await work();
    // The difference includes the first INFO command.
    return (await total()) - before - 1;
  };
}

/** Command counts by method for uploading one Part and downloading it with Envoi's client. */
async function smallTransfer(store: UploadStore, count: (work: () => Promise<unknown>) => Promise<number>) {
  const session = newSession();
  const { id, authKey } = session;
  const [nonce, next, last] = [newNonce(), newNonce(), newNonce()];
  const redeem = (used: typeof nonce, nextNonce: typeof nonce) => ({
    operationId: randomHex(8),
    nonce: used,
    mintedFor: "one",
    authKey,
    nextNonce,
    requester: "one",
  });
  const range = { requestId: "all", firstByte: 0, endByte: UPLOAD_BYTES, isNew: true };
  const facts = () => store.pendingFacts([shardOf(id)], 100);
  return {
    openSession: await count(() => store.openSession(session)),
    publish: await count(() => store.publish(id, 1, UPLOAD_BYTES)),
    mintNonce: await count(() => store.mintNonce(id, nonce, "one")),
    readChallenge: await count(() => store.readChallenge(id, ["one"])),
    redeemForMetadata: await count(() => store.redeemForMetadata(id, redeem(nonce, next))),
    redeemForRange: await count(() => store.redeemForRange(id, redeem(next, last), "claim", range)),
    spendRange: await count(() => store.spendRange(id, "claim", "all")),
    releaseClaim: await count(() => store.endClaim(id, "claim")),
    relaying: await count(async () => store.dropFacts(await facts())),
  };
}

test("reads and writes each key only once per step of a small transfer", async () => {
  await using harness = await open();
  const { store } = harness;
  const count = await counter();
  // The first transfer also sends the scripts to Redis.
  await smallTransfer(store, count);
  expect(await smallTransfer(store, count)).toEqual({
    openSession: 5,
    publish: 8,
    mintNonce: 4,
    readChallenge: 1,
    redeemForMetadata: 4,
    redeemForRange: 4,
    spendRange: 5,
    releaseClaim: 4,
    relaying: 2,
  });
});

test("a delivery costs an upload two more steps, and no more commands in the others", async () => {
  await using harness = await open();
  const { store } = harness;
  const count = await counter();
  const deliver = async () => {
    const { id: requestId } = newRequest();
    await store.createRequest(newRequest({ id: requestId }));
    const session = newSession({ requestId });
    const { id } = session;
    return {
      openSession: await count(() => store.openSession(session)),
      reserveDelivery: await count(() => store.reserveDelivery(requestId, { id, wrappedKey: "key", bytes: 1 })),
      completeDelivery: await count(() => store.completeDelivery(requestId, id)),
      publish: await count(() => store.publish(id, 1, UPLOAD_BYTES)),
    };
  };
  await deliver();
  expect(await deliver()).toEqual({ openSession: 5, reserveDelivery: 8, completeDelivery: 6, publish: 8 });
});

test("an idle store needs one command to check each shard, and one script to lease all shards", async () => {
  await using harness = await open();
  const { store } = harness;
  const count = await counter();
  const some = ALL_SHARDS.slice(0, 26);
  await store.leaseShards("janitor", 256, 15);
  expect(await count(() => store.leaseShards("janitor", 256, 15))).toBe(4);
  expect(await count(() => store.due(some, 1_000))).toBe(1 + some.length);
  expect(await count(() => store.pendingFacts(some, 100))).toBe(some.length);
});
