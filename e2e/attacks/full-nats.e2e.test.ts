import { cp } from "node:fs/promises";
import { join } from "node:path";
import { provisionNats } from "@envoi/events";
import { createLog } from "@envoi/platform";
import { mountSmallDisk, ONE_NETWORK_SETTINGS, type SmallDisk, uploadOld, waitFor } from "@envoi/testkit";
import { jetstream, jetstreamManager } from "@nats-io/jetstream";
import { connect } from "@nats-io/transport-node";
import { expect, it } from "vitest";
import { metric } from "../support/measures.ts";
import { restartNats } from "../support/restart-nats.ts";
import { createRounds } from "../support/rounds.ts";
import { type StackApp, startStackApp } from "../support/stack-app.ts";

const MiB = 1_048_576;
const SETTINGS = {
  ...ONE_NETWORK_SETTINGS,
  LOG_LEVEL: "warn",
  JANITOR_INTERVAL_SECONDS: "1",
  METRICS_FLUSH_SECONDS: "5",
};

/** Size of a disk small enough to fill quickly. */
const DISK_BYTES = 64 * MiB;
const ROUNDS_WHILE_FULL = 40;
/** Minimum number of NATS restarts while its disk is full. */
const RESTARTS_WHILE_FULL = 2;

/** Moves the NATS data to another disk. */
async function moveNats(app: StackApp, disk: SmallDisk): Promise<void> {
  const store = join(disk.path, "jetstream");
  // Without an explicit limit, NATS does not start if the disk is smaller than the streams' maximum size.
  const settings = `store_dir: ${JSON.stringify(store)}, max_file_store: 10GB, sync_interval: always`;
  await restartNats(app, settings, () => cp(join(app.dataDirectory, "nats", "jetstream"), store, { recursive: true }));
}

/** Waits until the bodies of all uploads are removed, although NATS delivers no Fact about them. */
const untilBodiesAreRemoved = (app: StackApp) =>
  waitFor(
    () => app.blobs(),
    (blobs) => !blobs.some((name) => name.startsWith("uploads/")),
  );

it("I10: while the NATS disk is full, everything works; once the disk has space, every fact and page event arrives once, without operator action", async () => {
  await using disk = await mountSmallDisk(DISK_BYTES);
  await using app = await startStackApp(SETTINGS);
  await moveNats(app, disk);
  const before = app.pids();
  const rounds = createRounds(app);
  await rounds.run();

  const giveBack = await disk.fill();
  // The operator can see that facts are pending.
  while ((await metric(app, "outbox_facts")) === 0) await rounds.run();
  // The stack restarts NATS whenever NATS reports that it cannot write.
  const natsPids = new Set<unknown>();
  while (rounds.count() < ROUNDS_WHILE_FULL || natsPids.size <= RESTARTS_WHILE_FULL) {
    await rounds.run();
    natsPids.add(app.pids()["nats"]);
  }
  expect(await disk.freeBytes()).toBe(0);
  await untilBodiesAreRemoved(app);

  await giveBack();
  await rounds.expectArrivals();
  expect({ ...app.pids(), nats: 0 }).toEqual({ ...before, nats: 0 });
});

/** Storage limit for all of the NATS server's streams. The dead letters alone may use 256 MiB. */
const JETSTREAM_BYTES = 280 * MiB;
const STREAM_BYTES = MiB;
const OTHER_MESSAGE_BYTES = 900_000;

/** Limits the NATS storage, and limits the product's streams to a small part of that storage. */
async function limitNats(app: StackApp): Promise<void> {
  const [maxFactBytes, maxBeaconBytes] = [STREAM_BYTES, STREAM_BYTES];
  const log = createLog({ level: "silent", service: "test" });
  await provisionNats({ address: app.nats, replicas: 1, maxFactBytes, maxBeaconBytes, log });
  const store = join(app.dataDirectory, "nats", "jetstream");
  const settings = `store_dir: ${JSON.stringify(store)}, max_file_store: ${JETSTREAM_BYTES}, sync_interval: always`;
  await restartNats(app, settings);
}

/** Fills the JetStream storage with another program's stream; `makeRoom` deletes it. */
async function fillJetStream({ nats: { servers, user = "", password = "" } }: StackApp) {
  const connection = await connect({ servers: [...servers], user, pass: password });
  const manager = await jetstreamManager(connection);
  await manager.streams.add({ name: "OTHER", subjects: ["other"] });
  const publish = (bytes: number) => jetstream(connection).publish("other", Buffer.alloc(bytes));
  async function fillWith(bytes: number): Promise<void> {
    for (;;) await publish(bytes);
  }
  for (const bytes of [OTHER_MESSAGE_BYTES, 1]) {
    await expect(fillWith(bytes)).rejects.toThrow("insufficient resources");
  }
  return {
    isFull: () =>
      publish(1).then(
        () => false,
        () => true,
      ),
    makeRoom: () => manager.streams.delete("OTHER"),
    [Symbol.asyncDispose]: () => connection.close(),
  };
}

it("I10: while the JetStream storage is full, everything works; once the storage has space, every fact and page event arrives once, without a restart", async () => {
  await using app = await startStackApp(SETTINGS);
  await limitNats(app);
  const before = app.pids();
  const rounds = createRounds(app);
  await rounds.run();

  await using filled = await fillJetStream(app);
  while (rounds.count() < ROUNDS_WHILE_FULL || (await metric(app, "outbox_facts")) === 0) await rounds.run();
  await untilBodiesAreRemoved(app);
  // An upload that is not deleted is removed when it expires.
  await uploadOld(app.origin, Buffer.alloc(1_000), { timeLimit: 2 });
  await untilBodiesAreRemoved(app);
  expect(await filled.isFull()).toBe(true);
  const answers = await Promise.all(app.processes().map(({ privateOrigin }) => fetch(`${privateOrigin}/readyz`)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  // The failure is logged once, not for every retried beacon.
  const reports = (await app.output()).match(/the bus does not accept beacons/g);
  expect(reports).toHaveLength(app.processes().filter(({ name }) => name === "metrics").length);

  await filled.makeRoom();
  await rounds.expectArrivals();
  expect(app.pids()).toEqual(before);
});

/** A stream size sufficient for about 50 Facts. */
const FEW_BYTES = 20_000;
const ROUNDS_BEYOND = 40;

it("I10: while the NATS streams are at their limit, uploads, downloads and removals work, and the newest facts arrive", async () => {
  await using app = await startStackApp(SETTINGS);
  const log = createLog({ level: "silent", service: "test" });
  const [maxFactBytes, maxBeaconBytes] = [FEW_BYTES, FEW_BYTES];
  await provisionNats({ address: app.nats, replicas: 1, maxFactBytes, maxBeaconBytes, log });
  const rounds = createRounds(app);
  while (rounds.count() < ROUNDS_BEYOND) await rounds.run();
  await untilBodiesAreRemoved(app);
  // The product's consumers kept up, so they counted every Fact before its stream dropped it.
  for (const type of ["upload.completed", "download.completed", "upload.deleted"]) {
    await waitFor(
      () => metric(app, `facts_total{type="${type}"}`),
      (count) => count === rounds.count(),
    );
  }
  expect(await metric(app, "outbox_facts")).toBe(0);
});
