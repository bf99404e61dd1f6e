import { discardRandomPool } from "@envoi/auth/node";
import { busModule, createInProcessBus, UPLOAD_FACT_TYPES } from "@envoi/events";
import { createLog, openMemorySqlite } from "@envoi/platform";
import { readStandaloneConfig } from "@envoi/standalone";
import { countModule, uploadModule } from "@envoi/store";
import { Auditor } from "./auditor.ts";
import { SimulatedClient, type ToldUpload } from "./clients.ts";
import { connectBus } from "./connect-bus.ts";
import { SimulatedNetwork } from "./network.ts";
import { createRandom, type Random } from "./random.ts";
import { SimulatedProcess } from "./simulated-process.ts";
import { type SimulatedService, type Site, startService } from "./start-service.ts";
import { Trace } from "./trace.ts";
import { VirtualTime } from "./virtual-time.ts";

export type SimulationResult = {
  seed: number;
  /** Hash of everything that happened: two runs of a seed have the same. */
  hash: string;
  /** Broken promises. */
  violations: readonly string[];
  /** What happened, for reports. */
  counts: Readonly<Record<string, number>>;
  trace: readonly string[];
};

const START_MS = Date.UTC(2030, 0, 1);
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
/** Virtual time in which clients are active and faults happen. */
const BUSY_MS = 5 * MINUTE_MS;
/** Virtual time for which no process runs: longer than any Upload and any unfinished upload is kept. */
const OUTAGE_MS = 26 * HOUR_MS;
/** Virtual time after the outage in which everything that is due must be removed. */
const CLEANING_MS = 60_000;

const REPLICAS: readonly (readonly [SimulatedService, number])[] = [
  ["upload-gateway", 2],
  ["download", 2],
  ["metadata", 2],
  ["janitor", 1],
];
/** Sizes of files: at the borders of Records, and of several Parts. */
const USUAL_BYTES = [0, 1, 1_000, 65_519, 65_520, 150_000, 400_000];
const LARGE_BYTES = [9_000_000, 20_000_000];
const LARGE = 0.03;
const PEOPLE = 4;
/** Share of the simulations without loss, and otherwise the share of messages, calls and replies that are lost. */
const LOSSLESS = 0.2;
const LOSS = 0.01;

const SETTINGS = {
  DATA_DIR: "/nowhere",
  JANITOR_INTERVAL_SECONDS: "10",
  JANITOR_SWEEP_INTERVAL_SECONDS: "1800",
  DRAIN_SECONDS: "5",
};

/** The processes of a site, which are killed, paused and started again. */
class Fleet {
  readonly #site: Site;
  readonly #running = new Map<string, { service: SimulatedService; process: SimulatedProcess }>();

  constructor(site: Site) {
    this.#site = site;
  }

