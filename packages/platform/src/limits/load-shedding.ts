import type { Server } from "node:net";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { ProtocolError } from "@envoi/protocol";
import { siteOf } from "../client-address.ts";
import { Gauge, type Registry } from "../metrics.ts";
import { AcceptDelay } from "./accept-delay.ts";
import { RefusedShare } from "./refused-share.ts";

/*
 * [Note: Load shedding]
 *
 * All work in a process waits for its event loop. When the process is overloaded, all clients wait longer and longer,
 * give up and retry, and the work already done for them is wasted. So a share of new transfers is rejected as `busy`
 * before they cost anything. The share is large enough to keep two delays near a target: the event loop's, and that of
 * new connections until they are accepted. Running transfers finish. Other requests are rejected only if the delay is
 * much longer, because they are quick, and users wait for them. Sites that made a request a moment ago are rejected
 * first, so that a few busy sites do not crowd out the others: see [Note: Client networks].
 */

/** A new upload or download, or a read-only call. */
export type RequestKind = "transfer" | "answer";

/** Rejects requests while the process is overloaded. See [Note: Load shedding]. */
export type LoadShedding = {
  /** @param getNetwork - called only while requests are being rejected. @throws ProtocolError `busy` */
  admit(asked: RequestKind, getNetwork: () => string): void;
};

export type WatchedLoad = LoadShedding & {
  /** From now on, also measures how long connections to this server wait. */
  watch(server: Server): void;
};

const SAMPLE_MS = 100;
/** Interval, in milliseconds, of the timer whose delay is measured. */
const RESOLUTION_MS = 10;
/** The measurement ends after this many samples without a request and without a delay. */
const QUIET_SAMPLES = 50;
/**
 * All rejections share one error object, because creating an error records the stack, which costs more than the rest of
 * the decision.
 */
const BUSY = new ProtocolError("busy", { retryAfterSeconds: 5 });
/** Time since its last request after which a site is a newcomer. */
const RECENT_MS = 10_000;
/** Maximum number of remembered sites; the oldest are dropped first. */
const MAX_SITES = 10_000;
/** For each type of request, the delay above which it is rejected, as a multiple of the target. */
const PATIENCE: Readonly<Record<RequestKind, number>> = { transfer: 1, answer: 4 };

/** @param targetMs - the longest acceptable delay of the event loop; if 0, nothing is rejected */
export function createLoadShedding(targetMs: number, registry: Registry): WatchedLoad {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  const shares = {
    transfer: new RefusedShare(PATIENCE.transfer * targetMs),
    answer: new RefusedShare(PATIENCE.answer * targetMs),
  };
  const recent = { transfer: new Map<string, number>(), answer: new Map<string, number>() };
  let accepting: AcceptDelay | null = null;
  let sampling: NodeJS.Timeout | null = null;
  let sampledAt = 0;
  let quietSamples = 0;
  new Gauge({
    name: "load_refused_share",
    help: "Share of new transfers, and of calls that only read data, that this process rejects because it is overloaded",
    labelValues: { asked: Object.keys(PATIENCE), network: ["recent", "new"] },
    registers: [registry],
    collect() {
      for (const [asked, { ofNewcomers, ofOthers }] of Object.entries(shares)) {
        this.set({ asked, network: "new" }, ofNewcomers);
        this.set({ asked, network: "recent" }, ofOthers);
      }
    },
  });

  function sample(): void {
    const now = performance.now();
    // If there are no samples, the event loop was blocked the whole time.
    const meanMs = delay.count > 0 ? delay.mean / 1e6 - RESOLUTION_MS : now - sampledAt - SAMPLE_MS;
    const delayMs = Math.max(0, meanMs, accepting?.ms ?? 0);
    sampledAt = now;
    delay.reset();
    accepting?.probe();
    quietSamples += 1;
    for (const share of Object.values(shares)) {
      share.update(delayMs);
      if (share.ofOthers > 0) quietSamples = 0;
    }
    if (quietSamples < QUIET_SAMPLES) return;
    clearInterval(sampling ?? undefined);
    sampling = null;
    delay.disable();
  }

  function isNewcomer(asked: RequestKind, site: string): boolean {
    const [seen, now] = [recent[asked], performance.now()];
    const seenAt = seen.get(site) ?? Number.NEGATIVE_INFINITY;
    seen.delete(site);
    seen.set(site, now);
    const [oldest] = seen.keys();
    if (seen.size > MAX_SITES && oldest !== undefined) seen.delete(oldest);
    return now - seenAt > RECENT_MS;
  }

  function begin(): NodeJS.Timeout {
    delay.reset();
    delay.enable();
    sampledAt = performance.now();
    return setInterval(sample, SAMPLE_MS).unref();
  }

  if (targetMs === 0) return { admit() {}, watch() {} };
  return {
    watch(server) {
      accepting = new AcceptDelay(server);
    },
    admit(asked, networkOf) {
      quietSamples = 0;
      sampling ??= begin();
      const share = shares[asked];
      if (share.ofOthers === 0) return;
      if (share.refusesNext(isNewcomer(asked, siteOf(networkOf())))) throw BUSY;
    },
  };
}
