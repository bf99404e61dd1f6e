import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { hashOwnerToken } from "@envoi/auth/node";
import type { ObservedFactType, Observer } from "@envoi/events";
import { createLog } from "@envoi/platform";
import type { UploadId } from "@envoi/protocol";
import type { StoredUpload } from "@envoi/store";
import type { Response } from "express";
import { expect, onTestFinished, test, vi } from "vitest";
import { createOwnerNews } from "./owner-news.ts";

const A = "aaaaaaaaaaaaaaaa" as UploadId;
const B = "bbbbbbbbbbbbbbbb" as UploadId;
const TOKEN = "00112233445566778899";

/** Creates owner streams, with a store and a bus that the test controls. */
async function host() {
  const downloads = new Map<UploadId, number>([A, B].map((id) => [id, 0]));
  const ends: string[] = [];
  let observer: Observer<ObservedFactType> | null = null;
  let onRead = () => {};
  let position = 100;
  const news = createOwnerNews({
    uploads: {
      readRequest: async () => null,
      async read(id) {
        const count = downloads.get(id);
        const times = { remainingMs: 60_000, expiresAtMs: 60_000 };
        const upload = { id, downloads: count, downloadLimit: 9, requestId: null, ...times };
        onRead();
        if (count === undefined) return null;
        return { ...upload, ownerTokenHash: hashOwnerToken(TOKEN) } as StoredUpload;
      },
    },
    bus: {
      async observe(_types, given) {
        observer = given;
        return { async [Symbol.asyncDispose]() {} };
      },
    },
    config: { maxOpenStreams: 10, maxOpenStreamsPerNetwork: 0, streamSeconds: 3_600 },
    report: {
      ownerTokenRefused() {},
      requestTokenRefused() {},
      streamOpened() {},
      streamEnded: (reason) => void ends.push(reason),
    },
    clock: { now: () => 0 },
    log: createLog({ level: "silent", service: "test" }),
  });
  onTestFinished(() => news[Symbol.asyncDispose]());
  await news.start();
  return {
    downloads,
    ends,
    gap: () => observer?.onGap(),
    complete(uploadId: UploadId, count: number) {
      const fact = { id: `f${position}`, v: 1, atMs: 1, uploadId, downloads: count, ciphertextBytes: 39 } as const;
      observer?.onFact({ ...fact, type: "download.completed" }, ++position);
    },
    change(uploadId: UploadId) {
      const fact = { id: `f${position}`, v: 1, atMs: 1, uploadId, downloadLimit: 9, expiresAtMs: 1 } as const;
      observer?.onFact({ ...fact, type: "upload.changed", passwordSet: false }, ++position);
    },
    whileReading(work: () => void) {
      onRead = work;
    },
    /** @returns the stream's events, each as text with its type, upload and count */
    async open(uploads: UploadId[], since: number | null = null) {
      const response = new ServerResponse(new IncomingMessage(new Socket()));
      const seen: string[] = [];
      response.write = (chunk: string) => {
        const [, type] = /^event: (.*)$/m.exec(chunk) ?? [];
        const [, count = "-"] = /"dtotal":(\d+)/.exec(chunk) ?? [];
        const [, id = ""] = /"id":"(.)/.exec(chunk) ?? [];
        if (type !== undefined) seen.push(`${type} ${id} ${count}`);
        return true;
      };
      const claimed = uploads.map((id) => ({ id, ownerToken: TOKEN }));
      await news.open({ uploads: claimed, requests: [], since, network: "n" }, response as Response);
      return seen;
    },
  };
}

test("after a gap, counts and missing uploads are read from the store", async () => {
  const { downloads, ends, gap, open } = await host();
  const seen = await open([A, B]);
  downloads.set(A, 2).delete(B);
  gap();
  await vi.waitFor(() => expect(seen.slice(2)).toEqual(["snapshot a 2", "gone b -"]));
  downloads.delete(A);
  gap();
  await vi.waitFor(() => expect(seen.slice(4)).toEqual(["gone a -"]));
  expect(ends).toEqual(["finished"]);
});

test("a state is read again if facts were missed during the read", async () => {
  const { downloads, gap, whileReading, open } = await host();
  let isFirst = true;
  whileReading(() => {
    if (!isFirst) return;
    isFirst = false;
    downloads.set(A, 3);
    gap();
  });
  expect(await open([A])).toEqual(["snapshot a 3"]);
});

test("a stream does not begin if facts are missed while it is being set up", async () => {
  const { gap, whileReading, open } = await host();
  whileReading(gap);
  await expect(open([A])).rejects.toMatchObject({ code: "unavailable", retryAfterSeconds: 2 });
  whileReading(() => {});
});

test("a fact that arrives late never lowers a download count", async () => {
  const { downloads, complete, open } = await host();
  downloads.set(A, 3);
  const seen = await open([A]);
  for (const count of [1, 2, 4]) complete(A, count);
  expect(seen).toEqual(["snapshot a 3", "download.completed a 3", "download.completed a 3", "download.completed a 4"]);
});

test.each([
  [200, 200],
  [201, 0],
])("I10: after %i missed events, a stream begins with %i of them, to limit its unread data", async (missed, sent) => {
  const { complete, open } = await host();
  complete(A, 0);
  for (let count = 1; count <= missed; count += 1) complete(A, count);
  const seen = await open([A], 101);
  expect([seen.length, seen.at(-1)]).toEqual([sent + 1, "snapshot a 0"]);
});

test("a client that reconnects gets the missed events and the state, but after a gap only the state", async () => {
  const { complete, gap, open } = await host();
  complete(A, 1);
  complete(A, 2);
  expect(await open([A], 101)).toEqual(["download.completed a 2", "snapshot a 0"]);
  gap();
  expect(await open([A], 101)).toEqual(["snapshot a 0"]);
  complete(A, 3);
  complete(B, 1);
  complete(A, 4);
  expect(await open([A], 103)).toEqual(["download.completed a 4", "snapshot a 0"]);
});

test("each missed event contains the count as of that event", async () => {
  const { downloads, complete, change, open } = await host();
  complete(A, 1);
  change(A);
  complete(A, 2);
  change(A);
  downloads.set(A, 2);
  const sinceFirst = ["changed a 1", "download.completed a 2", "changed a 2", "snapshot a 2"];
  expect(await open([A], 100)).toEqual(["download.completed a 1", ...sinceFirst]);
  expect(await open([A], 101)).toEqual(sinceFirst);
  expect(await open([A], 103)).toEqual(["changed a 2", "snapshot a 2"]);
});
