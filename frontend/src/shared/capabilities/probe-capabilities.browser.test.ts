import { expect, test } from "vitest";
import { probeCapabilities } from "./probe-capabilities.ts";

test("a real browser streams uploads, picks several files, and is not standalone", () => {
  expect(probeCapabilities(window, { crypto: true, storage: true })).toMatchObject({
    streamUpload: true,
    multifile: true,
    standalone: false,
  });
});
