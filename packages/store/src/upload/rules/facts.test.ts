import { factSchema, parseRequestId, parseUploadId } from "@envoi/protocol";
import { expect, test } from "vitest";
import {
  changedFact,
  completedFact,
  deletedFact,
  deliveryFact,
  downloadFact,
  exhaustedFact,
  expiredFact,
  mergeFacts,
  requestFact,
} from "./facts.ts";

const id = parseUploadId("00aa00aa00aa00aa");
const requestId = parseRequestId("00bb00bb00bb00bb");
if (id === null || requestId === null) throw new Error("not an id");
const delivery = { requestId, uploadId: id };
const upload = { id, downloads: 2, downloadLimit: 3, timeLimitSeconds: 60, expiresAtMs: 99, ciphertextBytes: 100 };

test("every Fact is valid, and a repeated step produces a Fact with the same id", () => {
  const facts = [
    completedFact(upload, 100, 5),
    changedFact({ ...upload, passwordSet: true }, "operation", 5),
    downloadFact(upload, 5),
    exhaustedFact(upload, 5),
    deletedFact(upload, 5),
    expiredFact(upload, 5),
    requestFact("request.created", requestId, 5),
    requestFact("request.closed", requestId, 5),
    deliveryFact("request.delivered", delivery, 5),
    deliveryFact("request.collected", delivery, 5),
  ];
  for (const fact of facts) expect(factSchema.parse(fact)).toEqual(fact);
  expect(new Set(facts.map((fact) => fact.id)).size).toBe(facts.length);
  expect(downloadFact({ ...upload, downloads: 3 }, 5).id).not.toBe(downloadFact(upload, 5).id);
});

test("Facts of several shards are merged by time, but those of one shard keep their order", () => {
  const shards = [
    [
      { name: "a", atMs: 5 },
      { name: "b", atMs: 1 },
    ],
    [
      { name: "c", atMs: 4 },
      { name: "d", atMs: 6 },
    ],
  ];
  expect(mergeFacts(shards, 3).map(({ name }) => name)).toEqual(["c", "a", "b"]);
});
