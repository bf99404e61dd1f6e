import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import type { MetricEvent } from "@envoi/protocol";
import { createDirectoryBlobStore } from "@envoi/store";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createBatching } from "./batch-beacons.ts";
import { beaconFact, metricEvent } from "./testing/beacon.ts";

const PAGE = new URL("../../../docs/analytics.md", import.meta.url);
const DAY_MS = 86_400_000;

/** Sender of an event: a user signed in on a device, or an anonymous session. */
type Visitor = { device_id: string; user_id?: string };
type Properties = NonNullable<MetricEvent["event_properties"]>;

const ADA = { device_id: "QWRhcyBicm93c2VyICAgIA", user_id: "QWRhIExvdmVsYWNlICAgIA" };
const ADA_ON_PHONE = { ...ADA, device_id: "QWRhcyBwaG9uZSAgICAgIA" };
const BLUE = { experiment: "signin_button_color", variant: "blue" };
const VIOLET = { ...BLUE, variant: "violet" };

let sessions = 0;
/** An anonymous visitor. The ids do not show whether two visitors are the same person. */
function unknown(): Visitor {
  sessions += 1;
  return { device_id: Buffer.alloc(16, sessions).toString("base64url") };
}

/** An event with all fields that a page sends. */
function createEvent(who: Visitor, event_type: MetricEvent["event_type"], event_properties: Properties): MetricEvent {
  const user_properties = { anonymous: who.user_id === undefined, first_action: null, active_count: 0 };
  return metricEvent({ ...who, event_type, event_properties, user_properties });
}

function visit(who: Visitor, enrolment: Properties = {}): MetricEvent {
  const campaign = {
    utm_campaign: "none",
    utm_content: "none",
    utm_medium: "none",
    utm_source: "send",
    utm_term: "none",
  };
  return createEvent(who, "client_visit", { ...enrolment, entrypoint: "upload", referrer: "", ...campaign });
}

function upload(who: Visitor, size: string | number, status: "ok" | "cancel" | "error"): MetricEvent {
  const limits = { file_count: 1, download_limit: 1, time_limit: 86_400 };
  return createEvent(who, "client_upload", { size, duration: 3, password_protected: false, status, ...limits });
}

function download(who: Visitor, size: number, status: "ok" | "error"): MetricEvent {
  return createEvent(who, "client_download", { size, duration: 3, password_protected: false, status });
}

function login(who: Visitor, status: "ok" | "cancel", enrolment: Properties): MetricEvent {
  return createEvent(who, "client_login", { ...enrolment, status, trigger: "button" });
}

/** A first visit by an anonymous visitor who is assigned a variant. */
function meet(enrolment: Properties): MetricEvent[] {
  const who = unknown();
  return [visit(who), createEvent(who, "client_experiment", enrolment)];
}

/** An event that is sent on the first day and again on the second. */
const AGAIN = visit(unknown());

/** The events of two days; the last ones on the second day are forged. */
const EVENTS = [
  [
    AGAIN,
    visit(ADA),
    upload(ADA, 6, "ok"),
    visit(ADA_ON_PHONE),
    upload(ADA_ON_PHONE, 6, "error"),
    upload(unknown(), 6, "cancel"),
    download(unknown(), 9, "ok"),
  ],
  [
    AGAIN,
    ...meet(BLUE),
    login(ADA, "ok", BLUE),
    ...meet(BLUE),
    login(unknown(), "cancel", BLUE),
    ...meet(VIOLET),
    upload(unknown(), 6, "ok"),
    upload(unknown(), "abc", "ok"),
    upload(unknown(), 1e300, "ok"),
    visit({ device_id: "\ud800" }, { "\udc00": "\ud800" }),
  ],
];

let directory: string;
let statements: string[];
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "envoi-analytics-"));
  const page = await readFile(PAGE, "utf8");
  statements = Array.from(page.matchAll(/```sql\n(.*?)```/gs), ([, sql = ""]) => sql);
  await using blobs = createDirectoryBlobStore({ directory });
  const storeBeacon = createBatching(blobs, { most: 10, lingerMs: 0 });
  for (const [days, events] of EVENTS.entries()) {
    const fact = beaconFact("fact", ...events);
    await storeBeacon({ ...fact, atMs: fact.atMs + days * DAY_MS });
    await storeBeacon({ ...fact, atMs: fact.atMs + days * DAY_MS + 1 });
  }
});
afterAll(() => rm(directory, { recursive: true }));

/** Runs SQL statements from the page unchanged. @returns the rows of the last statement */
async function run(...sql: string[]): Promise<unknown[][]> {
  const instance = await DuckDBInstance.create(":memory:");
  const connection = await instance.connect();
  try {
    await connection.run(`SET file_search_path = '${join(directory, "blobs")}'`);
    for (const statement of sql.slice(0, -1)) await connection.run(statement);
    return (await connection.runAndReadAll(sql.at(-1) ?? "")).getRowsJson();
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}

test("the view in docs/analytics.md contains each event once, with its date and hour, even if the event is stored twice", async () => {
  const [view = ""] = statements;
  const rows = await run(view, "SELECT date, hour, count(*), count(DISTINCT id) FROM events GROUP BY ALL ORDER BY ALL");
  expect(rows.map((row) => row.map(String))).toEqual([
    ["2026-11-21", "04", "7", "7"],
    ["2026-11-22", "04", "12", "12"],
  ]);
});

test.each([
  [
    "how many users visit, are signed in and send",
    1,
    [
      ["2026-11-21", "3", "1", "1"],
      ["2026-11-22", "4", "1", "3"],
    ],
  ],
  [
    "how transfers end",
    2,
    [
      ["client_download", "9", "1", "0", "0"],
      ["client_upload", "6", "2", "1", "1"],
    ],
  ],
  [
    "the results of an experiment's variants",
    3,
    [
      ["blue", "2", "1", "1"],
      ["violet", "1", "0", "0"],
    ],
  ],
])("a query in docs/analytics.md shows %s", async (_what, at, expected) => {
  const rows = await run(statements[0] ?? "", statements[at] ?? "");
  expect(rows.map((row) => row.map(String))).toEqual(expected);
});

test("every query in docs/analytics.md is run in this file", () => {
  expect(statements).toHaveLength(4);
});
