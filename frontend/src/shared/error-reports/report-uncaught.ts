import type { ErrorReports } from "./error-reports.ts";

/** The part of a window that is used. */
export type BreakingWindow = Pick<Window, "addEventListener"> & { location: Pick<Location, "origin"> };

/** Reports what no part of the page has caught. */
export function reportUncaught({ report }: Pick<ErrorReports, "report">, view: BreakingWindow): void {
  view.addEventListener("error", ({ error, filename }) => {
    // An extension's own faults are not ours to report.
    if (filename.startsWith(view.location.origin)) report(error, "page");
  });
  view.addEventListener("unhandledrejection", ({ reason }) => report(reason, "page"));
}
