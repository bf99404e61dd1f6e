import { expect, test } from "vitest";
import { type ProbedScope, probeCapabilities } from "./probe-capabilities.ts";

function probe(changes: Partial<ProbedScope> = {}) {
  const scope: ProbedScope = {
    navigator: {},
    document: { createElement: () => ({ multiple: false }) },
    matchMedia: () => ({ matches: false }),
    Blob,
    ReadableStream,
    TransformStream,
    CompressionStream,
    Array,
    CSS: { supports: () => true },
    ...changes,
  };
  return probeCapabilities(scope, { crypto: true, storage: true });
}

test("the service worker counts as absent until it has been tested", () => {
  expect(probe()).toMatchObject({ serviceWorker: false, streamDownload: false });
});

test("uploads are streamed if files can be read as streams", () => {
  expect(probe().streamUpload).toBe(true);
  expect(probe({ Blob: class {} as typeof Blob }).streamUpload).toBe(false);
});

test.each<[string, Partial<ProbedScope>]>([
  ["Chrome and Edge 110", { CSS: { supports: () => false } }],
  ["Firefox 114", { Array: { prototype: {} } }],
  ["Safari 16.3", { CompressionStream: undefined }],
  ["browsers that do not say which styles they support", { CSS: undefined }],
])("%s do not stream uploads, because transfers do not support such browsers", (_browser, lacking) => {
  expect(probe(lacking).streamUpload).toBe(false);
});

test("several files can be picked if the file input supports it", () => {
  expect(probe().multifile).toBe(true);
  expect(probe({ document: { createElement: () => ({}) } }).multifile).toBe(false);
});

test("the share sheet and the bridge on Android both count as native sharing", () => {
  expect(probe().nativeShare).toBe(false);
  expect(probe({ navigator: { share: async () => undefined } }).nativeShare).toBe(true);
  expect(probe({ Android: { shareUrl: () => undefined } }).nativeShare).toBe(true);
});

test("an installed app is recognised by its display mode, or by Safari's own property", () => {
  expect(probe().standalone).toBe(false);
  expect(probe({ matchMedia: (query) => ({ matches: query === "(display-mode: standalone)" }) }).standalone).toBe(true);
  expect(probe({ navigator: { standalone: true } }).standalone).toBe(true);
});
