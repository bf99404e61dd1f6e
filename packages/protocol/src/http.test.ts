import { expect, test } from "vitest";
import { beaconSchema, infoSchema, metadataReplySchema, ownerBodySchema, paramsBodySchema } from "./http.ts";

const EVENT = {
  device_id: "ZGV2aWNl",
  event_type: "client_upload",
  event_properties: { status: "ok", size: 6, password_protected: false, referrer: null },
  user_properties: { anonymous: true, active_count: 2 },
  time: 1_700_000_000_000,
};
const BEACON = { now: 1_700_000_000_500, session_id: 1_700_000_000_000, lang: "de", platform: "web", events: [EVENT] };

test("accepts a beacon from a page unchanged", () => {
  expect(beaconSchema.parse(BEACON)).toEqual(BEACON);
});

test.each([
  ["no events", { ...BEACON, events: undefined }],
  ["too many events", { ...BEACON, events: Array.from({ length: 101 }, () => EVENT) }],
  ["an unknown platform", { ...BEACON, platform: "ios" }],
  ["a time that is text", { ...BEACON, now: "today" }],
  ["an overlong language", { ...BEACON, lang: "x".repeat(36) }],
  ["an unknown event", { ...BEACON, events: [{ ...EVENT, event_type: "client_secret" }] }],
  ["an event without a time", { ...BEACON, events: [{ ...EVENT, time: undefined }] }],
  ["nested properties", { ...BEACON, events: [{ ...EVENT, event_properties: { status: ["ok"] } }] }],
  ["an overlong property", { ...BEACON, events: [{ ...EVENT, event_properties: { a: "x".repeat(1_025) } }] }],
  ["a list", [BEACON]],
  ["null", null],
])("rejects a beacon with %s", (_what, beacon) => {
  expect(beaconSchema.safeParse(beacon).success).toBe(false);
});

test.each([-1, 1.5, "1", null, undefined, 9_007_199_254_740_991])(
  "rejects an info response with a ttl of %j",
  (ttl) => {
    expect(infoSchema.safeParse({ dlimit: 1, dtotal: 0, ttl }).success).toBe(false);
  },
);

test("has no size in metadata responses, because the command line client would trust it", () => {
  const fields = ["metadata", "finalDownload", "ttl", "wrappedKey", "reportTicket"];
  expect(Object.keys(metadataReplySchema.shape)).toEqual(fields);
});

test.each([{}, { owner_token: 7 }, { owner_token: null }, { owner_token: ["a"] }])(
  "accepts the body %j of an owner call, even if its token is invalid",
  (body) => {
    expect(ownerBodySchema.parse(body)).toEqual(body);
  },
);

test.each([[[]], [7], ["text"], [null]])("rejects %j as the body of an owner call", (body) => {
  expect(ownerBodySchema.safeParse(body).success).toBe(false);
});

test("accepts both names of the download limit in the `params` call", () => {
  const body = { owner_token: "a", dlimit: 1, download_limit: 2, timeLimit: null };
  expect(paramsBodySchema.parse(body)).toEqual(body);
});
