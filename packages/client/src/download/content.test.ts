import { setTimeout as delay } from "node:timers/promises";
import { createContentKey, deriveContentKeys, formatLinkKey, sealRecords } from "@envoi/crypto";
import { encodeBase64Url, PIECE_BYTES, ProtocolError, RECORD_BYTES } from "@envoi/protocol";
import fc from "fast-check";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { createDeferred } from "../deferred.ts";
import {
  collectBytes,
  generatePlaintext,
  id,
  isTaking,
  MiB,
  never,
  secret,
  serveContent,
} from "../testing/serve-content.ts";
import { MAX_READ_BYTES } from "./content.ts";
import { adoptContent } from "./download.ts";

describe("a range of plaintext", () => {
  const SIZES = [1, 2, PIECE_BYTES - 1, PIECE_BYTES, PIECE_BYTES + 1, 2 * PIECE_BYTES, 200_000];
  test.each(SIZES)("of a body of %i bytes equals what was sent, at every edge of a Record", async (bytes) => {
    await using served = await serveContent(generatePlaintext(bytes));
    const edges = [0, 1, PIECE_BYTES - 1, PIECE_BYTES, PIECE_BYTES + 1, bytes - 1, bytes].filter(
      (edge) => edge >= 0 && edge <= bytes,
    );
    for (const firstByte of edges) {
      for (const endByte of edges.filter((edge) => edge >= firstByte)) {
        const range = { firstByte, endByte };
        const expected = served.plaintext.subarray(firstByte, endByte);
        expect(Buffer.compare(await served.content.read(range, never()), expected)).toBe(0);
        expect(Buffer.compare(await collectBytes(served.content.stream(range, { signal: never() })), expected)).toBe(0);
      }
    }
    expect(served.calls.filter(isTaking)).toHaveLength(1);
  });

  test("equals the sent bytes, wherever it begins and whatever was read before", async () => {
    const served = await serveContent(generatePlaintext(5 * MiB + 77));
    onTestFinished(() => served[Symbol.asyncDispose]());
    const { plaintext, content } = served;
    const range = fc
      .tuple(fc.nat({ max: plaintext.byteLength }), fc.nat({ max: plaintext.byteLength }))
      .map(([one, other]) => ({ firstByte: Math.min(one, other), endByte: Math.max(one, other) }));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(range, fc.boolean()), { minLength: 1, maxLength: 4 }), async (reads) => {
        const read = await Promise.all(
          reads.map(([each, asStream]) =>
            asStream ? collectBytes(content.stream(each, { signal: never() })) : content.read(each, never()),
          ),
        );
        for (const [index, [{ firstByte, endByte }]] of reads.entries()) {
          expect(Buffer.compare(read[index] ?? Buffer.alloc(0), plaintext.subarray(firstByte, endByte))).toBe(0);
        }
      }),
      { numRuns: 60 },
    );
    expect(served.calls.filter(isTaking)).toHaveLength(1);
  });

  test("that is empty causes no request and uses up no download, even in an empty body", async () => {
    await using served = await serveContent(generatePlaintext(0));
    const none = { firstByte: 0, endByte: 0 };
    expect(await served.content.read(none, never())).toHaveLength(0);
    expect(await collectBytes(served.content.stream(none, { signal: never() }))).toHaveLength(0);
    expect(served.content.isTaken()).toBe(false);
    expect(served.calls).toEqual([]);
  });

  test.each([
    ["begins before the plaintext", -1, 5],
    ["ends after the plaintext", 0, 200_001],
    ["ends before it begins", 6, 5],
    ["is fractional", 0.5, 5],
    ["is not a number", Number.NaN, 5],
  ])("that %s is rejected without a request", async (_what, firstByte, endByte) => {
    await using served = await serveContent(generatePlaintext(200_000));
    await expect(served.content.read({ firstByte, endByte }, never())).rejects.toThrow(RangeError);
    expect(() => served.content.stream({ firstByte, endByte }, { signal: never() })).toThrow(RangeError);
    expect(served.calls).toEqual([]);
  });

  test("that is too large to hold in memory is rejected by `read`", async () => {
    await using served = await serveContent(generatePlaintext(MAX_READ_BYTES + 1));
    await expect(served.content.read({ firstByte: 0, endByte: MAX_READ_BYTES + 1 }, never())).rejects.toThrow(
      RangeError,
    );
    expect(await served.content.read({ firstByte: 1, endByte: MAX_READ_BYTES + 1 }, never())).toHaveLength(
      MAX_READ_BYTES,
    );
  });
});

