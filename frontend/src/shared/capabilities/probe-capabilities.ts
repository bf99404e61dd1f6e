import { androidBridge } from "../share/sharing.ts";
import type { ProbedCapabilities } from "./capabilities.ts";

/** The part of `Window` that the tests use. */
export type ProbedScope = {
  navigator: Partial<Pick<Navigator, "share">> & { standalone?: unknown };
  document: { createElement: (tag: "input") => object };
  matchMedia: (query: string) => { matches: boolean };
  Blob: typeof Blob;
  ReadableStream?: typeof ReadableStream;
  TransformStream?: typeof TransformStream;
  CompressionStream?: unknown;
  Array: { prototype: object };
  CSS?: { supports: (property: string, value: string) => boolean } | undefined;
  /** Provided by the Android app. */
  Android?: unknown;
};

/**
 * Whether this browser is recent enough for transfers: see `browserslist` in the root's package.json. Each line tests for a feature
 * that the oldest supported version of one engine introduced, and that all supported versions of the other engines
 * have.
 */
function isSupported(scope: ProbedScope): boolean {
  return (
    // Chrome and Edge 111
    scope.CSS?.supports("color", "color-mix(in srgb, red, blue)") === true &&
    // Firefox 115
    "toReversed" in scope.Array.prototype &&
    // Safari 16.4
    scope.CompressionStream !== undefined
  );
}

/** Whether a file can be read, encrypted and sent piece by piece. */
function canStreamBlobs({ Blob, ReadableStream, TransformStream }: ProbedScope): boolean {
  if (ReadableStream === undefined || TransformStream === undefined) return false;
  try {
    return new Blob(["x"]).stream().pipeThrough(new TransformStream()) instanceof ReadableStream;
  } catch {
    return false;
  }
}

/** Capabilities that can be tested synchronously. The service worker is tested later. */
export function probeCapabilities(
  scope: ProbedScope,
  known: Pick<ProbedCapabilities, "crypto" | "storage">,
): ProbedCapabilities {
  const { navigator, document } = scope;
  return {
    ...known,
    serviceWorker: false,
    streamUpload: isSupported(scope) && canStreamBlobs(scope),
    streamDownload: false,
    multifile: "multiple" in document.createElement("input"),
    nativeShare: typeof navigator.share === "function" || androidBridge(scope) !== null,
    // Safari on iOS sets its own property, `navigator.standalone`.
    standalone: scope.matchMedia("(display-mode: standalone)").matches || navigator.standalone === true,
  };
}
