import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openSqlite, systemClock } from "@envoi/platform";
import type { UploadId } from "@envoi/protocol";
import { createRedisUploadStore, createSqliteUploadStore, type UploadStore, uploadModule } from "@envoi/store";
import { newUploadId } from "@envoi/test-stores";
import { askRedis, startRedis } from "@envoi/testkit";
import { createRow, inTurns, type Options, type Row } from "../measuring/figures.ts";
import { until } from "../measuring/within.ts";
import { seedRedis } from "./seed-redis.ts";
import { seedSqlite } from "./seed-sqlite.ts";
import { createUpload } from "./seed-upload.ts";

const MANY = 1_000_000;
const NOT_SO_MANY = 20_000;
const FEW = 1_000;
const DAY_MS = 86_400_000;
/** Number of batches per operation and store. */
const BATCHES = 40;
const FEW_BATCHES = 8;
/**
 * Number of concurrent calls. They share the waits for the disk, which would otherwise hide the cost of a larger store.
 */
const CONCURRENT_CALLS = 32;
const WARM_UPS = 4;
/** Disk flushes may affect one store more than the other: in ten runs, equal stores differed by up to this fraction. */
const NOISE = 0.1;
/** Redis may still be busy with the seeded data. */
const DEADLINE_MS = 60_000;
const REWRITING = { seconds: 600, everyMs: 500 };

/** User operations. Each works on the Uploads left by the previous operations. */
const OPERATIONS: Record<string, (store: UploadStore, id: UploadId, created: UploadId) => Promise<void>> = {
  create: (store, _id, created) => createUpload(store, { id: created }),
  async info(store, id) {
    if ((await store.read(id)) === null) throw new Error(`${id} is not there`);
  },
  async claim(store, id) {
    const [spent, released] = [randomUUID(), randomUUID()];
    await store.takeClaim(id, spent);
    await store.takeClaim(id, released);
    if ((await store.spendClaim(id, spent)) !== "spent") throw new Error(`a download of ${id} was not counted`);
    await store.releaseClaim(id, released, 0);
  },
  async delete(store, _id, created) {
    if ((await store.delete(created, randomUUID())) === null) throw new Error(`${created} is not there`);
  },
};

type SeededStore = { store: UploadStore; ids: readonly UploadId[] };
type Milliseconds = Record<string, number>;

/** Runs one batch of each operation. @returns milliseconds per operation */
async function takeBatch({ store, ids }: SeededStore): Promise<Milliseconds> {
  const created = Array.from({ length: CONCURRENT_CALLS }, newUploadId);
  const chosen = created.map(() => ids[Math.floor(Math.random() * ids.length)] ?? newUploadId());
  const taken: Milliseconds = {};
  for (const [name, operate] of Object.entries(OPERATIONS)) {
    const startedAt = performance.now();
    await Promise.all(created.map((id, at) => operate(store, chosen[at] ?? id, id)));
    taken[name] = (performance.now() - startedAt) / CONCURRENT_CALLS;
  }
  return taken;
}

async function compare(what: string, sizes: { few: SeededStore; many: SeededStore }, batches: number): Promise<Row[]> {
  const take = { few: () => takeBatch(sizes.few), many: () => takeBatch(sizes.many) };
  await inTurns(WARM_UPS, take);
  const samples = await inTurns(batches, take);
  return Object.keys(OPERATIONS).map((name) => {
    const valuesOf = (taken: Milliseconds[]) => taken.map((one) => one[name] ?? Number.NaN);
    return createRow({
      what: `${name}, ${what}, among ${sizes.many.ids.length} uploads against ${sizes.few.ids.length}`,
      unit: "ms",
      values: valuesOf(samples.many),
      limit: valuesOf(samples.few),
      goal: { atMost: 1.2, noise: NOISE },
    });
  });
}

async function onSqlite(many: number, batches: number): Promise<Row[]> {
  const directory = await mkdtemp(join(tmpdir(), "envoi-store-size-"));
  try {
    const pathOf = (name: string) => join(directory, `${name}.sqlite`);
    const open = (name: string) => openSqlite({ path: pathOf(name), modules: [uploadModule], clock: systemClock });
    const [few, lots] = [await seedSqlite(pathOf("few"), FEW, DAY_MS), await seedSqlite(pathOf("many"), many, DAY_MS)];
    await using fewDatabase = await open("few");
    await using manyDatabase = await open("many");
    const sizes = {
      few: { store: createSqliteUploadStore({ database: fewDatabase }), ids: few },
      many: { store: createSqliteUploadStore({ database: manyDatabase }), ids: lots },
    };
    return await compare("SQLite", sizes, batches);
  } finally {
    await rm(directory, { recursive: true });
  }
}

/** Waits until a Redis on loopback has finished rewriting its files, which uses the disk and one core. */
async function untilQuiet(port: number): Promise<void> {
  const isBusy = /^(aof_rewrite_in_progress|aof_rewrite_scheduled|rdb_bgsave_in_progress):[^0]/m;
  await until("the end of Redis' rewriting", REWRITING, async () =>
    isBusy.test(await askRedis({ port }, (client) => client.info("persistence"))) ? null : "quiet",
  );
}

async function onRedis(many: number, batches: number): Promise<Row[]> {
  await using fewServer = await startRedis();
  await using manyServer = await startRedis();
  const [few, lots] = [fewServer, manyServer].map(({ url }) => ({ mode: "single", url }) as const);
  if (few === undefined || lots === undefined) throw new Error("two servers were started");
  const [fewSeeded, manySeeded] = [await seedRedis(few, FEW, DAY_MS), await seedRedis(lots, many, DAY_MS)];
  await using fewStore = createRedisUploadStore({ address: few, deadlineMs: DEADLINE_MS });
  for (const { port } of [fewServer, manyServer]) await untilQuiet(port);
  await using manyStore = createRedisUploadStore({ address: lots, deadlineMs: DEADLINE_MS });
  const sizes = {
    few: { store: fewStore, ids: fewSeeded },
    many: { store: manyStore, ids: manySeeded },
  };
  return await compare("Redis", sizes, batches);
}

/** Runs the same operations on two stores of different sizes, alternating between them. */
export async function benchStoreSize({ isSmall }: Options): Promise<Row[]> {
  const [many, batches] = isSmall ? [NOT_SO_MANY, FEW_BATCHES] : [MANY, BATCHES];
  return [...(await onSqlite(many, batches)), ...(await onRedis(many, batches))];
}