describe("Records are fetched", () => {
  test("once for any number of reads of the same range", async () => {
    await using served = await serveContent(generatePlaintext(3 * MiB));
    const range = { firstByte: 10 * PIECE_BYTES + 5, endByte: 12 * PIECE_BYTES + 1 };
    for (let n = 0; n < 3; n++) await served.content.read(range, never());
    await Promise.all([1, 2, 3].map(() => collectBytes(served.content.stream(range, { signal: never() }))));
    expect(served.asked()).toEqual([[10, 13]]);
    expect(served.calls[0]?.headers.range).toBe("bytes=0-20");
  });

  test("once for concurrent reads of the same range", async () => {
    await using served = await serveContent(generatePlaintext(3 * MiB));
    const range = { firstByte: 20 * PIECE_BYTES, endByte: 22 * PIECE_BYTES };
    await Promise.all(Array.from({ length: 10 }, () => served.content.read(range, never())));
    expect(served.asked()).toEqual([[20, 22]]);
  });

  test("in growing requests during sequential reads, and in a small one after a jump", async () => {
    await using served = await serveContent(generatePlaintext(20 * MiB));
    const read = (record: number) =>
      served.content.read({ firstByte: record * PIECE_BYTES, endByte: (record + 1) * PIECE_BYTES }, never());
    for (let record = 100; record < 140; record++) await read(record);
    const lengths = served.asked().map(([first, end]) => end - first);
    expect(lengths.length).toBeLessThan(12);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(64);
    await read(20);
    expect(served.asked().at(-1)).toEqual([20, 21]);
  });

  test("in requests that grow to 4 MiB when a stream reads them", async () => {
    await using served = await serveContent(generatePlaintext(20 * MiB));
    const all = { firstByte: 0, endByte: served.plaintext.byteLength };
    const seen: number[] = [];
    const options = {
      onProgress: ({ receivedBytes }: { receivedBytes: number }) => void seen.push(receivedBytes),
      signal: never(),
    };
    expect(Buffer.compare(await collectBytes(served.content.stream(all, options)), served.plaintext)).toBe(0);
    const asked = served.asked();
    expect(asked.map(([first, end]) => end - first).slice(0, 5)).toEqual([4, 8, 16, 32, 64]);
    expect(Math.max(...asked.map(([first, end]) => end - first))).toBe(64);
    expect(asked.map(([first]) => first)).toEqual([0, ...asked.slice(0, -1).map(([, end]) => end)]);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(seen.at(-1)).toBe(served.plaintext.byteLength);
  });

  test("in requests that grow only to 1 MiB when a stream for a player reads them", async () => {
    await using served = await serveContent(generatePlaintext(8 * MiB));
    const all = { firstByte: 0, endByte: served.plaintext.byteLength };
    const options = { isForPlayer: true, signal: never() };
    expect(Buffer.compare(await collectBytes(served.content.stream(all, options)), served.plaintext)).toBe(0);
    expect(
      served
        .asked()
        .map(([first, end]) => end - first)
        .slice(0, 5),
    ).toEqual([4, 8, 16, 16, 16]);
  });

  test("with a total of less than 8 MiB when a stream is cancelled after 1 MiB", async () => {
    await using served = await serveContent(generatePlaintext(40 * MiB));
    await served.content.read({ firstByte: 0, endByte: 65_536 }, never());
    const reader = served.content.stream({ firstByte: 20 * MiB, endByte: 40 * MiB }, { signal: never() }).getReader();
    for (let readBytes = 0; readBytes < MiB; ) readBytes += (await reader.read()).value?.byteLength ?? 0;
    await reader.cancel();
    const records = served.asked().reduce((sum, [first, end]) => sum + end - first, 0);
    expect(records * RECORD_BYTES).toBeLessThan(8 * MiB);
  });

  test.each([
    ["once when a player cancels its stream and opens another where it was", PIECE_BYTES, false],
    ["no longer for a player's cancelled stream after the player jumps", 32 * PIECE_BYTES, true],
  ])("%s", async (_what, firstByte, isAborted) => {
    const goOn = createDeferred<void>();
    const closed = createDeferred<boolean>();
    await using served = await serveContent(generatePlaintext(3 * MiB), {
      answerNth(response, range, { nth }) {
        if (nth > 1) return false;
        response.on("close", () => closed.resolve(!response.writableFinished));
        response.writeHead(206).write(range.subarray(0, 70_000));
        void goOn.promise.then(() => response.end(range.subarray(70_000)));
        return true;
      },
    });
    const open = (begin: number) =>
      served.content.stream({ firstByte: begin, endByte: 3 * MiB }, { isForPlayer: true, signal: never() });
    const first = open(0).getReader();
    await first.read();
    await first.cancel();
    const next = open(firstByte);
    if (isAborted) await closed.promise;
    goOn.resolve();
    expect(Buffer.compare(await collectBytes(next), served.plaintext.subarray(firstByte))).toBe(0);
    expect(await closed.promise).toBe(isAborted);
    const starts = served.asked().map(([begin]) => begin);
    const ends = served.asked().map(([, end]) => end);
    // Each request begins where an earlier one ended, except the first and the one after a jump.
    expect(starts.filter((start) => !ends.includes(start))).toEqual(isAborted ? [0, firstByte / PIECE_BYTES] : [0]);
  });

  test("until the last reader cancels", async () => {
    const closed = createDeferred<void>();
    await using served = await serveContent(generatePlaintext(3 * MiB), {
      answerNth(response, range) {
        response.on("close", closed.resolve);
        response.writeHead(206).write(range.subarray(0, 70_000));
        return true;
      },
    });
    const all = { firstByte: 0, endByte: 3 * MiB };
    const left = served.content.stream(all, { signal: never() }).getReader();
    const cancel = new AbortController();
    const stays = served.content.stream(all, { signal: cancel.signal }).getReader();
    await left.read();
    await stays.read();
    await left.cancel();
    expect(served.asked()).toHaveLength(1);
    const waiting = stays.read();
    cancel.abort();
    await expect(waiting).rejects.toMatchObject({ name: "TransferError", code: "cancelled" });
    await closed.promise;
  });
});