  /** Resolves once all services listen. Virtual time passes meanwhile. */
  async startAll(): Promise<void> {
    let waiting = 0;
    for (const [service, replicas] of REPLICAS) {
      for (let number = 1; number <= replicas; number++) {
        waiting++;
        void this.#start(service, `${service}-${number}`).then(() => {
          waiting--;
        });
      }
    }
    if (!(await this.#site.time.runUntil(() => waiting === 0, MINUTE_MS))) throw new Error("a service did not start");
  }

  async #start(service: SimulatedService, name: string): Promise<void> {
    const process = new SimulatedProcess(name);
    process.skewMs = this.#site.areFaulty() ? this.#site.random.between(-2_000, 2_000) : 0;
    this.#running.set(name, { service, process });
    await process.run(() => startService(this.#site, service, process));
  }

  /** One process is killed and started again, or paused for a while, after random times. */
  disturb(): void {
    const { time, random, trace, areFaulty } = this.#site;
    time.after(random.between(1_000, 20_000), () => {
      if (!areFaulty()) return;
      const [name, { service, process }] = random.pick([...this.#running]);
      if (random.chance(0.5)) {
        trace.add("kill", name);
        this.#running.delete(name);
        process.kill();
        time.after(random.between(100, 10_000), () => void this.#start(service, name));
      } else {
        trace.add("pause", name);
        process.pause();
        time.after(random.between(100, 45_000), () => {
          trace.add("resume", name);
          process.resume();
        });
      }
      this.disturb();
    });
  }

  endAll(): void {
    for (const { process } of this.#running.values()) process.kill();
  }
}

const pickServer = (random: Random, service: SimulatedService) => `${service}-${random.between(1, 2)}`;

/** One person who uploads, downloads, changes and deletes. */
async function behave(client: SimulatedClient, random: Random, auditor: Auditor, isOver: () => boolean): Promise<void> {
  const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  while (!isOver()) {
    await sleep(random.between(10, 4_000));
    const known = auditor.known();
    if (known.length === 0 || random.chance(0.3)) {
      const wanted = {
        bytes: random.chance(LARGE) ? random.pick(LARGE_BYTES) : random.pick(USUAL_BYTES),
        downloadLimit: random.between(1, 3),
        lifetimeSeconds: random.pick([60, 300, 3_600]),
      };
      const afterMs = auditor.nowMs();
      const told = await client.upload(() => pickServer(random, "upload-gateway"), wanted);
      if (told !== null) auditor.uploaded(told, { afterMs, seconds: wanted.lifetimeSeconds });
      continue;
    }
    const upload: ToldUpload = random.pick(known);
    if (random.chance(0.85)) {
      const begun = auditor.beginDownload(upload.id);
      const server = { metadata: pickServer(random, "metadata"), download: pickServer(random, "download") };
      begun.ended(await client.download(server, upload));
    } else {
      const begun = auditor.beginDeletion(upload.id);
      const answer = await client.askAsOwner(pickServer(random, "metadata"), "delete", upload);
      begun.ended(answer?.status ?? null);
    }
  }
}

/** Opens the stores, the bus and the network. Faults happen until `endFaults` is called. */
async function openSite(random: Random, time: VirtualTime, trace: Trace): Promise<Site & { endFaults(): void }> {
  const clock = { now: () => time.nowMs };
  const busDatabase = await openMemorySqlite({ modules: [busModule], clock });
  /** Whether nothing is lost, and only processes and delays are at fault. */
  const isLossless = random.chance(LOSSLESS);
  const loss = isLossless ? 0 : LOSS;
  let isFaulty = true;
  const areFaulty = () => isFaulty;
  return {
    time,
    random: random.fork(),
    trace,
    network: new SimulatedNetwork(
      { time, random: random.fork(), trace, areFaulty },
      { delayMs: 40, late: 0.02, lateMs: 5_000, cut: loss },
    ),
    database: await openMemorySqlite({ modules: [uploadModule, countModule], clock }),
    bus: createInProcessBus({ database: busDatabase, log: createLog({ level: "silent", service: "bus" }) }),
    blobs: { blobs: new Map(), parts: new Map() },
    config: readStandaloneConfig(SETTINGS),
    faults: { delayMs: 5, late: 0.02, lateMs: 3_000, lostCall: loss, lostReply: loss },
    areFaulty,
    endFaults() {
      isFaulty = false;
    },
  };
}

/** People use the site until this time. @returns a function that returns how many of them are still busy */
function startPeople(site: Site, random: Random, auditor: Auditor, endsAtMs: number): () => number {
  let busy = PEOPLE;
  for (let number = 1; number <= PEOPLE; number++) {
    const process = new SimulatedProcess(`person-${number}`);
    const deps = { process, network: site.network, random: random.fork(), address: `10.0.${number}.1` };
    const isOver = () => site.time.nowMs >= endsAtMs;
    void process
      .run(() => behave(new SimulatedClient(deps), random.fork(), auditor, isOver))
      .then(() => {
        busy--;
      });
  }
  return () => busy;
}

/** Runs one simulation. Nothing outside the seed decides what happens. */
export async function simulate(seed: number, { keepTrace = false } = {}): Promise<SimulationResult> {
  const random = createRandom(seed);
  const time = new VirtualTime(START_MS);
  const trace = new Trace(() => time.nowMs - START_MS, keepTrace);
  using _ = time.install(random.fork());
  discardRandomPool();
  const site = await openSite(random, time, trace);
  const auditor = new Auditor(site);
  const fleet = new Fleet(site);
  await fleet.startAll();
  fleet.disturb();
  const consumer = new SimulatedProcess("consumer");
  await connectBus(site.bus, consumer, site.faults, site).consume("metrics", UPLOAD_FACT_TYPES, async (fact) =>
    auditor.received(fact),
  );
  const endsAtMs = time.nowMs + BUSY_MS;
  const countBusy = startPeople(site, random, auditor, endsAtMs);
  await time.runUntil(() => time.nowMs >= endsAtMs, BUSY_MS);
  site.endFaults();
  if (!(await time.runUntil(() => countBusy() === 0, 10 * MINUTE_MS))) auditor.violate("I6", "a transfer hangs");
  const process = new SimulatedProcess("auditor");
  const deps = { process, network: site.network, random: random.fork(), address: "10.9.9.9" };
  await auditor.checkRemaining(new SimulatedClient(deps));
  fleet.endAll();
  await time.runUntil(() => false, OUTAGE_MS);
  await fleet.startAll();
  await time.runUntil(() => false, CLEANING_MS);
  auditor.checkLeftovers();
  auditor.checkFacts();
  fleet.endAll();
  return {
    seed,
    hash: trace.digest(),
    violations: auditor.violations,
    counts: { ...auditor.counts, steps: trace.count },
    trace: trace.lines,
  };
}
