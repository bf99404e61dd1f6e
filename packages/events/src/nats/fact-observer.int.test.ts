import { type NatsProcess, startNats } from "@envoi/testkit";
import { headers } from "@nats-io/transport-node";
import { expect, onTestFinished, test, vi } from "vitest";
import type { EventBus } from "../port.ts";
import { emptyStreams, newFact, openBus, WAIT, withConnection } from "../testing/open-nats-bus.ts";
import { observedSubjectOf } from "./subjects.ts";

async function startServer(): Promise<NatsProcess> {
  const server = await startNats();
  onTestFinished(() => server[Symbol.asyncDispose]());
  await emptyStreams(server);
  return server;
}

/** Records an observer's callbacks: the id of each Fact, and `gap` for each gap. */
async function observe(bus: EventBus): Promise<string[]> {
  const reported: string[] = [];
  await bus.observe(["upload.deleted"], {
    onFact: ({ id }) => void reported.push(id),
    onNotice() {},
    onGap: () => void reported.push("gap"),
  });
  return reported;
}

test("after a NATS outage, an observer is notified of a gap, and then receives new Facts", async () => {
  const server = await startServer();
  const bus = openBus(server);
  const reported = await observe(bus);
  await vi.waitFor(() => expect(reported).toEqual(["gap"]), WAIT);
  await server.kill();
  await server.restart();
  await vi.waitFor(() => expect(reported).toEqual(["gap", "gap"]), WAIT);
  const fact = newFact();
  await vi.waitFor(() => bus.publish(fact), WAIT);
  await vi.waitFor(() => expect(reported).toEqual(["gap", "gap", fact.id]), WAIT);
});

test("an observer started while NATS is unavailable gets all Facts once NATS is up", async () => {
  const server = await startServer();
  await server.kill();
  const bus = openBus(server);
  const reported = await observe(bus);
  await server.restart();
  await vi.waitFor(() => expect(reported).toEqual(["gap"]), WAIT);
  const fact = newFact();
  await vi.waitFor(() => bus.publish(fact), WAIT);
  await vi.waitFor(() => expect(reported).toEqual(["gap", fact.id]), WAIT);
});

test("detects the loss of a message, or of the whole stream, at the next message", async () => {
  const server = await startServer();
  const bus = openBus(server);
  const reported = await observe(bus);
  await vi.waitFor(() => expect(reported).toEqual(["gap"]), WAIT);
  const send = (sequence: number, previous: number) =>
    withConnection(server, async (connection) => {
      const about = headers();
      about.set("Nats-Sequence", String(sequence));
      about.set("Nats-Last-Sequence", String(previous));
      const fact = { ...newFact(), id: `at-${sequence}` };
      connection.publish(observedSubjectOf("upload.deleted"), JSON.stringify(fact), { headers: about });
      await connection.flush();
    });
  const expected = ["gap", "at-10", "at-12", "gap", "at-17", "gap", "at-3"];
  // Message 11 has another subject; message 15 has this subject and was lost; message 3 belongs to a new stream.
  for (const [sequence, previous] of [
    [10, 4],
    [12, 10],
    [17, 15],
    [3, 0],
  ] as const) {
    await send(sequence, previous);
    await vi.waitFor(() => expect(reported.at(-1)).toBe(`at-${sequence}`), WAIT);
  }
  expect(reported).toEqual(expected);
});

test("skips invalid messages", async () => {
  const server = await startServer();
  const bus = openBus(server);
  const reported = await observe(bus);
  await vi.waitFor(() => expect(reported).toEqual(["gap"]), WAIT);
  await withConnection(server, async (connection) => {
    connection.publish(observedSubjectOf("upload.deleted"), "{no fact");
    connection.publish("envoi-notices.password.refused", "{no notice");
    await connection.flush();
  });
  const fact = newFact();
  await bus.publish(fact);
  await vi.waitFor(() => expect(reported).toEqual(["gap", fact.id]), WAIT);
});