test("at most five requests run concurrently", async () => {
  const five = createDeferred<void>();
  let open = 0;
  let most = 0;
  await using served = await serveContent(generatePlaintext(20 * PIECE_BYTES), {
    answerNth(response, range) {
      open += 1;
      most = Math.max(most, open);
      if (open === 5) five.resolve();
      // Leaves enough time for a sixth request to arrive.
      void five.promise
        .then(() => delay(20))
        .then(() => {
          open -= 1;
          response.writeHead(206).end(range);
        });
      return true;
    },
  });
  await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      served.content.read({ firstByte: n * PIECE_BYTES, endByte: n * PIECE_BYTES + 1 }, never()),
    ),
  );
  expect(most).toBe(5);
});

test("an idle Claim is renewed by requesting one byte every five minutes, until it is released", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  await using served = await serveContent(generatePlaintext(1_000));
  await served.content.read({ firstByte: 0, endByte: 1 }, never());
  const before = served.calls.length;
  for (let n = 0; n < 3; n++) await vi.advanceTimersByTimeAsync(300_000);
  await expect.poll(() => served.calls.length, { timeout: 5_000 }).toBe(before + 3);
  expect(served.calls.at(-1)?.headers.range).toBe("bytes=0-0");
  served.content.close();
  await vi.advanceTimersByTimeAsync(0);
  await expect.poll(() => served.calls.at(-1)?.method).toBe("POST");
  const after = served.calls.length;
  await vi.advanceTimersByTimeAsync(900_000);
  expect(served.calls).toHaveLength(after);
});

test("a second `Content` can read with the page's ticket, without a Proof, and does not end the Claim", async () => {
  await using served = await serveContent(generatePlaintext(200_000));
  const ticket = await served.content.ticket();
  expect(ticket).toEqual({ token: "claim", etag: '"1"' });
  const opened = { id, secretB64: encodeBase64Url(secret), plaintextBytes: 200_000, ticket };
  const adopted = await adoptContent(served, opened);
  const range = { firstByte: 70_000, endByte: 199_999 };
  expect(Buffer.compare(await adopted.read(range, never()), served.plaintext.subarray(70_000, 199_999))).toBe(0);
  adopted.close("leave");
  expect(await served.content.read({ firstByte: 0, endByte: 1 }, never())).toHaveLength(1);
  expect(served.calls.filter(isTaking)).toHaveLength(1);
  expect(served.calls.some(({ method }) => method === "POST")).toBe(false);
  await expect(adoptContent(served, { ...opened, secretB64: "no key" })).rejects.toThrow(ProtocolError);
});

test.each([
  ["with a strong password", formatLinkKey({ secret, passwordProfile: 2 })],
  ["of a delivery, which has no link", ""],
])("a second `Content` %s needs the opened keys to read", async (_of, secretB64) => {
  const contentKey = createContentKey();
  const { bodyKey } = await deriveContentKeys(contentKey);
  const plaintext = generatePlaintext(100_000);
  const body = await collectBytes(sealRecords(new Blob([plaintext]).stream(), { secret: bodyKey }));
  await using served = await serveContent(plaintext, { body });
  const opened = {
    id,
    secretB64,
    plaintextBytes: 100_000,
    ticket: await served.content.ticket(),
  };
  const openedKeys = { authKey: "", contentKeyB64: encodeBase64Url(contentKey) };
  const adopted = await adoptContent(served, { ...opened, openedKeys });
  expect(await adopted.read({ firstByte: 99_000, endByte: 100_000 }, never())).toEqual(plaintext.slice(99_000));
  await expect(adoptContent(served, opened)).rejects.toThrow(ProtocolError);
});
