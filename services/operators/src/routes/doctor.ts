import type { EventBus } from "@envoi/events";
import {
  type Audit,
  type DoctorCheck as Check,
  type Clock,
  checkProxies,
  describeHealth,
  inTime,
  type OperatorAccess,
  type OperatorCalls,
} from "@envoi/platform";
import {
  type BlobStore,
  measureClockDifference,
  type OperatorStore,
  type StoreMove,
  type UploadReader,
  type UploadStore,
} from "@envoi/store";

/** A check that takes longer than this fails. */
const PATIENCE_MS = 10_000;
/** Leases and expiry depend on the store's clock; logs, headers and retries depend on this process's clock. */
const MAX_CLOCK_DIFFERENCE_MS = 2_000;

/** @param work - resolves to a description of its findings, if they are worth showing */
async function check(name: string, work: () => Promise<unknown>): Promise<Check> {
  const startedAt = performance.now();
  const checking = work().then(
    (found) => ({ ok: true, ...(typeof found === "string" && { found }) }),
    (error: unknown) => ({ ok: false, problem: error instanceof Error ? error.message : "unknown" }),
  );
  const timedOut = { ok: false, problem: `no answer within ${PATIENCE_MS / 1_000} s` };
  const result = (await inTime(PATIENCE_MS, checking)) ?? timedOut;
  return { name, ...result, milliseconds: Math.round(performance.now() - startedAt) };
}

/** Reads the first entry, to check the permission to list. */
async function readFirst(entries: AsyncIterable<unknown>): Promise<void> {
  for await (const _entry of entries) return;
}

type Deps = {
  uploads: Pick<UploadStore, "ping"> & Pick<OperatorStore, "clockMs"> & Pick<UploadReader, "listUploads">;
  blobs: Pick<BlobStore, "ping" | "ensureRoom" | "list">;
  /** The two stores of `blobs`; `null` if it has only one. */
  move: StoreMove | null;
  bus: Pick<EventBus, "ping" | "deadLetters">;
  clock: Clock;
  operators: Pick<OperatorAccess, "issuer">;
  audit: Audit;
  /** Warnings about the proxies in front of this process; `null` if it serves no clients. */
  proxyWarnings: (() => string[]) | null;
};

async function compareClocks({ uploads, clock }: Pick<Deps, "uploads" | "clock">): Promise<string> {
  const { differenceMs, uncertainMs } = await measureClockDifference(uploads, clock);
  if (Math.abs(differenceMs) - uncertainMs > MAX_CLOCK_DIFFERENCE_MS) {
    throw new Error(`it differs by ${differenceMs} ms from the clock of this process`);
  }
  return `${differenceMs} ms`;
}

/** Checks the stores and the bus, and this process's permissions on them. */
export function runDoctor(deps: Omit<Deps, "audit">): Promise<Check[]> {
  const { uploads, blobs, move, bus, proxyWarnings } = deps;
  const { issuer } = deps.operators;
  return Promise.all([
    check("upload store: it answers", () => uploads.ping()),
    check("upload store: its clock is right", () => compareClocks(deps)),
    check("upload store: uploads can be listed", () => readFirst(uploads.listUploads())),
    check("blob store: it answers", () => blobs.ping()),
    check("blob store: it has room", () => blobs.ensureRoom()),
    check("blob store: blobs can be listed", () => readFirst(blobs.list("", { unfinished: false }))),
    ...(move === null ? [] : [check("second blob store: it answers", () => move.from.ping())]),
    check("event bus: it answers", () => bus.ping()),
    check("event bus: dead letters can be read", () => bus.deadLetters(1)),
    ...(issuer === undefined ? [] : [check("operators' issuer: it has keys", () => issuer.check())]),
    ...(proxyWarnings === null ? [] : [checkProxies(proxyWarnings())]),
  ]);
}

export function doctorCalls(deps: Deps) {
  return {
    "/doctor": {
      async get(request) {
        await deps.audit.done(request, "doctor");
        return describeHealth(await runDoctor(deps));
      },
    },
  } satisfies Record<string, OperatorCalls>;
}
