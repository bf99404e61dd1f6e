import { SERVICES, type ServiceName } from "@envoi/platform";
import { expect, test } from "vitest";
import {
  newListBlob,
  newReport,
  newRequest,
  newRequestId,
  newUploadId,
  publishUpload,
  randomHex,
  UPLOAD_BYTES,
} from "../../testing/upload/fixtures.ts";
import { sharedRedis } from "../../testing/upload/open-redis-store.ts";
import { redisWithUsers } from "../../testing/upload/redis-acl.ts";
import { type UploadStore, UploadStoreError } from "../port.ts";

/** Redis errors for a forbidden command or key, outside or inside a script. */
const REFUSED = /NOPERM|ACL failure|user executing the script can't/;

const { openClient, openStore } = redisWithUsers(sharedRedis(), "single");

const COMMANDS = [
  ["FLUSHALL"],
  ["FLUSHDB"],
  ["KEYS", "*"],
  ["SCAN", "0"],
  ["CONFIG", "GET", "*"],
  ["CONFIG", "SET", "appendonly", "no"],
  ["ACL", "LIST"],
  ["ACL", "SETUSER", "janitor", "+@all"],
  ["SCRIPT", "FLUSH"],
  ["FUNCTION", "LIST"],
  ["CLIENT", "LIST"],
  ["CLIENT", "KILL", "TYPE", "normal"],
  ["MONITOR"],
  ["SHUTDOWN"],
  ["REPLICAOF", "NO", "ONE"],
  ["CLUSTER", "RESET"],
  ["SUBSCRIBE", "anything"],
  ["PUBLISH", "anything", "text"],
  ["HGETALL", "anything"],
  ["EVAL", "return redis.call('FLUSHALL')", "0"],
  ["EVAL", "return redis.call('HMGET', KEYS[1], 'a')", "1", "{s001}anything"],
  ["EVAL", "#!lua\nreturn redis.call('HMGET', '{s001}anything', 'a')", "0"],
] as const;

test.for(SERVICES)("%s cannot inspect, configure or empty Redis", async (service) => {
  const client = openClient(service);
  for (const [command, ...args] of COMMANDS) {
    await expect(client.call(command, ...args), command).rejects.toThrow(REFUSED);
  }
});

test("metrics has no access to Redis", async () => {
  await expect(openClient("metrics").call("PING")).rejects.toThrow(REFUSED);
});

test.for(["upload-gateway", "filelist", "janitor", "operators"] as const)("%s cannot read guesses", async (service) => {
  await expect(openClient(service).call("GET", "guess:someone")).rejects.toThrow(REFUSED);
});

const id = newUploadId();
const requestId = newRequestId();
const part = { number: 1, bytes: 1, etag: "e" };
const list = { etag: "e", blobKey: newListBlob(), bytes: 1, lifeSeconds: 60 };

const FOREIGN: readonly [ServiceName, string, (store: UploadStore) => Promise<unknown>][] = [
  ["upload-gateway", "cannot take a Claim", (store) => store.takeClaim(id, "a")],
  ["filelist", "cannot read Nonces", (store) => store.readChallenge(id, null)],
  ["upload-gateway", "cannot delete an Upload", (store) => store.delete(id, "a")],
  ["upload-gateway", "cannot read a list", (store) => store.readList(randomHex(32))],
  ["download", "cannot record a Part", (store) => store.recordParts(id, 1, [part])],
  ["download", "cannot lease a shard", (store) => store.leaseShards("a", 1, 1)],
  ["download", "cannot write a list", (store) => store.writeList(randomHex(32), list, null)],
  ["metadata", "cannot take a Claim", (store) => store.takeClaim(id, "a")],
  ["metadata", "cannot release a Claim", (store) => store.endClaim(id, "a")],
  ["metadata", "cannot publish an Upload", (store) => store.publish(id, 1, UPLOAD_BYTES)],
  ["metadata", "cannot read a list", (store) => store.readList(randomHex(32))],
  [
    "download",
    "cannot add a report",
    (store) => store.addReport(newReport(), "site", { maxPerSite: 1, maxPerUpload: 1, most: 1, lifeSeconds: 1 }),
  ],
  ["download", "cannot create a request", (store) => store.createRequest(newRequest())],
  ["download", "cannot read a request", (store) => store.readRequest(requestId)],
  ["janitor", "cannot list deliveries", (store) => store.listDeliveries(requestId)],
  ["upload-gateway", "cannot list reports", (store) => store.listReports()],
  ["filelist", "cannot read an Upload", (store) => store.read(id)],
  ["filelist", "cannot delete an Upload", (store) => store.delete(id, "a")],
  ["filelist", "cannot read Facts", (store) => store.pendingFacts([0], 1)],
  ["janitor", "cannot list reports", (store) => store.listReports()],
  ["janitor", "cannot read a report", (store) => store.readReport(randomHex(16))],
  ["janitor", "cannot close a report", (store) => store.closeReport(randomHex(16))],
  ["janitor", "cannot read the blocklist", (store) => store.isBlocked({ sha256: randomHex(32), bytes: 1 })],
  ["janitor", "cannot block a body", (store) => store.blockBodies([{ sha256: randomHex(32), bytes: 1 }], 1)],
  ["janitor", "cannot unblock a body", (store) => store.unblockBody(randomHex(32))],
  ["operators", "cannot write a list", (store) => store.writeList(randomHex(32), list, null)],
  ["operators", "cannot lease a shard", (store) => store.leaseShards("a", 1, 1)],
  ["download", "cannot read a quota", (store) => store.readQuota(randomHex(32))],
];
async function expectRefused(attempt: Promise<unknown>): Promise<void> {
  const refusal = await attempt.catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(UploadStoreError);
  expect(String((refusal as UploadStoreError).cause)).toMatch(REFUSED);
}

test.for(FOREIGN)("%s %s", async ([service, _what, attempt]) => {
  await expectRefused(attempt(openStore(service)));
});

test("janitor can neither take down nor restore an Upload", async () => {
  const [visible, hidden] = [await publishUpload(openStore()), await publishUpload(openStore())];
  await openStore().takeDown(hidden.id);
  await expectRefused(openStore("janitor").takeDown(visible.id));
  await expectRefused(openStore("janitor").restore(hidden.id));
  expect(await openStore().read(visible.id)).not.toBeNull();
  expect(await openStore().readTakenDown(hidden.id)).not.toBeNull();
});

test("a service can do nothing to requests and deliveries that is not its task", async () => {
  const store = openStore();
  const request = newRequest();
  await store.createRequest(request);
  await store.reserveDelivery(request.id, { id, wrappedKey: "key", bytes: 1 });
  await store.completeDelivery(request.id, id);
  const [gateway, metadata] = [openStore("upload-gateway"), openStore("metadata")];
  const [janitor, operators] = [openStore("janitor"), openStore("operators")];
  const another = { id: newUploadId(), wrappedKey: "key", bytes: 1 };
  await expectRefused(metadata.reserveDelivery(request.id, another));
  for (const service of [janitor, operators]) await expectRefused(service.collectDeliveries(request.id, [id]));
  for (const service of [gateway, janitor]) {
    await expectRefused(service.listDeliveries(request.id));
    await expectRefused(service.deleteRequest(request.id));
  }
  // Redis cannot tell closing from creating, which needs the same commands and more: the gateway creates requests.
  await expectRefused(janitor.closeRequest(request.id));
  expect(await store.readRequest(request.id)).toMatchObject({ isOpen: true, taken: { deliveries: 1, bytes: 1 } });
  expect(await store.listDeliveries(request.id)).toMatchObject([{ id, state: "delivered" }]);
});
