import { Gauge, type Registry } from "./metrics.ts";
import type { Service } from "./service.ts";
import { inTime } from "./timing.ts";

type Phase = "starting" | "serving" | "draining";

const STATES = ["ready", "failing", "draining"] as const;

/** Timeout of a store's check, so a hanging store does not delay the metrics. */
const PATIENCE_MS = 2_000;

export type Readiness = {
  enter(next: Phase): void;
  /** Makes the process not ready until released, so load balancers send no new requests; open requests continue. */
  hold(isHeld: boolean): void;
  /** The response to `/readyz`. */
  ask(): Promise<{ ready: boolean; failing: string[] }>;
};

/** Whether a process accepts work, for load balancers and as a metric. */
export function createReadiness(services: readonly Service[], registry: Registry): Readiness {
  let phase: Phase = "starting";
  let isHeld = false;

  async function ask() {
    const checks = await Promise.allSettled(services.map((service) => service.check()));
    const failing = services.filter((_service, index) => checks[index]?.status === "rejected").map(({ name }) => name);
    return { ready: phase === "serving" && !isHeld && failing.length === 0, failing };
  }

  async function readState(): Promise<(typeof STATES)[number] | null> {
    if (phase === "starting") return null;
    const answer = await inTime(PATIENCE_MS, ask());
    if (phase === "draining" || isHeld) return "draining";
    return answer?.ready ? "ready" : "failing";
  }

  new Gauge({
    name: "service_state",
    help: "1 for the current state of the process, as in /readyz; all are 0 during startup",
    labelValues: { state: STATES },
    registers: [registry],
    async collect() {
      const current = await readState();
      for (const state of STATES) this.set({ state }, state === current ? 1 : 0);
    },
  });
  return {
    ask,
    enter(next) {
      phase = next;
    },
    hold(next) {
      isHeld = next;
    },
  };
}
