import { randomBytes } from "node:crypto";
import {
  CLAIM_HEADER,
  CLAIM_USE_HEADER,
  EXT_HEADER,
  lastRecordOffset,
  ProtocolError,
  parseAuthKey,
  RANDOM_ACCESS,
} from "@envoi/protocol";
import { describe, expect, test } from "vitest";
import { hostDownload, openStores } from "./testing/host-download.ts";

const EXT = { [EXT_HEADER]: "1" };
const BODY_BYTES = 300_000;
const UNCOUNTED = { state: "live", downloads: 0 };

describe("I3: a recipient who disconnects before the response", () => {
  test.each([1_000, BODY_BYTES])("receives none of the %i bytes and uses up no download", async (bytes) => {
    await using hosted = await hostDownload();
    const upload = await hosted.publish(bytes);
    await hosted.askAndLeave(upload, EXT);
    await expect.poll(() => hosted.endings()).toMatchObject([{ outcome: "released", sentBytes: 0 }]);
    expect(await hosted.uploads.inspect(upload.id)).toMatchObject({ ...UNCOUNTED, heldClaims: 0 });
  });

  test("is not counted for the last Record, which can still be fetched in another request", async () => {
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

test("a download and a wrong password cause one notice each, whatever the number of requests", async () => {
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

test("a download that fails before its first byte can be started again immediately", async () => {
  await using hosted = await hostDownload();
  const upload = await hosted.publish(null);
  expect((await hosted.ask(upload, EXT)).status).toBe(500);
  expect(await hosted.uploads.inspect(upload.id)).toMatchObject({ ...UNCOUNTED, heldClaims: 0 });
});

/** A server that is overloaded once `overload` has been called. */
async function hostOverloadable() {
  let isBusy = false;
  const admit = () => {
    if (isBusy) throw new ProtocolError("busy", { retryAfterSeconds: 5 });
  };
  const overload = () => {
    isBusy = true;
  };
  return { ...(await hostDownload({ load: { admit } })), overload };
}

test("I10: an overloaded server starts no downloads, and continues running ones", async () => {
  await using hosted = await hostOverloadable();
  const upload = await hosted.publish(BODY_BYTES);
  const first = await hosted.ask(upload, { ...EXT, Range: "bytes=0-999" });
  hosted.overload();
  const refused = await hosted.ask(upload, {});
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "5"]);
  const claim = { ...EXT, [CLAIM_HEADER]: first.headers.get(CLAIM_HEADER) ?? "" };
  const rest = await hosted.goOn(upload, { ...claim, Range: "bytes=1000-" });
  expect(rest.body).toHaveLength(BODY_BYTES - 1_000);
});

test("I10: an overloaded server serves the page of a link without querying the store", async () => {
  await using hosted = await hostOverloadable();
  const upload = await hosted.publish(BODY_BYTES);
  const page = await hosted.openPage(upload);
  expect([page.status, page.headers.has("WWW-Authenticate")]).toEqual([200, true]);
  hosted.overload();
  const refused = await hosted.openPage(upload);
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "5"]);
  expect(refused.headers.has("WWW-Authenticate")).toBe(false);
  expect(refused.body.toString()).toContain("<html>");
});

test("when a failing store cuts a response, the error is logged", async () => {
  await using stores = await openStores();
  const uploads = { ...stores.uploads, spendRange: () => Promise.reject(new Error("the store is gone")) };
  await using hosted = await hostDownload({ stores: { ...stores, uploads } });
  const upload = await hosted.publish(BODY_BYTES);
  await expect(hosted.ask(upload, EXT)).rejects.toThrow();
  await expect
    .poll(() => hosted.logLines())
    .toContainEqual(expect.objectContaining({ msg: "download cut by an unexpected error", uploadId: upload.id }));
});

describe("I3: random access", () => {
  const ANYWHERE = { ...EXT, [CLAIM_USE_HEADER]: RANDOM_ACCESS };

  test.each([
    ["the first byte", "bytes=0-0", 1],
    ["bytes in the middle", "bytes=100000-100009", 10],
    ["most of it", `bytes=1-${BODY_BYTES - 2}`, BODY_BYTES - 2],
    ["the last byte", `bytes=${BODY_BYTES - 1}-`, 1],
  ])(
    "counts as a download once it has requested %s, and then covers the body in any order",
    async (_what, range, bytes) => {
      await using hosted = await hostDownload();
      const upload = await hosted.publish(BODY_BYTES);
      const first = await hosted.ask(upload, { ...ANYWHERE, Range: range });
      expect(first).toMatchObject({ status: 206 });
      expect(first.body).toHaveLength(bytes);
      expect(first.headers.get(CLAIM_USE_HEADER)).toBe(RANDOM_ACCESS);
      expect(await hosted.uploads.inspect(upload.id)).toMatchObject({
        state: "gone",
        reason: "exhausted",
        downloads: 1,
      });
      const claim = first.headers.get(CLAIM_HEADER) ?? "";
      const asked = ["bytes=299000-", "bytes=5-9", "bytes=100000-199999", "bytes=0-"];
      const answers = await Promise.all(
        asked.map((Range) => hosted.goOn(upload, { ...EXT, [CLAIM_HEADER]: claim, Range })),
      );
      expect(answers.map(({ status }) => status)).toEqual([206, 206, 206, 206]);
      const [whole] = answers.slice(-1);
      expect(answers[0]?.body).toEqual(whole?.body.subarray(299_000));
      expect(answers[1]?.body).toEqual(whole?.body.subarray(5, 10));
      expect(answers[2]?.body).toEqual(whole?.body.subarray(100_000, 200_000));
    },
  );

  test("returns the whole body for a first request without a range", async () => {
    await using hosted = await hostDownload();
    const upload = await hosted.publish(BODY_BYTES);
    const answer = await hosted.ask(upload, ANYWHERE);
    expect(answer.status).toBe(200);
    expect(answer.body).toHaveLength(BODY_BYTES);
  });

  test.each([1_000, BODY_BYTES])(
    "uses up no download if the recipient disconnects before the response of %i bytes",
    async (bytes) => {
      await using hosted = await hostDownload();
      const upload = await hosted.publish(bytes);
      await hosted.askAndLeave(upload, { ...ANYWHERE, Range: "bytes=0-20" });
      await expect.poll(() => hosted.endings()).toMatchObject([{ outcome: "released", sentBytes: 0 }]);
      expect(await hosted.uploads.inspect(upload.id)).toMatchObject({ ...UNCOUNTED, heldClaims: 0 });
    },
  );

  test("uses up no download when the body is missing", async () => {
    await using hosted = await hostDownload();
    const upload = await hosted.publish(null);
    expect((await hosted.ask(upload, ANYWHERE)).status).toBe(500);
    expect(await hosted.uploads.inspect(upload.id)).toMatchObject({ ...UNCOUNTED, heldClaims: 0 });
  });

  test.each(["", "parts", "random-access, random-access", "RANDOM-ACCESS"])(
    "rejects the unknown use %j as bad_request, and uses up no Nonce",
    async (use) => {
      await using hosted = await hostDownload();
      const upload = await hosted.publish(BODY_BYTES);
      const answer = await hosted.ask(upload, { ...EXT, [CLAIM_USE_HEADER]: use });
      expect(answer.status).toBe(400);
      expect(JSON.parse(answer.text)).toEqual({ error: 400, code: "bad_request" });
      expect(await hosted.uploads.inspect(upload.id)).toMatchObject({ ...UNCOUNTED, heldClaims: 0 });
      expect((await hosted.uploads.readChallenge(upload.id, null))?.nonces).toHaveLength(1);
    },
  );

  test("is ignored for clients without the extensions", async () => {
    await using hosted = await hostDownload();
    const upload = await hosted.publish(BODY_BYTES);
    const answer = await hosted.ask(upload, { [CLAIM_USE_HEADER]: "anything", Range: "bytes=5-9" });
    expect(answer.status).toBe(200);
    expect(answer.body).toHaveLength(BODY_BYTES);
    expect(answer.headers.get(CLAIM_USE_HEADER)).toBeNull();
  });
});
