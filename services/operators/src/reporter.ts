import { Counter, createRequestCounters, Gauge, type Log, type Registry } from "@envoi/platform";
import type { RequestId, UploadId } from "@envoi/protocol";

/** Reporter of the operators' service: logs and counts each event. */
export type OperatorsReporter = ReturnType<typeof createOperatorsReporter>;

export function createOperatorsReporter({ log, registry }: { log: Log; registry: Registry }) {
  const registers = [registry];
  const requests = createRequestCounters(registry);
  const takeDowns = new Counter({
    name: "operator_take_downs_total",
    help: "Uploads that operators took down",
    registers,
  });
  const reportsClosed = new Counter({
    name: "reports_closed_total",
    help: "Reports that operators closed",
    registers,
  });
  const reportFailures = new Counter({
    name: "reports_failures_total",
    help: "Rounds in which old reports could not be deleted or reported uploads not hashed, and which will be retried",
    registers,
  });
  const reportsOpen = new Gauge({
    name: "reports_open",
    help: "Reports that operators have not closed",
    registers,
  });
  const oldestReport = new Gauge({
    name: "reports_oldest_seconds",
    help: "Age of the oldest of these reports, counted from the start of the day on which it arrived; 0: none",
    registers,
  });
  return {
    reportsWaiting({ count, oldestSeconds }: { count: number; oldestSeconds: number }): void {
      reportsOpen.set(count);
      oldestReport.set(oldestSeconds);
    },
    takenDown(): void {
      takeDowns.inc();
    },
    reportClosed(): void {
      reportsClosed.inc();
    },
    requestClosed(id: RequestId): void {
      requests.request("closed");
      log.info({ requestId: id }, "request closed by an operator");
    },
    requestDeleted(id: RequestId): void {
      requests.request("deleted");
      log.info({ requestId: id }, "request deleted by an operator");
    },
    reportsDropped(count: number): void {
      log.info({ count }, "expired reports deleted");
    },
    digested(id: UploadId, digest: string): void {
      log.info({ uploadId: id, digest }, "reported upload hashed");
    },
    reportsFailed(error: unknown): void {
      reportFailures.inc();
      log.error({ err: error }, "round over reports failed");
    },
  };
}
