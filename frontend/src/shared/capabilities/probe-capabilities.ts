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
  CompressionStream?: unknown;
  Array: { prototype: object };
  CSS?: { supports: (property: string, value: string) => boolean } | undefined;
  /** What the app for Android provides. */
  Android?: unknown;
};

/**
 * Whether this is one of the browsers that the transfers are built for, `browserslist` in the root's package.json. Each
 * line is what the oldest of one engine brought and all the others have.
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

/** A file is read, encrypted and sent bit by bit. */
function canStreamBlobs({ Blob, ReadableStream, TransformStream }: ProbedScope): boolean {
  if (ReadableStream === undefined || TransformStream === undefined) return false;
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
    streamUpload: isSupported(scope) && canStreamBlobs(scope),
    streamDownload: false,
    multifile: "multiple" in document.createElement("input"),
    nativeShare: typeof navigator.share === "function" || androidBridge(scope) !== null,
    // Safari says it in its own way.
    standalone: scope.matchMedia("(display-mode: standalone)").matches || navigator.standalone === true,
  };
}
