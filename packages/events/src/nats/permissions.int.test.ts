import { SERVICES, type ServiceName } from "@envoi/platform";
import { type Fact, type FactType, NOTICE_TYPES } from "@envoi/protocol";
import { type NatsProcess, recordingLog, startNats } from "@envoi/testkit";
import { jetstream, jetstreamManager } from "@nats-io/jetstream";
import { connect, type NatsConnection } from "@nats-io/transport-node";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { CONSUMED_FACTS, CONSUMERS_OF, NOTICES_OF, OBSERVED_FACTS, OBSERVERS } from "../consumed-facts.ts";
import type { EventBus } from "../port.ts";
import { newBeacon, newFact, openBus, silentLog, WAIT } from "../testing/open-nats-bus.ts";
import { inboxPrefixOf } from "./nats-link.ts";
import { natsAuthorization } from "./permissions.ts";
import { provisionNats } from "./provision-nats.ts";
import { DEAD_LETTERS, FACTS, findStream, METRICS, noticeSubjectOf, subjectOf } from "./subjects.ts";

const RELAYING: readonly ServiceName[] = ["upload-gateway", "download", "metadata", "janitor", "operators"];
const ADMIN = { user: "admin", password: 'a "quoted\\ password' };

let server: NatsProcess;
const createAddress = (user: string) => ({
  servers: [server.url],
  user,
  password: user === ADMIN.user ? ADMIN.password : `password-of-${user}`,
});
beforeAll(async () => {
  const services = SERVICES.map((service) => ({ service, password: `password-of-${service}` }));
  server = await startNats({ config: natsAuthorization({ services, admin: ADMIN }) });
  await provisionNats({ address: createAddress(ADMIN.user), replicas: 1, log: silentLog });
});
afterAll(() => server[Symbol.asyncDispose]());

function openServiceBus(service: ServiceName, options: Parameters<typeof openBus>[1] = {}): EventBus {
  return openBus(server, { address: createAddress(service), ...options });
}

/** A raw connection with the service's password, bypassing our driver. */
async function connectAs(user: string): Promise<NatsConnection> {
  const { password: pass, servers } = createAddress(user);
  const connection = await connect({ servers, user, pass, inboxPrefix: inboxPrefixOf(user) });
  onTestFinished(() => connection.close());
  return connection;
}

/** One Fact of each type that the outbox may contain. */
function factsOfOutbox(): Fact[] {
  const { type: _, downloads, ...base } = newFact();
  const facts = [
    { type: "upload.completed", ciphertextBytes: 100, downloadLimit: 1, timeLimitSeconds: 60 },
    { type: "upload.changed", downloadLimit: 1, expiresAtMs: 1, passwordSet: false },
    { type: "upload.deleted", downloads },
    { type: "upload.expired", downloads },
    { type: "download.completed", downloads, ciphertextBytes: 100 },
    { type: "download.exhausted", downloads },
  ] as const;
  return facts.map((fact) => ({ ...base, ...fact, id: `${base.id}-${fact.type}` }));
}

