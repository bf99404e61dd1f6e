import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { busModule, createInProcessBus, type EventBus } from "@envoi/events";
import { type Log, openSqlite, systemClock } from "@envoi/platform";
import {
  type BlobStore,
  createDirectoryBlobStore,
  createSqliteUploadStore,
  type UploadStore,
  uploadModule,
} from "@envoi/store";
import type { StandaloneConfig } from "./config.ts";

/** Where the embedded way keeps things. */
export type Drivers = { uploads: UploadStore; blobs: BlobStore; bus: EventBus; close(): Promise<void> };

/** Opens what is in the data directory, or makes it: one database file and the blobs. */
export async function openDrivers(
  { data, leases }: Pick<StandaloneConfig, "data" | "leases">,
  log: Log,
): Promise<Drivers> {
  const { dataDirectory, diskReserveBytes } = data;
  await mkdir(dataDirectory, { recursive: true });
  const database = await openSqlite({
    path: join(dataDirectory, "envoi.sqlite"),
    modules: [uploadModule, busModule],
    clock: systemClock,
  });
  const uploads = createSqliteUploadStore({ database, times: leases });
  const blobs = createDirectoryBlobStore({
    directory: join(dataDirectory, "blobs"),
    // What Blobs leave free for the database, which needs room even to delete.
    reserveBytes: diskReserveBytes,
    log,
  });
  const bus = createInProcessBus({ database, log });
  return {
    uploads,
    blobs,
    bus,
    async close() {
      for (const driver of [bus, blobs, uploads, database]) await driver[Symbol.asyncDispose]();
    },
  };
}
