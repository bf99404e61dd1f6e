import { lazyPart } from "../../../shared/chunks/lazy-part.tsx";

export const ReportDialog = lazyPart(
  "report-dialog",
  () => import("./connected-report.tsx"),
  (module) => module.ConnectedReportDialog,
);