describe("allowed", () => {
  test.for(RELAYING)("%s publishes every type of Fact in the outbox", async (service) => {
    const bus = openServiceBus(service);
    for (const fact of factsOfOutbox()) await bus.publish(fact);
    await bus.ping();
  });

  test.for(["download", "metadata"] as const)("metadata observes the Facts and notices of %s", async (service) => {
    const heard: string[] = [];
    await openServiceBus("metadata").observe(OBSERVED_FACTS, {
      onFact: ({ id }) => void heard.push(id),
      onNotice: ({ type }) => void heard.push(type),
      onGap: () => void heard.push("gap"),
    });
    await vi.waitFor(() => expect(heard).toContain("gap"), WAIT);
    const sender = openServiceBus(service);
    const fact = newFact();
    await sender.publish(fact);
    const uploadId = fact.uploadId;
    for (const type of NOTICES_OF[service]) sender.notify({ v: 1, type, uploadId, count: 1, atMs: 1 });
    await vi.waitFor(() => expect(heard).toEqual(expect.arrayContaining([fact.id, ...NOTICES_OF[service]])), WAIT);
  });

  test("metrics publishes the beacons that it has received", async () => {
    await openServiceBus("metrics").publish(newBeacon());
  });

  test.for([
    { service: "janitor", durable: "janitor", publisher: "metadata", newOne: newFact },
    { service: "metrics", durable: "metrics", publisher: "metadata", newOne: newFact },
    { service: "metrics", durable: "beacons", publisher: "metrics", newOne: newBeacon },
  ] as const)("$service consumes as $durable, retries failed Facts, and dead-letters invalid ones", async (row) => {
    const { service, durable, publisher, newOne } = row;
    const bus = openServiceBus(service, { times: { delayMs: () => 1 } });
    const [failed, handled] = [new Set<string>(), new Set<string>()];
    await bus.consume(durable, CONSUMED_FACTS[durable], async ({ id }) => {
      if (failed.has(id)) return void handled.add(id);
      failed.add(id);
      throw new Error("not yet");
    });
    const fact = newOne();
    await openServiceBus(publisher).publish(fact);
    const admin = await connectAs(ADMIN.user);
    await jetstream(admin).publish(subjectOf(fact.type), `{nothing for ${durable}`);
    const manager = await jetstreamManager(admin);
    await vi.waitFor(async () => {
      const letter = await manager.streams.getMessage(DEAD_LETTERS, { last_by_subj: `envoi-dead-letters.${durable}` });
      expect(letter?.json()).toMatchObject({ consumer: durable, tries: 1, payload: `{nothing for ${durable}` });
      const { num_pending, num_ack_pending } = await manager.consumers.info(
        findStream(CONSUMED_FACTS[durable]),
        durable,
      );
      expect([num_pending, num_ack_pending]).toEqual([0, 0]);
    }, WAIT);
    expect(handled).toContain(fact.id);
  });

  test("a process that supports only some of its consumer's types leaves the other types to a newer process", async () => {
    const { log, logLines } = recordingLog("test");
    const older = openServiceBus("janitor", { log, times: { delayMs: () => 100 } });
    const known: string[] = [];
    await older.consume("janitor", ["upload.deleted"], async ({ id }) => void known.push(id));
    const deleted = newFact();
    const expired: Fact = { ...newFact(), type: "upload.expired" };
    for (const fact of [expired, deleted]) await openServiceBus("metadata").publish(fact);
    await vi.waitFor(() => expect(known).toContain(deleted.id), WAIT);
    expect(logLines.join()).toContain("the consumer was provisioned for other facts");
    const rest: string[] = [];
    await openServiceBus("janitor").consume("janitor", CONSUMED_FACTS.janitor, async ({ id }) => void rest.push(id));
    await vi.waitFor(() => expect(rest).toContain(expired.id), WAIT);
    expect(known).not.toContain(expired.id);
  });
});

test("the operators' service reads and retries every consumer's dead letters", async () => {
  const admin = await connectAs(ADMIN.user);
  const fact = newFact();
  const letter = { consumer: "metrics", error: "never", payload: JSON.stringify(fact) };
  await jetstream(admin).publish("envoi-dead-letters.metrics", JSON.stringify(letter));
  const operators = openServiceBus("operators");
  const [found] = await operators.deadLetters(1);
  expect(found).toMatchObject({ consumer: "metrics", error: "never", fact });
  const delivered: string[] = [];
  await openServiceBus("metrics").consume("metrics", CONSUMED_FACTS.metrics, async ({ id }) => void delivered.push(id));
  expect(await operators.retryDeadLetter(found?.id ?? "")).toBe("retried");
  await vi.waitFor(() => expect(delivered).toContain(fact.id), WAIT);
});

test("the janitor makes lost streams and consumers again, but cannot change those that exist", async () => {
  const admin = await jetstreamManager(await connectAs(ADMIN.user));
  const janitor = openServiceBus("janitor");
  const read = async () => [
    (await admin.streams.info(FACTS)).config,
    (await admin.consumers.info(FACTS, "metrics")).config,
    (await admin.consumers.info(METRICS, "beacons")).config,
  ];
  const provisioned = await read();
  for (const stream of [FACTS, METRICS, DEAD_LETTERS]) await admin.streams.delete(stream);
  const progress = await janitor.readProgress();
  expect(progress?.handledUpTo("upload.deleted")).toBe(0);
  expect(await read()).toEqual(provisioned);
  const { streams } = await jetstreamManager(await connectAs("janitor"), { checkAPI: false });
  const [{ name = "", subjects = [] } = {}] = provisioned as { name?: string; subjects?: string[] }[];
  await expect(streams.add({ name, subjects, max_msgs: 1 })).rejects.toThrow("already in use");
  expect(await read()).toEqual(provisioned);
});

