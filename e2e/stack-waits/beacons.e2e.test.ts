import { type StackProcess, startStackProcess } from "@envoi/dev-stack";
import { ONE_NETWORK_SETTINGS, waitFor } from "@envoi/testkit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { postAtRate, type TimedAnswer } from "../support/post-at-rate.ts";
import { openStoredEvents } from "../support/read-event-lines.ts";

const MEBIBYTE = 1_048_576;
const BEACONS = 100_000;
const BEACONS_PER_SECOND = 600;
/** Number of requests that may fail when NATS goes down; a page retries failed requests. */
const MAX_REFUSALS = 20;
/** Index of the beacon at which NATS goes down for 30 s. */
const AWAY_FROM = 42_000;
const AWAY_TO = AWAY_FROM + 30 * BEACONS_PER_SECOND;
const REPLICAS = ["metrics-1", "metrics-2"];
/**
 * Distances, in beacons, between a repeated beacon and its first copy. Some of them span the start or end of the
 * outage.
 */
const BEFORE = [60, 3_060, 6_060];

type Event = { device_id: string };
/** `due`: the expected status of the response. */
type SentBeacon = { text: string; due: number; events: Event[] };

const JUNK = ["", "{", "null", '{"now":1}', '{"now":1,"session_id":1,"lang":"en","platform":"fridge","events":[]}'];

function createEvents(number: number): Event[] {
  return Array.from({ length: 1 + (number % 3) }, (_, at) => ({
    device_id: `device ${number}.${at}`,
    event_type: "client_upload",
    event_properties: { status: "ok", size: 6, duration: 3, file_count: 2, password_protected: false },
    user_properties: { anonymous: true, first_action: "upload", active_count: 3 },
    time: number,
  }));
}

/** Creates a beacon. Ten beacons share one session. */
function createBeacon(number: number, events = createEvents(number)): SentBeacon {
  const session_id = Math.floor(number / 10);
  const beacon = { now: Date.now(), session_id, lang: "en-US", platform: "web", events };
  return { text: JSON.stringify(beacon), due: 200, events };
}

function createJunk(number: number): SentBeacon {
  return { text: JUNK[(number + Math.floor(number / 100)) % JUNK.length] ?? "", due: 400, events: [] };
}

/** Creates a beacon with events already sent in two earlier beacons of the same session. */
function regrouped(earlier: number): SentBeacon {
  const first = earlier - (earlier % 10);
  return createBeacon(first, [first + 1, first].flatMap(createEvents));
}

/**
 * Yields all beacons. Of every hundred, 90 are new, 3 are repeated, 3 have events already sent in others, and 4 are
 * invalid.
 */
function* beacons(at: (number: number) => void): Generator<SentBeacon> {
  for (let number = 0; number < BEACONS; number += 1) {
    at(number);
    const ofHundred = number % 100;
    const earlier = Math.max(0, number - (BEFORE[ofHundred % 3] ?? 0));
    if (ofHundred >= 96) yield createJunk(number);
    else if (ofHundred >= 93) yield regrouped(earlier);
    else if (ofHundred >= 90) yield createBeacon(earlier);
    else yield createBeacon(number);
  }
}

let stack: StackProcess;
const peakMebibytes: number[] = [];
beforeAll(async () => {
  const variables = { ...ONE_NETWORK_SETTINGS, LOG_LEVEL: "warn", METRICS_FLUSH_SECONDS: "5" };
  stack = await startStackProcess(variables, { replicas: { metrics: REPLICAS.length } });
});
afterAll(() => stack[Symbol.asyncDispose]());

async function stopNats(): Promise<void> {
  await stack.killProcess("nats");
  await stack.stopProcess("nats");
}

async function notePeak(name: string): Promise<void> {
  peakMebibytes.push((await stack.peakMemoryBytes(name)) / MEBIBYTE);
}

/** Kills all replicas simultaneously while they have events that are not yet in a batch. */
async function killReplicas(): Promise<void> {
  await Promise.all(REPLICAS.map(notePeak));
  await Promise.all(REPLICAS.map(stack.killProcess));
  await waitFor(
    async () => stack.processes("metrics").map(({ state }) => state),
    (states) => states.every((state) => state === "ready"),
  );
}

/** Waits until NATS has no unacknowledged messages: then every event is in a batch. */
async function untilStored(): Promise<string[]> {
  using events = openStoredEvents(stack.servers.s3);
  await waitFor(
    async () => (await stack.readMetrics("metrics")).match(/(?<=bus_pending_messages\{consumer="beacons"\} )\d+/g),
    (pending) => pending?.length === REPLICAS.length && pending.every((count) => count === "0"),
    120,
  );
  return events.lines();
}

it("every event of 100,000 beacons, some of them invalid or repeated, is stored, even if NATS is down for 30 s and metrics processes with pending events are killed", async () => {
  const wanted = new Set<string>();
  const refused: (SentBeacon & { answer: TimedAnswer })[] = [];
  const outage: Promise<void>[] = [];
  const at = (number: number) => {
    if (number === AWAY_FROM) outage.push(stopNats());
    if (number === AWAY_TO) outage.push(stack.startProcess("nats"));
  };
  const onAnswer = (sent: SentBeacon, answer: TimedAnswer) => {
    for (const { device_id } of sent.events) wanted.add(device_id);
    if (answer.status !== sent.due) refused.push({ ...sent, answer });
  };
  await postAtRate(`${stack.origin}/api/metrics`, beacons(at), BEACONS_PER_SECOND, onAnswer);
  await Promise.all(outage);

  const answers = refused.map(({ due, answer }) => ({ due, ...answer }));
  expect(answers.filter(({ status }) => status !== 503)).toEqual([]);
  expect(answers.length, JSON.stringify(answers.slice(0, 20))).toBeLessThanOrEqual(MAX_REFUSALS);
  await postAtRate(`${stack.origin}/api/metrics`, refused, BEACONS_PER_SECOND, ({ due }, { status }) =>
    expect(status).toBe(due),
  );
  await killReplicas();

  const stored = (await untilStored()).map((line) => String(JSON.parse(line).device_id));
  expect(stored).toHaveLength(wanted.size);
  expect(new Set(stored)).toEqual(wanted);
});

it("I7: every metrics process uses less than 220 MiB for these beacons", async () => {
  for (const name of REPLICAS) await notePeak(name);
  expect(Math.max(...peakMebibytes)).toBeLessThan(220);
});
