import { metricEventSchema } from "@envoi/protocol";
import { expect, test } from "vitest";
import { readCampaign } from "../account/campaign.ts";
import { type ClientEvent, toMetricEvent } from "./client-events.ts";

const sent = { sizeBytes: 12_345, durationMs: 999, passwordProtected: true };
const campaign = readCampaign("?utm_source=letter&utm_term=seal");

/** Every type of event, with its properties. */
const EVENTS: [ClientEvent, string, Record<string, unknown>][] = [
  [
    { type: "visit", entrypoint: "upload", referrer: "https://example.org", campaign },
    "client_visit",
    {
      entrypoint: "upload",
      referrer: "https://example.org",
      utm_campaign: "none",
      utm_content: "none",
      utm_medium: "none",
      utm_source: "letter",
      utm_term: "seal",
    },
  ],
  [
    { type: "upload", status: "cancel", fileCount: 3, downloadLimit: 5, timeLimitSeconds: 300, ...sent },
    "client_upload",
    {
      status: "cancel",
      file_count: 3,
      download_limit: 5,
      time_limit: 300,
      size: 4,
      duration: 2,
      password_protected: true,
    },
  ],
  [
    { type: "download", status: "error", ...sent },
    "client_download",
    { status: "error", size: 4, duration: 2, password_protected: true },
  ],
  [
    { type: "delete", ageMs: 7_199_999, downloaded: false },
    "client_delete",
    { age: 1, downloaded: false, status: "ok" },
  ],
  [{ type: "login", status: "ok", trigger: "size" }, "client_login", { status: "ok", trigger: "size" }],
  [{ type: "logout", trigger: "button" }, "client_logout", { status: "ok", trigger: "button" }],
  [
    { type: "experiment", experiment: "signin_button_color", variant: "blue" },
    "client_experiment",
    { experiment: "signin_button_color", variant: "blue" },
  ],
];

test.each(EVENTS)("the event $type has its name and properties on the wire", (event, event_type, event_properties) => {
  const told = toMetricEvent(event);
  expect(told).toEqual({ event_type, event_properties });
  expect(metricEventSchema.parse({ ...told, time: 1 })).toMatchObject(told);
});

test.each([
  [0, 0],
  [1, 0],
  [9, 0],
  [10, 1],
  [999, 2],
  [1_000, 3],
  [1_099_511_627_776, 12],
])("a size of %i bytes is recorded by its order of magnitude, %i", (sizeBytes, size) => {
  const { event_properties } = toMetricEvent({ type: "download", status: "ok", ...sent, sizeBytes });
  expect(event_properties["size"]).toBe(size);
});

test.each([
  [0, 0],
  [3_599_999, 0],
  [3_600_000, 1],
])("an age of %i ms is recorded as %i hours [R9.17]", (ageMs, age) => {
  expect(toMetricEvent({ type: "delete", ageMs, downloaded: true }).event_properties["age"]).toBe(age);
});

test("the server accepts an event with a long campaign", () => {
  const long = readCampaign(`?utm_source=${"x".repeat(5_000)}`);
  const told = toMetricEvent({ type: "visit", entrypoint: "download", referrer: "", campaign: long });
  expect(metricEventSchema.safeParse({ ...told, time: 1 }).success).toBe(true);
});

test("a campaign is never cut within a character", () => {
  const long = readCampaign(`?utm_source=${"x".repeat(127)}\u{1f600}`);
  const told = toMetricEvent({ type: "visit", entrypoint: "download", referrer: "", campaign: long });
  expect(told.event_properties["utm_source"]).toBe(`${"x".repeat(127)}\ufffd`);
});
