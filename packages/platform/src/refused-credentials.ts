import type { RequestId, UploadId } from "@envoi/protocol";
import type { Log } from "./log.ts";
import { Counter, type Registry } from "./metrics.ts";

/** Logs and counts invalid Proofs and tokens. */
export function createRefusalReporter({ log, registry }: { log: Log; registry: Registry }) {
  const name = "refused_credentials_total";
  // All services of a process share its registry, and therefore this counter.
  const refusals =
    (registry.getSingleMetric(name) as Counter<"credential"> | undefined) ??
    new Counter({
      name,
      help: "Proofs, owner tokens, and link tokens of requests, that were rejected because they did not match, or because too many earlier ones had not",
      labelValues: { credential: ["proof", "owner_token", "link_token"] },
      registers: [registry],
    });
  return {
    proofRefused(id: UploadId): void {
      refusals.inc({ credential: "proof" });
      log.info({ uploadId: id }, "proof refused");
    },
    ownerTokenRefused(id: UploadId): void {
      refusals.inc({ credential: "owner_token" });
      log.info({ uploadId: id }, "owner token refused");
    },
    requestTokenRefused(id: RequestId, credential: "owner_token" | "link_token"): void {
      refusals.inc({ credential });
      log.info({ requestId: id, credential }, "token of a request refused");
    },
  };
}
