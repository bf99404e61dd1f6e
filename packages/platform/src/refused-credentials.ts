import type { UploadId } from "@envoi/protocol";
import type { Log } from "./log.ts";
import { Counter, type Registry } from "./metrics.ts";

const counters = new WeakMap<Registry, Counter<"credential">>();

/** One counter for all services of a process, which share its registry. */
function counterIn(registry: Registry): Counter<"credential"> {
  let counter = counters.get(registry);
  if (counter === undefined) {
    counter = new Counter({
      name: "refused_credentials_total",
      help: "Proofs and owner tokens that were refused because they did not match, or after too many that did not",
      labelValues: { credential: ["proof", "owner_token"] },
      registers: [registry],
    });
    counters.set(registry, counter);
  }
  return counter;
}

/** Logs and counts invalid Proofs and owner tokens. */
export function createRefusalReporter({ log, registry }: { log: Log; registry: Registry }) {
  const refusals = counterIn(registry);
  return {
    proofRefused(id: UploadId): void {
      refusals.inc({ credential: "proof" });
      log.info({ uploadId: id }, "proof refused");
    },
    ownerTokenRefused(id: UploadId): void {
      refusals.inc({ credential: "owner_token" });
      log.info({ uploadId: id }, "owner token refused");
    },
  };
}
