import {
  CLAIM_USE_HEADER,
  ciphertextBytes,
  HEADER_BYTES,
  PIECE_BYTES,
  ProtocolError,
  RECORD_BYTES,
} from "@envoi/protocol";
import { describe, expect, onTestFinished, test } from "vitest";
import { createDeferred } from "../deferred.ts";
import {
  generatePlaintext,
  id,
  isTaking,
  never,
  refuse,
  seal,
  secret,
  serveContent,
  skipPauses,
} from "../testing/serve-content.ts";
import { requireSuccess, send } from "../wire/server.ts";
import type { Signer } from "../wire/signed-request.ts";
import { createContent } from "./content.ts";
import { openRandomAccess } from "./random-access-claim.ts";

describe("a read fails", () => {
  test.each(["not_found", "all_claimed", "bad_proof", "internal"] as const)(
    "with the server's %s when it cannot claim the download, and the next read claims it",
    async (code) => {
      let refusals = 1;
      const served = await serveContent(generatePlaintext(1_000));
      onTestFinished(() => served[Symbol.asyncDispose]());
      const signer: Signer = {
        get: async (path, signal, { headers = {} } = {}) => {
          refusals -= 1;
          if (refusals >= 0) throw new ProtocolError(code);
          return requireSuccess(await send(served, path, { signal, headers }));
        },
      };
      const take = (signal: AbortSignal) =>
        openRandomAccess({ server: served, id, bodyCall: "stream" }, signer, signal);
      const content = createContent(take, { secret, plaintextBytes: 1_000 });
      const range = { firstByte: 0, endByte: 10 };
      await expect(content.read(range, never())).rejects.toMatchObject({ name: "ProtocolError", code });
      expect(content.isTaken()).toBe(false);
      expect(await content.read(range, never())).toHaveLength(10);
      expect(content.isTaken()).toBe(true);
      content.close();
    },
  );

  test.each([
    ["responds with the whole body", { firstStatus: 200 }],
    ["supports only ordinary Claims", { firstHeaders: { [CLAIM_USE_HEADER]: "other" } }],
  ])("with bad_range when the server %s, and releases the Claim", async (_what, behaviour) => {
    await using served = await serveContent(generatePlaintext(1_000), behaviour);
    await expect(served.content.read({ firstByte: 0, endByte: 1 }, never())).rejects.toMatchObject({
      code: "bad_range",
    });
    await expect.poll(() => served.calls.at(-1)).toMatchObject({ method: "POST", path: `/api/done/${id}` });
  });

  test.each([
    ["shorter", 1, "truncated"],
    ["longer", -1, "too-long"],
  ])("at every attempt when the body is %s than announced, and uses up one download", async (_what, by, reason) => {
    await using served = await serveContent(generatePlaintext(200_000), {
      firstHeaders: { "Content-Range": `bytes 0-20/${ciphertextBytes(200_000) - by}` },
    });
    const read = () => served.content.read({ firstByte: 0, endByte: 1 }, never());
    await expect(read()).rejects.toMatchObject({ name: "DecryptionError", code: reason });
    expect(served.calls.filter(isTaking)).toHaveLength(1);
  });

  test("when a Record is not authentic, but only for ranges that contain it", async () => {
    const plaintext = generatePlaintext(10 * PIECE_BYTES);
    const body = await seal(plaintext);
    body.writeUInt8((body[HEADER_BYTES + 3 * RECORD_BYTES + 9] ?? 0) ^ 1, HEADER_BYTES + 3 * RECORD_BYTES + 9);
    await using served = await serveContent(plaintext, { body });
    const bad = { firstByte: 3 * PIECE_BYTES, endByte: 3 * PIECE_BYTES + 1 };
    const damaged = { name: "DecryptionError", code: "authentication" };
    for (let n = 0; n < 2; n++) await expect(served.content.read(bad, never())).rejects.toMatchObject(damaged);
    const all = served.content.stream({ firstByte: 0, endByte: plaintext.byteLength }, { signal: never() });
    const reader = all.getReader();
    for (let n = 0; n < 3; n++) expect((await reader.read()).value).toHaveLength(PIECE_BYTES);
    await expect(reader.read()).rejects.toMatchObject(damaged);
    expect(await served.content.read({ firstByte: 0, endByte: 3 * PIECE_BYTES }, never())).toHaveLength(
      3 * PIECE_BYTES,
    );
    expect(await served.content.read({ firstByte: 4 * PIECE_BYTES, endByte: 5 * PIECE_BYTES }, never())).toHaveLength(
      PIECE_BYTES,
    );
  });

  test("when Records of the body are swapped", async () => {
    const plaintext = generatePlaintext(4 * PIECE_BYTES);
    const body = await seal(plaintext);
    const at = (record: number) => body.subarray(HEADER_BYTES + record * RECORD_BYTES).subarray(0, RECORD_BYTES);
    const swapped = Buffer.concat([body.subarray(0, HEADER_BYTES), at(1), at(0), at(2), at(3)]);
    await using served = await serveContent(plaintext, { body: swapped });
    const read = served.content.read({ firstByte: 0, endByte: 1 }, never());
    await expect(read).rejects.toMatchObject({ name: "DecryptionError", code: "authentication" });
  });

  test.each([
    ["not_found", 1],
    ["bad_range", 1],
    ["rate_limited", 6],
    ["busy", 8],
  ] as const)("with %s once requests under the Claim have been rejected %i times", async (code, tries) => {
    skipPauses();
    await using served = await serveContent(generatePlaintext(1_000), {
      answerNth: (response) => refuse(response, code),
    });
    const read = served.content.read({ firstByte: 0, endByte: 1 }, never());
    await expect(read).rejects.toMatchObject({ name: "ProtocolError", code });
    expect(served.asked()).toHaveLength(tries);
  });

  test("as cancelled if cancelled before or while it waits, and other reads continue", async () => {
    const hold = createDeferred<void>();
    await using served = await serveContent(generatePlaintext(1_000), {
      answerNth(response, range) {
        void hold.promise.then(() => response.writeHead(206).end(range));
        return true;
      },
    });
    const range = { firstByte: 0, endByte: 1_000 };
    const cancel = new AbortController();
    const other = served.content.read(range, never());
    const cancelled = served.content.read(range, cancel.signal);
    cancel.abort();
    await expect(cancelled).rejects.toMatchObject({ code: "cancelled" });
    await expect(served.content.read(range, cancel.signal)).rejects.toMatchObject({ code: "cancelled" });
    hold.resolve();
    expect(Buffer.compare(await other, served.plaintext)).toBe(0);
    expect(served.asked()).toHaveLength(1);
  });

  test("as cancelled once the content is closed, and the Claim is released", async () => {
    await using served = await serveContent(generatePlaintext(200_000), { answerNth: () => true });
    const range = { firstByte: 0, endByte: 1 };
    const reading = served.content.read(range, never());
    await expect.poll(() => served.asked()).toHaveLength(1);
    served.content.close();
    await expect(reading).rejects.toMatchObject({ code: "cancelled" });
    await expect(served.content.read(range, never())).rejects.toMatchObject({ code: "cancelled" });
    await expect.poll(() => served.calls.at(-1)).toMatchObject({ method: "POST", path: `/api/done/${id}` });
    expect(served.calls.filter(isTaking)).toHaveLength(1);
  });
});

