import { createLog } from "@envoi/platform";
import type { Fact, UploadId } from "@envoi/protocol";
import { type NatsProcess, startNats } from "@envoi/testkit";
import { jetstreamManager } from "@nats-io/jetstream";
import { connect, type NatsConnection } from "@nats-io/transport-node";
import { afterAll, beforeAll, onTestFinished } from "vitest";
import type { BuriedMessage } from "../nats/dead-letters.ts";
import { createNatsBus, type NatsAddress } from "../nats/nats-bus.ts";
import { provisionNats } from "../nats/provision-nats.ts";
import { DEAD_LETTERS } from "../nats/subjects.ts";
import type { EventBus } from "../port.ts";

export const silentLog = createLog({ level: "silent", service: "test" });

/** Timeout of `vi.waitFor` on a busy host. */
export const WAIT = { timeout: 40_000 };

/** Starts a NATS server for all tests in a file. @returns a function that returns the server while tests run */
export function sharedNats(): () => NatsProcess {
  let server: NatsProcess | null = null;
  beforeAll(async () => {
    server = await startNats();
  });
  afterAll(() => server?.[Symbol.asyncDispose]());
  return () => {
    if (server === null) throw new Error("the server runs only during tests");
    return server;
  };
}

export function addressOf(server: { url: string }): NatsAddress {
  return { servers: [server.url] };
}

/** A raw connection, to inspect streams and to send messages that are not Facts. */
export async function withConnection<T>(
  server: { url: string },
  use: (connection: NatsConnection) => Promise<T>,
): Promise<T> {
  const connection = await connect({ servers: server.url });
  try {
    return await use(connection);
  } finally {
    await connection.close();
  }
}

/** Deletes all streams and provisions them again. */
export async function emptyStreams(server: { url: string }): Promise<void> {
  await withConnection(server, async (connection) => {
    const { streams } = await jetstreamManager(connection);
    for await (const { config } of streams.list()) await streams.delete(config.name);
  });
  await provisionNats({ address: addressOf(server), replicas: 1, log: silentLog });
}

/** The dead letters, oldest first. */
export async function readDeadLetters(server: { url: string }): Promise<(BuriedMessage & Record<string, unknown>)[]> {
  return withConnection(server, async (connection) => {
    const { streams } = await jetstreamManager(connection);
    const { messages, first_seq } = (await streams.info(DEAD_LETTERS)).state;
    const found = Array.from({ length: messages }, (_, at) =>
      streams.getMessage(DEAD_LETTERS, { seq: first_seq + at }),
    );
    return (await Promise.all(found)).flatMap(
      (message) => message?.json<BuriedMessage & Record<string, unknown>>() ?? [],
    );
  });
}

let made = 0;
export function newFact(): Extract<Fact, { type: "upload.deleted" }> {
  const id = `fact-${++made}`;
  return { id, v: 1, type: "upload.deleted", atMs: 1_000, uploadId: "0123456789abcdef" as UploadId, downloads: 0 };
}

/** @param events - number of events, about 1,000 bytes each */
export function newBeacon(events = 1): Extract<Fact, { type: "metrics.received" }> {
  const { id, v, atMs } = newFact();
  const event = { event_type: "client_visit", time: 1, event_properties: { text: "x".repeat(1_000) } } as const;
  const beacon = { now: 1, session_id: 1, lang: "en", platform: "web", events: Array(events).fill(event) } as const;
  return { id, v, atMs, type: "metrics.received", beacon };
}

/** A bus disposed of after the test. */
export function openBus(server: { url: string }, options: Partial<Parameters<typeof createNatsBus>[0]> = {}): EventBus {
  const bus = createNatsBus({ address: addressOf(server), log: silentLog, ...options });
  onTestFinished(() => bus[Symbol.asyncDispose]());
  return bus;
}

/** Consumes Facts. @returns a list to which the ids of delivered Facts are added as they arrive */
export async function collect(bus: EventBus, durable = "c"): Promise<string[]> {
  const ids: string[] = [];
  await bus.consume(durable, ["upload.deleted"], async (fact) => void ids.push(fact.id));
  return ids;
}
