import { mountSmallDisk, startRedis } from "@envoi/testkit";
import { expect, onTestFinished, test } from "vitest";
import { download, newSession, publishUpload } from "../../testing/upload/fixtures.ts";
import type { UploadStore } from "../port.ts";
import { createRedisUploadStore } from "./redis-upload-store.ts";

const MiB = 1_048_576;
const DISK_BYTES = 64 * MiB;
const WAIT = { timeout: 60_000 };
const UNAVAILABLE = { name: "UploadStoreError", code: "unavailable", status: 503 };

async function startOnSmallDisk(appendfsync: "always" | "everysec") {
  const disk = await mountSmallDisk(DISK_BYTES);
  onTestFinished(() => disk[Symbol.asyncDispose]());
  const server = await startRedis({ directory: disk.path, settings: { appendfsync } });
  onTestFinished(() => server[Symbol.asyncDispose]());
  const store = createRedisUploadStore({ address: { mode: "single", url: server.url } });
  onTestFinished(() => store[Symbol.asyncDispose]());
  return { disk, server, store };
}

/** Publishes three Uploads: one downloaded, one deleted, and one to delete later. */
async function fillStore(store: UploadStore) {
  const [read, gone, removed] = [
    await publishUpload(store, { downloadLimit: 5 }),
    await publishUpload(store),
    await publishUpload(store),
  ];
  await download(store, read.id, 1);
  await store.delete(gone.id, "delete");
  return { read, gone, removed };
}

/** Repeats the call until it fails because Redis cannot write. */
const untilRefused = (call: () => Promise<unknown>) =>
  expect
    .poll(
      () =>
        call().then(
          () => null,
          (error) => error,
        ),
      WAIT,
    )
    .not.toBeNull();

test("I10: a Redis that cannot write to its disk rejects uploads with `full`, still reads, and recovers", async () => {
  const { disk, store } = await startOnSmallDisk("everysec");
  const { read, gone, removed } = await fillStore(store);
  const giveBack = await disk.fill();
  await untilRefused(() => store.openSession(newSession()));
  await expect(store.openSession(newSession())).rejects.toMatchObject({ code: "full", status: 507 });
  expect(await store.read(read.id)).toMatchObject({ id: read.id });
  expect(await store.read(gone.id)).toBeNull();
  await expect(store.delete(removed.id, "delete while full")).rejects.toMatchObject(UNAVAILABLE);
  await expect(store.takeClaim(read.id, "claim")).rejects.toMatchObject(UNAVAILABLE);
  expect(await store.read(removed.id)).toMatchObject({ id: removed.id });

  await giveBack();
  await expect.poll(() => store.delete(removed.id, "delete").catch(() => null), WAIT).not.toBeNull();
  await store.openSession(newSession());
  expect(await store.inspect(read.id)).toMatchObject({ state: "live", downloads: 1 });
});

test("I10: a Redis that exited on a full disk keeps all acknowledged data, and works once there is space", async () => {
  const { disk, server, store } = await startOnSmallDisk("always");
  const { read, gone, removed } = await fillStore(store);
  const giveBack = await disk.fill();
  await untilRefused(() => store.openSession(newSession()));
  await expect(store.read(read.id)).rejects.toMatchObject(UNAVAILABLE);
  await server.restart();
  await expect.poll(() => store.read(read.id).catch(() => null), WAIT).toMatchObject({ id: read.id });
  expect(await store.read(gone.id)).toBeNull();

  await giveBack();
  await server.restart();
  await expect.poll(() => store.delete(removed.id, "delete").catch(() => null), WAIT).not.toBeNull();
  await store.openSession(newSession());
  expect(await store.inspect(read.id)).toMatchObject({ state: "live", downloads: 1 });
  expect(await store.inspect(gone.id)).toMatchObject({ state: "gone", reason: "deleted" });
});
