import { Histogram, type IssuerAway, type Log, type Registry } from "@envoi/platform";
import { faultOf, IssuerNotAsked } from "./issuer-answers.ts";

/** Error texts of the libraries, which quote neither the request nor the answer. */
function reasonOf(error: unknown) {
  return { reason: error instanceof Error ? error.message : undefined, fault: faultOf(error) ?? undefined };
}

/** Logs that the issuer's documents could not be fetched. */
export type IssuerReporter = ReturnType<typeof createIssuerReporter>;

export function createIssuerReporter(log: Log) {
  return {
    undiscovered(error: unknown): void {
      log.warn(reasonOf(error), "issuer configuration unavailable");
    },
    keysKept(error: unknown): void {
      log.warn(reasonOf(error), "issuer keys not refreshed; the last ones stay in use");
    },
  };
}

/** Counts requests to the issuer and logs failures, without identifying the token's owner. */
export type AccountsReporter = ReturnType<typeof createAccountsReporter>;

export function createAccountsReporter({ log, registry }: { log: Log; registry: Registry }) {
  const seconds = new Histogram({
    name: "token_check_seconds",
    help: "Time that the issuer took to check a token, by its answer",
    labelNames: ["answer"],
    buckets: [0.01, 0.05, 0.2, 1, 3, 6],
    registers: [registry],
  });
  return {
    ...createIssuerReporter(log),
    answered(answer: "good" | "bad", durationSeconds: number): void {
      seconds.observe({ answer }, durationSeconds);
    },
    away(error: IssuerAway, durationSeconds: number): void {
      seconds.observe({ answer: "none" }, durationSeconds);
      if (!(error instanceof IssuerNotAsked)) log.warn({ err: error.cause }, "the issuer could not be asked");
    },
    /** @param names - of addresses that are missing or unsafe for pages */
    unusable(names: readonly string[]): void {
      log.warn({ names }, "sign-in unavailable: the issuer lacks addresses that pages need");
    },
  };
}
