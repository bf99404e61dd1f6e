import { loadChunk } from "../shared/chunks/load-chunk.ts";
import type { Environment } from "../shared/environment.tsx";
import {
  type BreakingWindow,
  createErrorReports,
  type ErrorReports,
  reportUncaught,
} from "../shared/error-reports/error-reports.ts";
import { createLazyMetrics } from "../shared/metrics/lazy-metrics.ts";
import type { Metrics } from "../shared/metrics/metrics.ts";
import type { MetricsWindow } from "../shared/metrics/start-metrics.ts";

type InsightEnvironment = Pick<
  Environment,
  "storage" | "ownUploads" | "account" | "sharing" | "language" | "now" | "page"
>;

export type InsightWindow = MetricsWindow & BreakingWindow & { navigator: { doNotTrack: string | null } };

function lazyMetrics(known: InsightEnvironment, view: InsightWindow): Metrics {
  return createLazyMetrics(known, async () => {
    const { startMetrics } = await loadChunk("metrics", () => import("../shared/metrics/start-metrics.ts"));
    return startMetrics(known, view);
  });
}

function lazyErrorReports({ page }: InsightEnvironment, { location }: InsightWindow, isOff: boolean): ErrorReports {
  return createErrorReports({
    isOff,
    open: async (dsn) => {
      const { openSentry } = await loadChunk("open-sentry", () => import("../shared/error-reports/open-sentry.ts"));
      return openSentry({ dsn, version: page.version, origin: location.origin });
    },
  });
}

/** Metrics and error reports for the operator, unless the user opted out of tracking. */
export function createInsight(
  known: InsightEnvironment,
  { isSupported, view }: { isSupported: boolean; view: InsightWindow },
): Pick<Environment, "metrics" | "errorReports"> {
  const isOff = view.navigator.doNotTrack === "1";
  const errorReports = lazyErrorReports(known, view, isOff);
  reportUncaught(errorReports, view);
  // Nothing is recorded in unsupported browsers, which lack the cryptography for visit ids or cannot run the code.
  const metrics = isOff || !isSupported ? { record: () => undefined } : lazyMetrics(known, view);
  return { metrics, errorReports };
}
