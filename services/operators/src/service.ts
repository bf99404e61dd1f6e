import { checkStores, createLoop, nothingToDrain, type Registry, type Service } from "@envoi/platform";
import { Router } from "express";
import { operatorPage } from "./page/routes.ts";
import { createOperatorsReporter } from "./reporter.ts";
import { createKeepReports } from "./reports/keep-reports.ts";
import { type OperatorDeps, operatorRoutes } from "./routes/operator-routes.ts";

export type OperatorsDeps = Omit<OperatorDeps, "report" | "proxyWarnings"> & {
  registry: Registry;
  /** Warnings about the proxies in front of this process; absent if it serves no clients. */
  proxyWarnings?: () => string[];
  /** Interval at which reported uploads are hashed and expired reports deleted. */
  reportsEveryMs?: number;
};

const REPORTS_EVERY_MS = 10_000;

/**
 * Serves the operators' calls and page on the private port. Hashes the ciphertext of reported uploads for operators,
 * and deletes expired reports.
 */
export function createOperators(deps: OperatorsDeps): Service {
  const { uploads, blobs, clock, reportsEveryMs = REPORTS_EVERY_MS } = deps;
  const report = createOperatorsReporter(deps);
  const keepReports = createKeepReports({ ...deps, report });
  const reportLoop = createLoop(
    { clock, onFailure: report.reportsFailed },
    { firstAfterMs: 0, everyMs: reportsEveryMs },
    (_beat, signal) => keepReports(signal),
  );
  const served: OperatorDeps = { ...deps, proxyWarnings: deps.proxyWarnings ?? null, report };

  return {
    name: "operators",
    privateRoutes: Router().use(operatorRoutes(served), operatorPage(served)),
    check: () => checkStores({ uploads, blobs }),
    async start() {
      reportLoop.start();
    },
    drain: nothingToDrain,
    async [Symbol.asyncDispose]() {
      await reportLoop.stop();
    },
  };
}