test.each([
  ["in the middle of a Record", 2 * RECORD_BYTES + 100],
  ["between two Records", 2 * RECORD_BYTES],
  ["before the first byte", 0],
])("after a connection breaks %s, the download continues after the last whole Record", async (_where, bytes) => {
  skipPauses();
  await using served = await serveContent(generatePlaintext(4 * PIECE_BYTES), {
    answerNth(response, range, { nth }) {
      if (nth > 1) return false;
      response.writeHead(206, { "Content-Length": range.length });
      response.write(range.subarray(0, bytes), () => response.destroy());
      return true;
    },
  });
  const all = { firstByte: 0, endByte: 4 * PIECE_BYTES };
  expect(Buffer.compare(await served.content.read(all, never()), served.plaintext)).toBe(0);
  expect(served.calls.filter(isTaking)).toHaveLength(1);
  expect(served.asked()).toHaveLength(2);
});

test("the download also continues after a response that ends early without an error", async () => {
  skipPauses();
  await using served = await serveContent(generatePlaintext(4 * PIECE_BYTES), {
    answerNth(response, range, { nth }) {
      if (nth > 1) return false;
      response.writeHead(206).end(range.subarray(0, 70_000));
      return true;
    },
  });
  const all = { firstByte: 0, endByte: 4 * PIECE_BYTES };
  expect(Buffer.compare(await served.content.read(all, never()), served.plaintext)).toBe(0);
  expect(served.asked()).toEqual([
    [0, 4],
    [1, 4],
  ]);
});
