import type { Fact } from "@envoi/protocol";
import { type RecordingLog, recordingLog } from "@envoi/testkit";
import { jetstream, jetstreamManager } from "@nats-io/jetstream";
import { connect } from "@nats-io/transport-node";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import {
  collect,
  emptyStreams,
  newBeacon,
  newFact,
  openBus,
  readDeadLetters,
  sharedNats,
  WAIT,
  withConnection,
} from "../testing/open-nats-bus.ts";
import { durableConfig } from "./durable-consumer.ts";
import { FACTS, type FactStream, METRICS, subjectOf } from "./subjects.ts";

const server = sharedNats();
beforeEach(() => emptyStreams(server()));

function messages({ logLines }: RecordingLog): unknown[] {
  return logLines.map((line) => JSON.parse(line).msg);
}

/** Collects the acknowledgements that consumers send from now on. */
async function collectAcks(): Promise<string[]> {
  const connection = await connect({ servers: server().url });
  onTestFinished(() => connection.close());
  const answers: string[] = [];
  connection.subscribe("$JS.ACK.>", { callback: (_error, message) => void answers.push(message.string()) });
  await connection.flush();
  return answers;
}

test("backs off redelivery: 1 s after the first attempt, 2 s after the second", async () => {
  const answers = await collectAcks();
  const bus = openBus(server());
  const fact = newFact();
  let tries = 0;
  await bus.consume("c", ["upload.deleted"], async () => {
    tries++;
    if (tries <= 2) throw new Error("not yet");
  });
  await bus.publish(fact);
  await vi.waitFor(() => expect(answers).toHaveLength(3), WAIT);
  expect(answers).toEqual(['-NAK {"delay":1000000000}', '-NAK {"delay":2000000000}', "+ACK"]);
});

test("does not deliver a Fact to another consumer if its handler runs for longer than the ack wait", async () => {
  const answers = await collectAcks();
  // Long enough for a busy host, which may delay this process by a second or two.
  const bus = openBus(server(), { times: { ackWaitMs: 3_000 } });
  const release = Promise.withResolvers<void>();
  const tries: string[] = [];
  const handler = async (fact: { id: string }) => {
    tries.push(fact.id);
    await release.promise;
  };
  await bus.consume("c", ["upload.deleted"], handler);
  await bus.consume("c", ["upload.deleted"], handler);
  const fact = newFact();
  await bus.publish(fact);
  // A running handler reports progress after every third of the ack wait, so the ack wait would have ended by the
  // fourth report.
  await vi.waitFor(() => expect(answers.length).toBeGreaterThanOrEqual(4), WAIT);
  expect(new Set(answers)).toEqual(new Set(["+WPI"]));
  release.resolve();
  await vi.waitFor(() => expect(answers).toContain("+ACK"), WAIT);
  expect(tries).toEqual([fact.id]);
});

test("dead-letters an invalid message immediately, and delivers the next Fact", async () => {
  const recorded = recordingLog("test");
  const bus = openBus(server(), { log: recorded.log });
  const ids = await collect(bus);
  await withConnection(server(), async (connection) => {
    await jetstream(connection).publish(subjectOf("upload.deleted"), "{not a fact");
    await jetstream(connection).publish(subjectOf("upload.deleted"), '{"type":"upload.deleted"}');
  });
  const fact = newFact();
  await bus.publish(fact);
  await vi.waitFor(() => expect(ids).toEqual([fact.id]), WAIT);
  expect(await readDeadLetters(server())).toMatchObject([
    { stream: FACTS, consumer: "c", subject: "envoi.upload.deleted", sequence: 1, tries: 1, payload: "{not a fact" },
    {
      stream: FACTS,
      consumer: "c",
      subject: "envoi.upload.deleted",
      sequence: 2,
      tries: 1,
      payload: '{"type":"upload.deleted"}',
    },
  ]);
  expect(messages(recorded).filter((text) => text === "moving a fact to the dead letters")).toHaveLength(2);
});

test("logs a Fact moved to the dead letters with its id, consumer and error", async () => {
  const { log, logLines } = recordingLog("test");
  const bus = openBus(server(), { log, times: { delayMs: () => 1 } });
  const fact = newFact();
  await bus.consume("c", ["upload.deleted"], async () => {
    throw new Error("never");
  });
  await bus.publish(fact);
  await vi.waitFor(async () => expect(await readDeadLetters(server())).toHaveLength(1), WAIT);
  expect(JSON.parse(logLines.at(-1) ?? "{}")).toMatchObject({
    level: "error",
    msg: "moving a fact to the dead letters",
    factId: fact.id,
    durable: "c",
    tries: 12,
    err: { message: "never" },
  });
});

/** Publishes a Fact for a consumer that never responds, as if it crashed each time. @returns its sequence number */
async function publishUnanswered(
  stream: FactStream,
  fact: Fact,
  isEnough: (tries: number) => Promise<void>,
): Promise<number> {
  return withConnection(server(), async (connection) => {
    const manager = await jetstreamManager(connection);
    await manager.consumers.add(stream, durableConfig({ durable: "c", types: [fact.type], ackWaitMs: 50 }));
    const { seq } = await jetstream(connection).publish(subjectOf(fact.type), JSON.stringify(fact));
    let tries = 0;
    const consumer = await jetstream(connection).consumers.get(stream, "c");
    const taken = await consumer.consume({ callback: () => void tries++ });
    await vi.waitFor(() => isEnough(tries), WAIT);
    taken.stop();
    return seq;
  });
}

test("dead-letters a Fact's position if every attempt to handle the Fact ends without a response", async () => {
  const sequence = await publishUnanswered(FACTS, newFact(), async () =>
    expect(await readDeadLetters(server())).toHaveLength(1),
  );
  expect(await readDeadLetters(server())).toMatchObject([
    { stream: FACTS, consumer: "c", stream_seq: sequence, deliveries: 12 },
  ]);
});

test("retries a beacon indefinitely while the attempts end without a response", async () => {
  await publishUnanswered(METRICS, newBeacon(), async (tries) => expect(tries).toBeGreaterThan(12));
  expect(await readDeadLetters(server())).toEqual([]);
});

test("recreates a deleted consumer, which receives every Fact", async () => {
  const bus = openBus(server());
  const ids = await collect(bus);
  const [before, after] = [newFact(), newFact()];
  await bus.publish(before);
  await vi.waitFor(() => expect(ids).toEqual([before.id]), WAIT);
  await withConnection(server(), async (connection) => {
    await (await jetstreamManager(connection)).consumers.delete(FACTS, "c");
  });
  await bus.publish(after);
  await vi.waitFor(() => expect(ids).toContain(after.id), WAIT);
});

test("logs missing streams, and delivers Facts once they exist", async () => {
  await withConnection(server(), async (connection) => {
    await (await jetstreamManager(connection)).streams.delete(FACTS);
  });
  const recorded = recordingLog("test");
  const bus = openBus(server(), { log: recorded.log });
  const ids = await collect(bus);
  await vi.waitFor(() => expect(messages(recorded)).toContain("no facts can be received; retrying"), WAIT);
  await expect(bus.publish(newFact())).rejects.toThrow("the bus did not accept a fact");
  await emptyStreams(server());
  const fact = newFact();
  await bus.publish(fact);
  await vi.waitFor(() => expect(ids).toEqual([fact.id]), WAIT);
});
