import type { ErrorReports } from "./error-reports.ts";

/** The part of `Window` that is used. */
export type BreakingWindow = Pick<Window, "addEventListener"> & { location: Pick<Location, "origin"> };

/** Reports errors that nothing has caught. */
export function reportUncaught({ report }: Pick<ErrorReports, "report">, view: BreakingWindow): void {
  view.addEventListener("error", ({ error, filename }) => {
    // Errors of browser extensions are not ours to report.
    if (filename.startsWith(view.location.origin)) report(error, "page");
  });
  view.addEventListener("unhandledrejection", ({ reason }) => report(reason, "page"));
}
