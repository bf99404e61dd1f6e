import { CLAIM_HEADER, EXT_HEADER, lastRecordOffset } from "@envoi/protocol";
import { describe, expect, test } from "vitest";
import { hostDownload } from "./testing/host-download.ts";

const EXT = { [EXT_HEADER]: "1" };
const BODY_BYTES = 300_000;
const UNCOUNTED = { state: "live", downloads: 0 };

describe("I3: a recipient who left before the response", () => {
  test.each([1_000, BODY_BYTES])("receives none of %i bytes and uses up no download", async (bytes) => {
    await using hosted = await hostDownload();
    const upload = await hosted.publish(bytes);
    await hosted.askAndLeave(upload, EXT);
    await expect.poll(() => hosted.endings()).toMatchObject([{ outcome: "given_back", sentBytes: 0 }]);
    expect(await hosted.uploads.inspect(upload.id)).toMatchObject({ ...UNCOUNTED, heldClaims: 0 });
  });

  test("is not counted for the last Record, which another request may still fetch", async () => {
    await using hosted = await hostDownload();
    const upload = await hosted.publish(BODY_BYTES);
    const lastRecord = lastRecordOffset(BODY_BYTES);
    const first = await hosted.ask(upload, { ...EXT, Range: `bytes=0-${lastRecord - 1}` });
    const claim = { [CLAIM_HEADER]: first.headers.get(CLAIM_HEADER) ?? "" };
    await hosted.askAndLeave(upload, { ...EXT, ...claim, Range: `bytes=${lastRecord}-` });
    await expect.poll(() => hosted.endings()).toMatchObject([{ outcome: "kept" }, { outcome: "kept", sentBytes: 0 }]);
    expect(await hosted.uploads.inspect(upload.id)).toMatchObject({ ...UNCOUNTED, heldClaims: 1 });
  });
});

test("a download that fails before its first byte can be started again at once", async () => {
  await using hosted = await hostDownload();
  const upload = await hosted.publish(null);
  expect((await hosted.ask(upload, EXT)).status).toBe(500);
  expect(await hosted.uploads.inspect(upload.id)).toMatchObject({ ...UNCOUNTED, heldClaims: 0 });
});
