import { expect, test } from "vitest";
import {
  isFinalOwnerEvent,
  MAX_WATCHED_UPLOADS,
  type OwnerEventType,
  parseEventPosition,
  parseOwnerEvent,
  parseRequestEvent,
  subscriptionSchema,
} from "./owner-events.ts";

const id = "0123456789abcdef";
const ownerToken = "00112233445566778899";
const LIMITS = { dlimit: 3, dtotal: 1, ttl: 60_000 };

test.each([
  ["snapshot", { id, ...LIMITS }],
  ["gone", { id }],
  ["download.started", { id, at: 1, count: 2 }],
  ["download.completed", { id, at: 1, dlimit: 3, dtotal: 1 }],
  ["password.refused", { id, at: 1, count: 4 }],
  ["changed", { id, at: 1, ...LIMITS }],
  ["exhausted", { id, at: 1, dtotal: 3 }],
  ["deleted", { id, at: 1, dtotal: 0 }],
  ["expired", { id, at: 1, dtotal: 0 }],
] as const)("accepts the owner event %s", (type, data) => {
  expect(parseOwnerEvent(type, JSON.stringify(data))).toEqual({ type, ...data });
});

test.each([
  ["of an unknown type", "renamed", { id }],
  ["without its fields", "exhausted", { id }],
  ["whose data claims another type", "deleted", { type: "gone", id }],
  ["with a malformed id", "gone", { id: "../etc/passwd" }],
  ["with a negative count", "download.started", { id, at: 1, count: -1 }],
])("ignores an event %s", (_what, type, data) => {
  expect(parseOwnerEvent(type, JSON.stringify(data))).toBeNull();
});

test.each(["", "{", "null", "7", '"text"'])("ignores data that is not an object: '%s'", (data) => {
  expect(parseOwnerEvent("gone", data)).toBeNull();
});

test("ends an upload's events once it is missing, used up, deleted or expired", () => {
  const types: OwnerEventType[] = ["snapshot", "download.started", "download.completed", "password.refused", "changed"];
  expect(types.filter((type) => isFinalOwnerEvent({ type }))).toEqual([]);
  const last: OwnerEventType[] = ["gone", "exhausted", "deleted", "expired"];
  expect(last.filter((type) => isFinalOwnerEvent({ type }))).toEqual(last);
});

test.each([
  ["0", 0],
  ["42", 42],
  ["9007199254740991", Number.MAX_SAFE_INTEGER],
])("reads the position '%s'", (text, position) => {
  expect(parseEventPosition(text)).toBe(position);
});

test.each([undefined, "", "-1", "1.5", "0x10", "9007199254740992", "1".repeat(17), "one"])(
  "%j is not a position",
  (text) => {
    expect(parseEventPosition(text)).toBeNull();
  },
);

test.each([1, MAX_WATCHED_UPLOADS])("accepts a subscription to %i uploads", (uploads) => {
  expect(subscriptionSchema.safeParse({ uploads: Array(uploads).fill({ id, ownerToken }) }).success).toBe(true);
});

test.each([
  ["no upload", { uploads: [] }],
  ["too many", { uploads: Array(MAX_WATCHED_UPLOADS + 1).fill({ id, ownerToken }) }],
  ["a malformed id", { uploads: [{ id: "x", ownerToken }] }],
  ["an empty token", { uploads: [{ id, ownerToken: "" }] }],
  ["a very long token", { uploads: [{ id, ownerToken: "f".repeat(129) }] }],
  ["a token that is a number", { uploads: [{ id, ownerToken: 7 }] }],
  ["no list", { uploads: { id, ownerToken } }],
])("rejects a subscription with %s", (_what, body) => {
  expect(subscriptionSchema.safeParse(body).success).toBe(false);
});

test.each([
  ["request", { id, at: 1 }],
  ["request.gone", { id }],
] as const)("accepts the event %s of a request, which is none of an upload", (type, data) => {
  expect(parseRequestEvent(type, JSON.stringify(data))).toEqual({ type, ...data });
  expect(parseOwnerEvent(type, JSON.stringify(data))).toBeNull();
});

test.each([
  ["of an upload", "gone", { id }],
  ["without its time", "request", { id }],
  ["with a malformed id", "request.gone", { id: "0123456789ABCDEF" }],
])("ignores an event %s as one of a request", (_what, type, data) => {
  expect(parseRequestEvent(type, JSON.stringify(data))).toBeNull();
});

test.each([
  [true, 0, 1],
  [true, MAX_WATCHED_UPLOADS - 1, 1],
  [true, 0, MAX_WATCHED_UPLOADS],
  [false, 0, 0],
  [false, MAX_WATCHED_UPLOADS, 1],
  [false, 1, MAX_WATCHED_UPLOADS],
])("accepts (%s) a subscription to %i uploads and %i requests", (isAccepted, uploads, requests) => {
  const one = { id, ownerToken };
  const body = { uploads: Array(uploads).fill(one), requests: Array(requests).fill(one) };
  expect(subscriptionSchema.safeParse(body).success).toBe(isAccepted);
});
