import { CLAIM_HEADER, EXT_HEADER, LIVE_HEADER, lastRecordOffset, PARALLEL_HEADER } from "@envoi/protocol";
import { RELEASED_BYTES_FACTOR, type UploadStore } from "@envoi/store";
import { describe, expect, test, vi } from "vitest";
import { hostDownload, openRedisStores, openStores } from "./testing/host-download.ts";
import { beginUpload } from "./testing/running-upload.ts";

const BODY_BYTES = 1_000_000;
const PART_BYTES = 300_000;
/** More bytes than fit into a connection's buffers. */
const LONG_BYTES = 64 * 1_048_576;
const LAST_RECORD = lastRecordOffset(BODY_BYTES);

const parseCode = ({ body }: { body: Buffer }): unknown => JSON.parse(body.toString()).code;

const received = (bytes: number, more = {}) => ({
  [EXT_HEADER]: "1",
  [PARALLEL_HEADER]: "1",
  [LIVE_HEADER]: String(bytes),
  Range: `bytes=${bytes}-`,
  ...more,
});

describe.each([
  ["SQLite", openStores],
  ["Redis", openRedisStores],
] as const)("a live link over %s", (_name, open) => {
  test("serves Parts as they become durable, and the last Record under a Claim, which counts once", async () => {
    await using stores = await open();
    await using one = await hostDownload({ stores });
    await using other = await hostDownload({ stores });
    const upload = await beginUpload(stores, { bodyBytes: BODY_BYTES, partBytes: PART_BYTES });
    await upload.store(1);
    const first = await one.ask(upload, received(0, { Range: `bytes=0-${PART_BYTES - 1}` }));
    expect(first.status).toBe(206);
    expect(first.headers.get(LIVE_HEADER)).toBe(String(PART_BYTES));
    expect(first.headers.get("Content-Range")).toBe(`bytes 0-${PART_BYTES - 1}/${BODY_BYTES}`);
    expect(first.headers.get(CLAIM_HEADER)).toBeNull();
    // The third Part is stored before the second, so it is not readable yet.
    await upload.store(3);
    const waiting = other.ask(upload, received(PART_BYTES, { Range: `bytes=${PART_BYTES}-${3 * PART_BYTES - 1}` }));
    await upload.store(2);
    const second = await waiting;
    expect(second.headers.get(LIVE_HEADER)).toBe(String(3 * PART_BYTES));
    await upload.store(4);
    const third = await one.ask(
      upload,
      received(3 * PART_BYTES, { Range: `bytes=${3 * PART_BYTES}-${LAST_RECORD - 1}` }),
    );
    expect(third.headers.get("Content-Range")).toBe(`bytes ${3 * PART_BYTES}-${LAST_RECORD - 1}/${BODY_BYTES}`);
    expect(await stores.uploads.inspect(upload.id)).toMatchObject({ state: "session" });
    const last = other.ask(upload, received(LAST_RECORD));
    await upload.complete();
    const rest = await last;
    expect(rest.status).toBe(206);
    expect(rest.headers.get(LIVE_HEADER)).toBeNull();
    expect(rest.headers.get(CLAIM_HEADER)).not.toBeNull();
    const all = Buffer.concat([first, second, third, rest].map(({ body }) => body));
    expect(all.equals(upload.body)).toBe(true);
    expect(await stores.uploads.inspect(upload.id)).toMatchObject({ state: "gone", downloads: 1 });
  });

  test("continues a response while Parts become durable, and ends it when the upload is complete", async () => {
    await using stores = await open();
    const charges = vi.fn(stores.uploads.chargeUploading);
    const watched = { ...stores, uploads: { ...stores.uploads, chargeUploading: charges } };
    await using one = await hostDownload({ stores: watched });
    const upload = await beginUpload(stores, { bodyBytes: BODY_BYTES, partBytes: PART_BYTES });
    const running = one.ask(upload, received(0));
    for (const number of [1, 2, 3, 4]) {
      await upload.store(number);
      await expect.poll(() => charges.mock.calls).toHaveLength(number);
    }
    await upload.complete();
    const { status, headers, body } = await running;
    expect(status).toBe(206);
    expect(headers.get(LIVE_HEADER)).toBe(String(PART_BYTES));
    expect(headers.get("Content-Range")).toBe(`bytes 0-${LAST_RECORD - 1}/${BODY_BYTES}`);
    expect(body.equals(upload.body.subarray(0, LAST_RECORD))).toBe(true);
  });

  test("ends a response when the sender pauses, and when the limit on sent bytes is reached", async () => {
    await using stores = await open();
    const charges = vi.fn(stores.uploads.chargeUploading);
    const watched = { ...stores, uploads: { ...stores.uploads, chargeUploading: charges } };
    await using one = await hostDownload({ stores: watched });
    const upload = await beginUpload(stores, { bodyBytes: BODY_BYTES, partBytes: PART_BYTES });
    await upload.store(1);
    const stored = upload.body.subarray(0, PART_BYTES);
    expect((await one.ask(upload, received(0))).body.equals(stored)).toBe(true);
    await stores.uploads.chargeUploading(upload.id, RELEASED_BYTES_FACTOR * BODY_BYTES - 2 * PART_BYTES);
    const running = one.ask(upload, received(0));
    await expect.poll(() => charges.mock.calls).toHaveLength(2);
    await upload.store(2);
    expect((await running).body.equals(stored)).toBe(true);
    expect(charges).toHaveBeenCalledTimes(3);
  });

  test("serves a range within the stored bytes exactly as requested", async () => {
    await using stores = await open();
    await using one = await hostDownload({ stores });
    const upload = await beginUpload(stores, { bodyBytes: BODY_BYTES, partBytes: PART_BYTES });
    for (const number of [1, 2]) await upload.store(number);
    for (const [first, last] of [
      [0, 0],
      [PART_BYTES - 1, PART_BYTES],
      [10, 2 * PART_BYTES - 1],
    ] as const) {
      const answer = await one.ask(upload, received(first, { Range: `bytes=${first}-${last}` }));
      expect(answer.body.equals(upload.body.subarray(first, last + 1))).toBe(true);
    }
  });

  test("when the sender gives up, ends for recipients that are reading, waiting or returning", async () => {
    await using stores = await open();
    await using one = await hostDownload({ stores });
    const upload = await beginUpload(stores, { bodyBytes: BODY_BYTES, partBytes: PART_BYTES });
    await upload.store(1);
    const reading = one.ask(upload, received(0));
    const waiting = one.ask(upload, received(PART_BYTES));
    await expect.poll(() => stores.uploads.readUploading(upload.id)).toMatchObject({ storedParts: 1 });
    await upload.abandon();
    expect((await reading).body.byteLength).toBeLessThanOrEqual(PART_BYTES);
    for (const answer of [await waiting, await one.goOn(upload, received(PART_BYTES))]) {
      expect([answer.status, parseCode(answer)]).toEqual([404, "upload_abandoned"]);
    }
    // To a recipient that has received no bytes, the link looks like any other broken link.
    expect((await one.goOn(upload, received(0))).status).toBe(401);
  });

  test.each([
    ["its owner", "owner", "upload_abandoned"],
    ["an operator", "operator", "removed"],
  ] as const)("I4: ends for all recipients when %s deletes it, even if they read slowly", async (_who, by, code) => {
    await using stores = await open();
    await using one = await hostDownload({ stores, renewSeconds: 0.2 });
    const parts = { bodyBytes: LONG_BYTES, partBytes: LONG_BYTES / 4 };
    const upload = await beginUpload(stores, parts);
    await upload.store(1);
    const slow = await one.begin(upload, received(0));
    const waiting = one.ask(upload, received(parts.partBytes));
    expect(await stores.uploads.delete(upload.id, "operation", by)).toBe("deleted");
    await vi.waitFor(() =>
      expect(one.logLines()).toContainEqual(expect.objectContaining({ msg: "download cut", code })),
    );
    await new Promise<void>((resolve) =>
      slow
        .on("error", () => {})
        .once("close", resolve)
        .resume(),
    );
    expect(slow.complete).toBe(false);
    for (const answer of [await waiting, await one.goOn(upload, received(parts.partBytes))]) {
      expect([answer.status, parseCode(answer)]).toEqual([404, code]);
    }
    expect((await one.openPage(upload)).status).toBe(404);
  });

  test("I4: soon after completion, and on deletion, cuts off a recipient that reads slowly", async () => {
    await using stores = await open();
    await using one = await hostDownload({ stores, renewSeconds: 0.2 });
    const upload = await beginUpload(stores, { bodyBytes: LONG_BYTES, partBytes: LONG_BYTES / 4 });
    await upload.store(1);
    const slow = await one.begin(upload, received(0));
    for (const number of [2, 3, 4]) await upload.store(number);
    await upload.complete();
    await stores.uploads.delete(upload.id, "operation");
    await vi.waitFor(() =>
      expect(one.logLines()).toContainEqual(expect.objectContaining({ msg: "download cut", code: "not_yet" })),
    );
    slow.destroy();
  });

  test("does not report a used-up upload as abandoned", async () => {
    await using stores = await open();
    await using one = await hostDownload({ stores });
    const upload = await one.publish(BODY_BYTES);
    expect((await one.ask(upload, {})).status).toBe(200);
    const answer = await one.ask(upload, received(PART_BYTES));
    expect(parseCode(answer)).not.toBe("upload_abandoned");
    expect([401, 404]).toContain(answer.status);
  });

  test("returns 404 to old clients, and to those without live-link support, until the upload is complete", async () => {
    await using stores = await open();
    await using one = await hostDownload({ stores });
    const upload = await beginUpload(stores, { bodyBytes: BODY_BYTES, partBytes: PART_BYTES });
    await upload.store(1);
    for (const headers of [{}, { [EXT_HEADER]: "1" }, { [EXT_HEADER]: "1", Range: "bytes=0-9" }]) {
      const answer = await one.ask(upload, headers);
      expect([answer.status, parseCode(answer)]).toEqual([404, "not_found"]);
    }
    for (const number of [2, 3, 4]) await upload.store(number);
    await upload.complete();
    expect((await one.ask(upload, {})).body.equals(upload.body)).toBe(true);
  });

  test.each([
    ["a range beyond the body", received(0, { Range: `bytes=${BODY_BYTES}-` }), 416, "bad_range"],
    ["no range", received(0, { Range: "" }), 404, "not_yet"],
    ["random access", received(0, { "Envoi-Claim-Use": "random-access" }), 404, "not_yet"],
    ["a negative count", received(0, { [LIVE_HEADER]: "-1" }), 400, "bad_request"],
    ["a malformed range", received(0, { Range: "bytes=a-b" }), 400, "bad_request"],
    ["a Claim that there cannot be", received(0, { [CLAIM_HEADER]: "any" }), 404, "not_found"],
  ])("rejects %s", async (_what, headers, status, code) => {
    await using stores = await open();
    await using one = await hostDownload({ stores });
    const upload = await beginUpload(stores, { bodyBytes: BODY_BYTES, partBytes: PART_BYTES });
    await upload.store(1);
    const answer = await one.ask(upload, headers);
    expect([answer.status, parseCode(answer)]).toEqual([status, code]);
    expect(await stores.uploads.inspect(upload.id)).toMatchObject({ state: "session" });
  });

  test("makes a recipient wait for completion once too many bytes have been sent", async () => {
    await using stores = await open();
    await using one = await hostDownload({ stores });
    const upload = await beginUpload(stores, { bodyBytes: BODY_BYTES, partBytes: PART_BYTES });
    await upload.store(1);
    const spare = 10;
    await stores.uploads.chargeUploading(upload.id, RELEASED_BYTES_FACTOR * BODY_BYTES - spare);
    const refused = await one.ask(upload, received(0));
    expect([refused.status, parseCode(refused)]).toEqual([404, "not_yet"]);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(1);
    expect((await one.ask(upload, received(0, { Range: `bytes=0-${spare - 1}` }))).status).toBe(206);
  });

  test("evicts a recipient that is waiting for its sender when another one in its network needs the slot", async () => {
    await using stores = await open();
    let looks = 0;
    const readUploading: UploadStore["readUploading"] = (id) => {
      looks += 1;
      return stores.uploads.readUploading(id);
    };
    const watched = { ...stores, uploads: { ...stores.uploads, readUploading } };
    await using one = await hostDownload({ stores: watched, variables: { MAX_OPEN_DOWNLOADS_PER_NETWORK: "1" } });
    const upload = await beginUpload(stores, { bodyBytes: BODY_BYTES, partBytes: PART_BYTES });
    await upload.store(1);
    const waiting = one.ask(upload, received(PART_BYTES));
    await expect.poll(() => looks).toBeGreaterThan(1);
    const other = await one.ask(upload, received(0, { Range: `bytes=0-${PART_BYTES - 1}` }));
    expect(other.status).toBe(206);
    const answer = await waiting;
    expect([answer.status, parseCode(answer)]).toEqual([503, "busy"]);
  });

  test("I3: lets two recipients of a single download keep reading, but sends the last Record to only one", async () => {
    await using stores = await open();
    await using one = await hostDownload({ stores });
    const upload = await beginUpload(stores, { bodyBytes: BODY_BYTES, partBytes: PART_BYTES });
    for (const number of [1, 2, 3, 4]) await upload.store(number);
    for (const requester of ["a", "b"]) {
      const headers = { "X-Test-Requester": requester, Range: `bytes=0-${LAST_RECORD - 1}` };
      expect((await one.ask(upload, received(0, headers))).body.byteLength).toBe(LAST_RECORD);
    }
    await upload.complete();
    const answers = await Promise.all(
      ["a", "b"].map((requester) => one.ask(upload, received(LAST_RECORD, { "X-Test-Requester": requester }))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([206, 404]);
  });
});
