import { createLazyCall } from "../chunks/lazy-call.ts";

/** The operation during which an error occurred. */
export type Activity = "page" | "upload" | "password" | "download" | "sign_in";

type Report = (error: unknown, during: Activity) => void;

/** Reports errors to the operator if that is configured and the user has not opted out of tracking. */
export type ErrorReports = {
  /** Never throws. */
  report: Report;
  /**
   * Call this once the configuration has arrived. @param address - where reports are sent; absent if reports are not
   * configured
   */
  configure: (address: string | undefined) => void;
};

/** Maximum number of reports from one page: further errors are usually repetitions. */
const MAX_REPORTS = 20;

type Dependencies = {
  /** Whether reports are off because the user has opted out of tracking. */
  isOff: boolean;
  /** Loads the reporter. */
  open: (address: string) => Promise<Report>;
};

export function createErrorReports({ isOff, open }: Dependencies): ErrorReports {
  let configure: ErrorReports["configure"] = () => undefined;
  // Not `withResolvers`: outdated browsers lack it but must still show their notice and the privacy page.
  const configured = new Promise<string | undefined>((resolve) => {
    configure = resolve;
  });
  const send = createLazyCall<Parameters<Report>>(async () => {
    const address = await configured;
    return address === undefined ? () => undefined : open(address);
  });
  let left = isOff ? 0 : MAX_REPORTS;
  return {
    report(...occurred) {
      if (left === 0) return;
      left -= 1;
      send(...occurred);
    },
    configure,
  };
}

export type BreakingWindow = Pick<Window, "addEventListener"> & { location: Pick<Location, "origin"> };

export function reportUncaught({ report }: Pick<ErrorReports, "report">, view: BreakingWindow): void {
  view.addEventListener("error", ({ error, filename }) => {
    // Browser extensions' errors are not reported.
    if (filename.startsWith(view.location.origin)) report(error, "page");
  });
  view.addEventListener("unhandledrejection", ({ reason }) => report(reason, "page"));
}
