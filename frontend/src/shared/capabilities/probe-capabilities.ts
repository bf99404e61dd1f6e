import { androidBridge } from "../share/sharing.ts";
import type { ProbedCapabilities } from "./capabilities.ts";

/** The part of a window that is asked. */
export type ProbedScope = {
  navigator: Partial<Pick<Navigator, "share">> & { standalone?: unknown };
  document: { createElement: (tag: "input") => object };
  matchMedia: (query: string) => { matches: boolean };
  Blob: typeof Blob;
  ReadableStream?: typeof ReadableStream;
  TransformStream?: typeof TransformStream;
  Promise: object;
  /** What the app for Android provides. */
  Android?: unknown;
};

/** A file is read, encrypted and sent bit by bit. Of what that is written with, `withResolvers` came to browsers last. */
function canStreamBlobs(scope: ProbedScope): boolean {
  const { Blob, ReadableStream, TransformStream } = scope;
  if (ReadableStream === undefined || TransformStream === undefined) return false;
  if (!("withResolvers" in scope.Promise)) return false;
  try {
    return new Blob(["x"]).stream().pipeThrough(new TransformStream()) instanceof ReadableStream;
  } catch {
    return false;
  }
}

/** What a window can say at once; the service worker is tried later. */
export function probeCapabilities(
  scope: ProbedScope,
  known: Pick<ProbedCapabilities, "crypto" | "storage">,
): ProbedCapabilities {
  const { navigator, document } = scope;
  return {
    ...known,
    serviceWorker: false,
    streamUpload: canStreamBlobs(scope),
    streamDownload: false,
    multifile: "multiple" in document.createElement("input"),
    nativeShare: typeof navigator.share === "function" || androidBridge(scope) !== null,
    // Safari says it in its own way.
    standalone: scope.matchMedia("(display-mode: standalone)").matches || navigator.standalone === true,
  };
}
