import type { ErrorReports } from "./error-reports.ts";

/** The part of `Window` used here. */
export type BreakingWindow = Pick<Window, "addEventListener"> & { location: Pick<Location, "origin"> };

/** Reports uncaught errors. */
export function reportUncaught({ report }: Pick<ErrorReports, "report">, view: BreakingWindow): void {
  view.addEventListener("error", ({ error, filename }) => {
    // Errors of browser extensions are not reported.
    if (filename.startsWith(view.location.origin)) report(error, "page");
  });
  view.addEventListener("unhandledrejection", ({ reason }) => report(reason, "page"));
}
