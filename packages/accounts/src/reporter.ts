import { type Clock, Histogram, type IssuerAway, type Log, type Registry } from "@envoi/platform";
import { ClientError } from "openid-client";
import { findFaultCode, IssuerNotAsked } from "./issuer-answers.ts";

/** Describes an error by the library's own message, which quotes neither the request nor the response. */
function describeError(error: unknown) {
  return { reason: error instanceof Error ? error.message : undefined, fault: findFaultCode(error) ?? undefined };
}

const MAX_NAME_CHARACTERS = 500;

/**
 * If a discovery document was rejected because it names an issuer other than the configured one, the name in the
 * document.
 */
export function findNamedIssuer(error: unknown): string | undefined {
  const cause = error instanceof ClientError ? error.cause : null;
  const isAboutName = cause instanceof Object && "attribute" in cause && cause.attribute === "issuer";
  const { issuer } = isAboutName && "body" in cause ? (cause.body as { issuer?: unknown }) : {};
  return typeof issuer === "string" ? issuer.slice(0, MAX_NAME_CHARACTERS) : undefined;
}

/** Logs that the issuer's documents could not be fetched. */
export type IssuerReporter = ReturnType<typeof createIssuerReporter>;

export function createIssuerReporter(log: Log) {
  return {
    undiscovered(error: unknown): void {
      log.warn({ ...describeError(error), named: findNamedIssuer(error) }, "issuer configuration unavailable");
    },
    keysKept(error: unknown): void {
      log.warn(describeError(error), "issuer keys not refreshed; the last ones stay in use");
    },
  };
}

const CHECKED = ["good", "bad"] as const;
const CLOCK_PAUSE_MS = 60_000;

/** Counts requests to the issuer and logs failures, without identifying the token's owner. */
export type AccountsReporter = ReturnType<typeof createAccountsReporter>;

export function createAccountsReporter({ log, registry, clock }: { log: Log; registry: Registry; clock: Clock }) {
  let clockNextMs = Number.NEGATIVE_INFINITY;
  const seconds = new Histogram({
    name: "token_check_seconds",
    help: "Time that the issuer took to check a token, by its answer; cached answers do not count",
    labelValues: { answer: [...CHECKED, "none"] },
    buckets: [0.01, 0.05, 0.2, 1, 3, 6],
    registers: [registry],
  });
  return {
    ...createIssuerReporter(log),
    answered(answer: (typeof CHECKED)[number], durationSeconds: number): void {
      seconds.observe({ answer }, durationSeconds);
    },
    away(error: IssuerAway, durationSeconds: number): void {
      seconds.observe({ answer: "none" }, durationSeconds);
      if (!(error instanceof IssuerNotAsked)) log.warn({ err: error.cause }, "the issuer could not be asked");
    },
    refused(reason: string): void {
      log.info({ reason }, "token refused");
    },
    /** Logs that the issuer accepts a token that has expired by our clock, at most once per CLOCK_PAUSE_MS. */
    clockAhead(aheadMs: number): void {
      if (clock.now() < clockNextMs) return;
      clockNextMs = clock.now() + CLOCK_PAUSE_MS;
      const aheadSeconds = Math.ceil(aheadMs / 1_000);
      log.warn({ aheadSeconds }, "the issuer accepts an expired token: this server's clock is ahead of the issuer's");
    },
    /** @param names - names of the issuer's URLs that are missing or unsafe for pages */
    unusable(names: readonly string[]): void {
      log.warn({ names }, "sign-in unavailable: the issuer lacks addresses that pages need");
    },
    noUserinfo(): void {
      log.warn(
        { names: ["userinfo_endpoint"] },
        "sign-in unavailable: the issuer has no userinfo endpoint; set AUTH_TOKEN_CHECK to jwks or introspection",
      );
    },
    /** @param names - names of the omitted URLs, without which pages still work */
    unsafe(names: readonly string[]): void {
      log.warn({ names }, "addresses of the issuer are not used: they are malformed, or not https");
    },
  };
}
