import { expect, test } from "vitest";
import { probeCapabilities } from "./probe-capabilities.ts";

test("a real browser streams uploads and picks several files, and this one runs in a tab", () => {
  expect(probeCapabilities(window, { crypto: true, storage: true })).toMatchObject({
    streamUpload: true,
    multifile: true,
    standalone: false,
  });
});
