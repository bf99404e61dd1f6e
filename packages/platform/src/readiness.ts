import { Gauge, type Registry } from "./metrics.ts";
import type { Service } from "./service.ts";
import { inTime } from "./timing.ts";

type Phase = "starting" | "serving" | "draining";

const STATES = ["ready", "failing", "draining"] as const;
type State = (typeof STATES)[number] | "starting";

/** Timeout of a store's check, so a hanging store delays neither the metrics nor probes, which have timeouts of 5 s. */
const PATIENCE_MS = 2_000;

/** Stores that a service needs did not respond. */
class StoresUnavailable extends Error {
  readonly stores: readonly string[];

  constructor(stores: readonly string[], options: ErrorOptions) {
    super(`no response from ${stores.join(", ")}`, options);
    this.stores = stores;
  }
}

type Pingable = { ping(): Promise<void> };

/** Pings stores, by their names in metrics. @throws StoresUnavailable if one fails, or does not respond in time */
export async function checkStores(stores: Readonly<Record<string, Pingable>>): Promise<void> {
  const pings = Object.entries(stores).map(async ([name, store]) => {
    const answer = await inTime(
      PATIENCE_MS,
      store.ping().then(
        () => ({ cause: undefined, isOk: true }),
        (cause: unknown) => ({ cause, isOk: false }),
      ),
    );
    return answer?.isOk ? [] : [{ name, cause: answer?.cause }];
  });
  const failing = (await Promise.all(pings)).flat();
  if (failing.length > 0)
    throw new StoresUnavailable(
      failing.map(({ name }) => name),
      { cause: failing[0]?.cause },
    );
}

/** `failing`: the stores that do not respond, or the service if it cannot work for another reason. */
type Answer = { ready: boolean; state: State; failing: string[] };

export type Readiness = {
  enter(next: Phase): void;
  /** Makes the process not ready until released, so load balancers send no new requests; open requests continue. */
  hold(isHeld: boolean): void;
  /** The response to `/readyz`. */
  ask(): Promise<Answer>;
};

/** @returns what prevents the service from working */
async function findFailing(service: Service): Promise<readonly string[]> {
  const checked = service.check().then(
    () => [],
    (error: unknown) => (error instanceof StoresUnavailable ? error.stores : [service.name]),
  );
  return (await inTime(PATIENCE_MS + 500, checked)) ?? [service.name];
}

/** Whether a process accepts work, for load balancers and as a metric. */
export function createReadiness(services: readonly Service[], registry: Registry): Readiness {
  let phase: Phase = "starting";
  let isHeld = false;

  function chooseState(isFailing: boolean): State {
    if (phase === "starting") return "starting";
    if (phase === "draining" || isHeld) return "draining";
    return isFailing ? "failing" : "ready";
  }
  async function ask(): Promise<Answer> {
    const failing = [...new Set((await Promise.all(services.map(findFailing))).flat())];
    const state = chooseState(failing.length > 0);
    return { ready: state === "ready", state, failing };
  }

  new Gauge({
    name: "service_state",
    help: "1 for the current state of the process, as in /readyz; all are 0 during startup",
    labelValues: { state: STATES },
    registers: [registry],
    async collect() {
      const current = phase === "starting" ? null : (await ask()).state;
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
