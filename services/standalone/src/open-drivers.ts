import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { busModule, createInProcessBus, type EventBus } from "@envoi/events";
import { type Log, type OpenCount, openSqlite, type Registry, systemClock } from "@envoi/platform";
import {
  type BlobStore,
  countModule,
  createDirectoryBlobStore,
  createSqliteUploadStore,
  createTwoBlobStores,
  reportUnreadableFacts,
  type StoreMove,
  sqliteCounts,
  type UploadStore,
  uploadModule,
} from "@envoi/store";
import { takeBallast } from "./ballast.ts";
import type { StandaloneConfig } from "./config.ts";

export type Drivers = {
  uploads: UploadStore;
  blobs: BlobStore;
  /** The two stores between which Blobs are moved; `null` if `blobs` is a single store. */
  move: StoreMove | null;
  bus: EventBus;
  openCount: OpenCount;
  /** Key for the hashes of client networks. */
  networkKey: Uint8Array;
  /** Resolves when the database has failed permanently, after which only a new process can use it. */
  failed: Promise<Error>;
  close(): Promise<void>;
};

/** Share of the reserve that is ballast, up to `MAX_BALLAST_BYTES`. */
const BALLAST_SHARE = 1 / 8;
const MAX_BALLAST_BYTES = 33_554_432;

/** Opens or creates the data directory: one database file and the blobs. */
export async function openDrivers(
  { data, leases }: Pick<StandaloneConfig, "data" | "leases">,
  { log, registry }: { log: Log; registry: Registry },
): Promise<Drivers> {
  const { dataDirectory, diskReserveBytes } = data;
  await mkdir(dataDirectory, { recursive: true });
  const ballast = await takeBallast({
    path: join(dataDirectory, "ballast"),
    bytes: Math.min(MAX_BALLAST_BYTES, Math.floor(diskReserveBytes * BALLAST_SHARE)),
    reserveBytes: diskReserveBytes,
    log,
  });
  const networkKey = await readNetworkKey(join(dataDirectory, "network-key"));
  const database = await openSqlite({
    path: join(dataDirectory, "envoi.sqlite"),
    modules: [uploadModule, busModule, countModule],
    clock: systemClock,
    makeRoom: ballast.makeRoom,
  });
  const uploads = createSqliteUploadStore({
    database,
    times: leases,
    onUnreadableFact: reportUnreadableFacts({ log, registry }),
  });
  const openDirectory = (directory: string) =>
    // The reserve is space that Blobs leave free for the database, which needs space even to delete data.
    createDirectoryBlobStore({ directory, reserveBytes: diskReserveBytes, databaseDirectory: dataDirectory, log });
  const to = openDirectory(data.blobDirectory);
  const move = data.secondBlobDirectory === null ? null : { from: openDirectory(data.secondBlobDirectory), to };
  const blobs = move === null ? to : createTwoBlobStores({ first: move.to, second: move.from });
  const bus = createInProcessBus({ database, log });
  return {
    uploads,
    blobs,
    move,
    bus,
    openCount: sqliteCounts(database),
    networkKey,
    failed: database.failed,
    async close() {
      for (const driver of [bus, blobs, uploads, database, ballast]) await driver[Symbol.asyncDispose]();
    },
  };
}

const NETWORK_KEY_BYTES = 32;

/**
 * The key for hashes of client networks. It is stored in a file, because counts by these hashes outlive the process.
 */
async function readNetworkKey(path: string): Promise<Uint8Array> {
  const kept = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  if (kept?.byteLength === NETWORK_KEY_BYTES) return kept;
  const key = crypto.getRandomValues(Buffer.alloc(NETWORK_KEY_BYTES));
  const whole = `${path}.new`;
  await writeFile(whole, key, { mode: 0o600, flush: true });
  await rename(whole, path);
  return key;
}