describe("not allowed", () => {
  test.for(["metrics", "filelist"] as const)("%s cannot publish Facts of Uploads", async (service) => {
    for (const fact of factsOfOutbox()) {
      await expect(openServiceBus(service).publish(fact)).rejects.toThrow("the bus did not accept a fact");
    }
  });

  test.for(SERVICES.filter((service) => service !== "metrics"))("%s cannot publish beacons", async (service) => {
    await expect(openServiceBus(service).publish(newBeacon())).rejects.toThrow("the bus did not accept a fact");
  });

  test.for(SERVICES)("%s cannot manage streams or consumers, or read a stream directly", async (service) => {
    const connection = await connectAs(service);
    const { streams, consumers } = await jetstreamManager(connection, { checkAPI: false });
    const inspecting = [() => streams.info(FACTS), () => streams.info(METRICS)];
    const denied: (() => Promise<unknown>)[] = [
      ...(service === "janitor" ? [] : inspecting),
      () => streams.update(FACTS, { max_msgs: 1 }),
      () => streams.add({ name: "OTHER", subjects: ["other"] }),
      () => streams.delete(FACTS),
      () => streams.purge(FACTS),
      () => streams.purge(METRICS),
      () => streams.getMessage(FACTS, { seq: 1 }),
      () => streams.getMessage(METRICS, { seq: 1 }),
      () => streams.purge(DEAD_LETTERS),
      ...(service === "operators" ? [] : [() => streams.getMessage(DEAD_LETTERS, { seq: 1 })]),
      ...(service === "operators" ? [] : [() => streams.deleteMessage(DEAD_LETTERS, 1)]),
      () => consumers.add(FACTS, { durable_name: service }),
      () => consumers.delete(FACTS, service),
      () => consumers.delete(FACTS, "janitor"),
      () => connection.request("$SYS.REQ.USER.INFO"),
    ];
    for (const attempt of denied) await expect(attempt()).rejects.toThrow(/Permissions Violation/);
  });

  test.for(SERVICES)("%s cannot receive or acknowledge another consumer's Facts", async (service) => {
    const connection = await connectAs(service);
    const own: readonly string[] = CONSUMERS_OF[service];
    for (const [other, types] of Object.entries<readonly FactType[]>(CONSUMED_FACTS)) {
      if (own.includes(other)) continue;
      const stream = findStream(types);
      const subjects = [`$JS.API.CONSUMER.MSG.NEXT.${stream}.${other}`, `$JS.ACK.${stream}.${other}.1.1.1.1.1`];
      for (const subject of [...subjects, `envoi-dead-letters.${other}`]) {
        await expect(connection.request(subject, "1")).rejects.toThrow(/Permissions Violation/);
      }
    }
  });

  test.for(SERVICES)("%s can subscribe only to its own replies", async (service) => {
    const connection = await connectAs(service);
    const other = service === "janitor" ? "metrics" : "janitor";
    const notForAll = OBSERVERS.includes(service) ? [] : ["envoi-observed.upload.deleted", "envoi-notices.>"];
    const subjects = ["envoi.>", ">", "$JS.>", `${inboxPrefixOf(other)}.>`, "_INBOX.>", "envoi-observed.>"];
    for (const subject of [...subjects, ...notForAll]) {
      const refused = Promise.withResolvers<Error | null>();
      connection.subscribe(subject, { callback: (error) => refused.resolve(error) });
      expect(String(await refused.promise)).toContain("Permissions Violation");
    }
  });

  test.for(SERVICES)(
    "%s cannot send other services' notices, or publish on the subjects of stored Facts",
    async (service) => {
      const own: readonly string[] = NOTICES_OF[service].map(noticeSubjectOf);
      const others = NOTICE_TYPES.map(noticeSubjectOf).filter((subject) => !own.includes(subject));
      const connection = await connectAs(service);
      for (const subject of [...others, "envoi-observed.upload.deleted"]) {
        await expect(connection.request(subject, "{}")).rejects.toThrow(/Permissions Violation/);
      }
    },
  );

  test("rejects a connection without a password", async () => {
    await expect(connect({ servers: server.url, reconnect: false })).rejects.toThrow("Authorization Violation");
    const pass = "wrong";
    await expect(connect({ servers: server.url, user: "janitor", pass })).rejects.toThrow("Authorization Violation");
  });
});
