import { createLazyCall } from "../chunks/lazy-call.ts";

/** What a person was at when an error occurred. */
export type Activity = "page" | "upload" | "password" | "download" | "sign_in";

type Report = (error: unknown, during: Activity) => void;

/** Tells the operator of errors, where the operator wants to know and the person does not object. */
export type ErrorReports = {
  /** Never throws. */
  report: Report;
  /** The configuration is there. @param address - of the service that takes reports; absent: there is none */
  configure: (address: string | undefined) => void;
};

/** An error that occurs over and over is known by then. */
const MAX_REPORTS = 20;

type Dependencies = {
  /** The person does not want to be followed. */
  isOff: boolean;
  /** Loads what sends the reports. */
  open: (address: string) => Promise<Report>;
};

export function createErrorReports({ isOff, open }: Dependencies): ErrorReports {
  let configure: ErrorReports["configure"] = () => undefined;
  // Not by `withResolvers`: an outdated browser can read the pages about it and about privacy.
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
