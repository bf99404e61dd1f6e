import fc from "fast-check";
import { expect, it } from "vitest";
import * as zodMini from "zod/mini";
import { encodeBase64Url } from "./base64.ts";
import { factSchema } from "./facts.ts";
import * as http from "./http.ts";
import { publicConfigSchema } from "./limits.ts";
import { metadataSchema } from "./metadata.ts";
import { parseOwnerEvent, parseRequestEvent, subscriptionSchema } from "./owner-events.ts";
import { decodeReportSubject, reportBodySchema } from "./report.ts";
import * as request from "./request.ts";
import { requestLabelSchema } from "./request-label.ts";
import { asSent, damagedText, hasPlainPrototypes, hostileJson, nearlyValidJson } from "./testing/hostile-json.ts";

const SCHEMAS = Object.entries<unknown>({
  ...http,
  ...request,
  factSchema,
  publicConfigSchema,
  metadataSchema,
  subscriptionSchema,
  reportBodySchema,
  requestLabelSchema,
}).filter((entry): entry is [string, zodMini.ZodMiniType] => entry[0].endsWith("Schema"));

const hostile = hostileJson([
  ...["id", "at", "type", "dlimit", "dtotal", "ttl", "events", "event_properties", "user_properties", "owner_token"],
  ...["title", "message", "wanted", "manifest", "files", "name", "size", "url", "linkToken", "deliveries", "LIMITS"],
]);
const file = '{"name":"a","size":1,"type":"","modified":1}';
const metadata = nearlyValidJson({
  name: fc.constant('"a.txt"'),
  size: fc.nat().map(String),
  type: fc.constant('"text/plain"'),
  manifest: fc.constantFrom('{"files":[]}', `{"files":[${file},${file}]}`),
  title: fc.constant('"title"'),
});
const beacon = nearlyValidJson({
  now: fc.nat().map(String),
  session_id: fc.nat().map(String),
  lang: fc.constant('"en"'),
  platform: fc.constant('"web"'),
  events: hostile.map((properties) => {
    const event = `{"event_type":"client_visit","time":1,"event_properties":${properties}}`;
    return `[${event}]`;
  }),
});
const label = nearlyValidJson({ title: fc.constant('"a"'), wanted: fc.constant('["b"]'), asker: fc.constant('"c"') });

it.each(SCHEMAS)("%s parses any JSON to plain values that it parses to the same, or rejects it", (_name, schema) => {
  fc.assert(
    fc.property(fc.oneof(hostile, metadata, beacon, label), (json) => {
      const parsed = zodMini.safeParse(schema, JSON.parse(json));
      if (!parsed.success) return;
      expect(hasPlainPrototypes(parsed.data)).toBe(true);
      const sent = asSent(parsed.data);
      expect(zodMini.safeParse(schema, sent).data).toEqual(sent);
    }),
  );
});

it("events of a stream are read from any text, or not at all", () => {
  const event = nearlyValidJson({
    id: fc.constant('"0123456789abcdef"'),
    at: fc.nat().map(String),
    dtotal: fc.nat().map(String),
    dlimit: fc.nat().map(String),
  });
  const type = fc.oneof(
    fc.constantFrom("snapshot", "downloaded", "changed", "exhausted", "deleted", "expired", "request", "request.gone"),
    fc.string(),
  );
  fc.assert(
    fc.property(type, damagedText(fc.oneof(event, hostile)), (type, data) => {
      for (const parsed of [parseOwnerEvent(type, data), parseRequestEvent(type, data)]) {
        if (parsed !== null) expect([parsed.type, hasPlainPrototypes(parsed)]).toEqual([type, true]);
      }
    }),
  );
});

it("the subject of a report ticket is read from any base64, or not at all", () => {
  fc.assert(
    fc.property(fc.oneof(hostile, fc.string()), (text) => {
      const subject = decodeReportSubject(encodeBase64Url(new TextEncoder().encode(text)));
      if (subject !== null) expect(hasPlainPrototypes(subject)).toBe(true);
    }),
  );
});
