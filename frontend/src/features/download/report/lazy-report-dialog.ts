import { lazyPart } from "../../../shared/chunks/lazy-part.tsx";

export const ReportDialog = lazyPart(
  "report-dialog",
  async () => (await import("./connected-report.tsx")).ConnectedReportDialog,
);
