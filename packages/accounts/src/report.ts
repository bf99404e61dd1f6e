import { Histogram, type IssuerAway, type Log, type Registry } from "@envoi/platform";
import { faultOf, IssuerNotAsked } from "./issuer-answers.ts";

/** Texts of the libraries: they hold nothing of a question or an answer. */
function reasonOf(error: unknown) {
  return { reason: error instanceof Error ? error.message : undefined, fault: faultOf(error) ?? undefined };
}

/** What happens between us and the issuer: each is counted, and what went wrong is logged. Nothing says whose token it was. */
export type AccountsReporter = ReturnType<typeof createAccountsReporter>;

export function createAccountsReporter({ log, registry }: { log: Log; registry: Registry }) {
  const seconds = new Histogram({
    name: "token_check_seconds",
    help: "Time that the issuer took to say whether a token is good, by its answer",
    labelNames: ["answer"],
    buckets: [0.01, 0.05, 0.2, 1, 3, 6],
    registers: [registry],
  });
  return {
    answered(answer: "good" | "bad", durationSeconds: number): void {
      seconds.observe({ answer }, durationSeconds);
    },
    away(error: IssuerAway, durationSeconds: number): void {
      seconds.observe({ answer: "none" }, durationSeconds);
      if (!(error instanceof IssuerNotAsked)) log.warn({ err: error.cause }, "the issuer could not be asked");
    },
    undiscovered(error: unknown): void {
      log.warn(reasonOf(error), "the issuer did not tell its configuration");
    },
    keysKept(error: unknown): void {
      log.warn(reasonOf(error), "the issuer did not tell its keys: those from before go on");
    },
    /** @param names - of the addresses that are missing, or that no page should go to */
    unusable(names: readonly string[]): void {
      log.warn({ names }, "nobody can sign in: the issuer lacks addresses that pages need");
    },
  };
}
