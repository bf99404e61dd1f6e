import { expect, test } from "vitest";
import { hostUploadGateway } from "./testing/host-upload-gateway.ts";

test.each([
  ["64", 65_536],
  ["10", 65_536],
  ["100", 102_400],
])("if an archive may have %s files, sealed metadata may have %i bytes", async (files, bytes) => {
  await using gateway = await hostUploadGateway({ MAX_FILES_PER_ARCHIVE: files });
  expect(await gateway.upload(100, { fileMetadata: "a".repeat(bytes) })).toEqual({ ok: true });
  const tooLarge = { error: 413, code: "too_large" };
  expect(await gateway.upload(100, { fileMetadata: "a".repeat(bytes + 4) })).toEqual(tooLarge);
});
