import { expect, test } from "vitest";
import { factSchema } from "./facts.ts";

const BASE = { id: "fact-1", v: 1, atMs: 1_700_000_000_000, uploadId: "0123456789abcdef" };
const REQUEST = { id: "fact-1", v: 1, atMs: 1, requestId: "fedcba9876543210" };
const BEACON = { now: 1, session_id: 1, lang: "en", platform: "web", events: [] };

test.each([
  { ...BASE, type: "upload.completed", ciphertextBytes: 39, downloadLimit: 1, timeLimitSeconds: 60 },
  { ...BASE, type: "upload.changed", downloadLimit: 1, expiresAtMs: 1_700_000_060_000, passwordSet: true },
  { ...BASE, type: "upload.deleted", downloads: 0 },
  { ...BASE, type: "upload.expired", downloads: 0 },
  { ...BASE, type: "download.completed", downloads: 1, ciphertextBytes: 39 },
  { ...BASE, type: "download.exhausted", downloads: 1 },
  { ...REQUEST, type: "request.created" },
  { ...REQUEST, type: "request.delivered", uploadId: BASE.uploadId },
  { ...REQUEST, type: "request.collected", uploadId: BASE.uploadId },
  { ...REQUEST, type: "request.closed" },
  { id: "fact-1", v: 1, atMs: 1, type: "metrics.received", beacon: BEACON },
])("accepts the fact $type", (fact) => {
  expect(factSchema.parse(fact)).toEqual(fact);
});

test.each([
  ["of another version", { ...BASE, v: 2, type: "upload.deleted", downloads: 0 }],
  ["without an id", { ...BASE, id: undefined, type: "upload.deleted", downloads: 0 }],
  ["of an invalid upload id", { ...BASE, uploadId: "0123", type: "upload.deleted", downloads: 0 }],
  ["of an invalid request id", { ...REQUEST, requestId: "FEDCBA9876543210", type: "request.closed" }],
  ["of an unknown type", { ...BASE, type: "upload.opened" }],
  ["with a negative count", { ...BASE, type: "upload.deleted", downloads: -1 }],
])("rejects a fact %s", (_what, fact) => {
  expect(factSchema.safeParse(fact).success).toBe(false);
});

test("removes unknown fields of a fact", () => {
  const sent = { ...BASE, type: "upload.deleted", downloads: 0, ownerToken: "0123", name: "a file" };
  expect(factSchema.parse(sent)).toEqual({ ...BASE, type: "upload.deleted", downloads: 0 });
});
