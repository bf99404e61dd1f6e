import { downloadOld, post, uploadOld, waitFor } from "@envoi/testkit";
import { expect } from "vitest";
import { generatorBytes } from "./generator-bytes.ts";
import { metric } from "./measures.ts";
import { observeFacts } from "./observe-facts.ts";
import { openStoredEvents } from "./read-event-lines.ts";
import type { StackApp } from "./stack-app.ts";

const BEACONS_AT_ONCE = 10;
const WAIT_SECONDS = 120;
const TYPES = ["upload.completed", "download.completed", "upload.deleted"] as const;

const plaintext = generatorBytes(100_000);

/** Sends a beacon with one event. @returns the event's device and the status */
async function sendBeacon(origin: string, number: number): Promise<{ device: string; status: number }> {
  const device = `device ${number}`;
  const event = {
    device_id: device,
    event_type: "client_visit",
    event_properties: {},
    user_properties: { anonymous: true },
    time: number,
  };
  const beacon = { now: Date.now(), session_id: number, lang: "en-US", platform: "web", events: [event] };
  return { device, status: (await post(origin, "/api/metrics", beacon)).status };
}

/** Everyday use that must work while NATS is full, and the facts and events that must then arrive. */
export type Rounds = {
  /** Sends, receives and deletes a file while pages report usage events. Every step must succeed. */
  run(): Promise<void>;
  count(): number;
  /** Waits until every Fact and event of all rounds has arrived exactly once. */
  expectArrivals(): Promise<void>;
};

export function createRounds(app: StackApp): Rounds {
  const { origin } = app;
  const ids: string[] = [];
  const devices: string[] = [];

  async function run(): Promise<void> {
    const upload = await uploadOld(origin, plaintext, { dlimit: 2 });
    expect((await downloadOld(origin, upload)).plaintext.equals(plaintext)).toBe(true);
    const { status } = await post(origin, `/api/delete/${upload.id}`, { owner_token: upload.ownerToken });
    expect(status).toBe(200);
    ids.push(upload.id);
    const numbers = Array.from({ length: BEACONS_AT_ONCE }, (_, at) => devices.length + at);
    const answers = await Promise.all(numbers.map((number) => sendBeacon(origin, number)));
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200));
    devices.push(...answers.map(({ device }) => device));
  }

  async function expectFacts(): Promise<void> {
    await using observed = await observeFacts(app.nats);
    await waitFor(
      async () => TYPES.map((type) => observed.count(type)),
      (counts) => counts.every((count) => count >= ids.length),
      WAIT_SECONDS,
    );
    for (const type of TYPES) {
      for (const id of ids) expect(observed.about(id, type)).toHaveLength(1);
    }
  }

  /** Waits until beacons reach the bus again. */
  async function expectBeaconsOnBus(): Promise<void> {
    const overBus = () => metric(app, 'beacons_total{way="bus"}');
    const taken = await overBus();
    await waitFor(
      async () => {
        await run();
        return overBus();
      },
      (count) => count > taken,
    );
  }

  async function expectEvents(): Promise<void> {
    using events = openStoredEvents(app.s3);
    const stored = await waitFor(
      async () => (await events.lines()).map((line) => String(JSON.parse(line).device_id)),
      (found) => found.length >= devices.length,
      WAIT_SECONDS,
    );
    expect(stored.toSorted()).toEqual(devices.toSorted());
  }

  return {
    run,
    count: () => ids.length,
    async expectArrivals() {
      await expectBeaconsOnBus();
      await expectFacts();
      await expectEvents();
    },
  };
}
