import { sendReport } from "@envoi/client/report";
import { ReportDialog, type ReportDialogProps } from "./report-dialog.tsx";

type ConnectedReportDialogProps = Omit<ReportDialogProps, "send"> & {
  /** The operator's. */
  publicKey: string;
};

/** Seals a report and sends it to the page's server. */
export function ConnectedReportDialog({ publicKey, ...props }: ConnectedReportDialogProps) {
  const server = { origin: location.origin };
  return <ReportDialog {...props} send={(report, signal) => sendReport(server, publicKey, report, signal)} />;
}
