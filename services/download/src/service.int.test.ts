import { randomBytes } from "node:crypto";
import { CLAIM_HEADER, EXT_HEADER, lastRecordOffset, parseAuthKey } from "@envoi/protocol";
import { describe, expect, test } from "vitest";
import { hostDownload } from "./testing/host-download.ts";

const EXT = { [EXT_HEADER]: "1" };
const BODY_BYTES = 300_000;
const UNCOUNTED = { state: "live", downloads: 0 };

describe("I3: a recipient who went before the answer", () => {
  test.each([1_000, BODY_BYTES])("is sent nothing of %i bytes and leaves the download to others", async (bytes) => {
    await using hosted = await hostDownload();
    const upload = await hosted.publish(bytes);
    await hosted.askAndLeave(upload, EXT);
    await expect.poll(() => hosted.endings()).toMatchObject([{ outcome: "given_back", sentBytes: 0 }]);
    expect(await hosted.uploads.inspect(upload.id)).toMatchObject({ ...UNCOUNTED, heldClaims: 0 });
  });

  test("is not counted for the last Record, which another request may have", async () => {
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

test("the start of a download is noticed once, however many requests it takes, and so is a wrong password", async () => {
  await using hosted = await hostDownload();
  const upload = await hosted.publish(BODY_BYTES);
  const first = await hosted.ask(upload, { ...EXT, Range: "bytes=0-9" });
  const claim = { [CLAIM_HEADER]: first.headers.get(CLAIM_HEADER) ?? "" };
  await hosted.ask(upload, { ...EXT, ...claim, Range: "bytes=10-19" });
  const about = { uploadId: upload.id, count: 1 };
  expect(hosted.notices).toMatchObject([{ type: "download.started", ...about }]);
  await hosted.uploads.setPassword(upload.id, { operationId: "password", authKey: upload.authKey });
  const wrong = { ...upload, authKey: parseAuthKey(randomBytes(64).toString("base64url")) };
  expect((await hosted.ask(wrong, EXT)).status).toBe(401);
  expect(hosted.notices.slice(1)).toMatchObject([{ type: "password.refused", ...about }]);
});

test("a download that fails before its first byte can be begun again at once", async () => {
  await using hosted = await hostDownload();
  const upload = await hosted.publish(null);
  expect((await hosted.ask(upload, EXT)).status).toBe(500);
  expect(await hosted.uploads.inspect(upload.id)).toMatchObject({ ...UNCOUNTED, heldClaims: 0 });
});
