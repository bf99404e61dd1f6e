import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createSecret, deriveKeychain, sealMetadata, sealRecords } from "@envoi/crypto";
import {
  ARCHIVE_NAME,
  ARCHIVE_TYPE,
  CLAIM_HEADER,
  CLAIM_USE_HEADER,
  encodeBase64Url,
  type Metadata,
  RANDOM_ACCESS,
} from "@envoi/protocol";
import { expect, onTestFinished, test } from "vitest";
import { NONCE, uploadId } from "../../testing/fake-uploads.ts";
import { createDirectTransfer } from "./direct-transfer.ts";
import type { OpenedDownload } from "./transfer.ts";

const signal = new AbortController().signal;
const secret = createSecret();
const plaintext = new Uint8Array(200_000).map((_, index) => index * 31 + (index >> 8));
const metadata: Metadata = {
  name: ARCHIVE_NAME,
  size: plaintext.byteLength,
  type: ARCHIVE_TYPE,
  manifest: {
    files: [
      { name: "one", size: 70_000, type: "" },
      { name: "none", size: 0, type: "" },
      { name: "two", size: 130_000, type: "" },
    ],
  },
};

/** `downloads`: `random access` or `whole` for each download. `releases`: number of released Claims. */
type DownloadLog = { downloads: string[]; releases: number };

/** Starts a server with one archive, and opens the archive. */
async function openArchive(): Promise<{ download: OpenedDownload; taken: DownloadLog }> {
  const body = Buffer.from(await new Response(sealRecords(new Blob([plaintext]).stream(), { secret })).arrayBuffer());
  const sealed = await sealMetadata((await deriveKeychain(secret)).metadataKey, metadata);
  const taken: DownloadLog = { downloads: [], releases: 0 };

  function answer({ url = "", method, headers }: IncomingMessage, response: ServerResponse): void {
    response.setHeader("WWW-Authenticate", `send-v1 ${NONCE}`);
    if (url.startsWith("/api/metadata/")) {
      response.end(JSON.stringify({ metadata: sealed, finalDownload: false, ttl: 1_000 }));
    } else if (method === "POST") {
      taken.releases += 1;
      response.end("OK");
    } else {
      const isTaking = headers[CLAIM_HEADER.toLowerCase()] === undefined;
      const use = headers[CLAIM_USE_HEADER.toLowerCase()];
      if (isTaking) taken.downloads.push(use === RANDOM_ACCESS ? "random access" : "whole");
      const [, first = 0, last = 0] = (/^bytes=(\d+)-(\d+)$/.exec(headers.range ?? "") ?? []).map(Number);
      response.writeHead(206, {
        [CLAIM_HEADER]: "claim",
        [CLAIM_USE_HEADER]: RANDOM_ACCESS,
        "Content-Range": `bytes ${first}-${last}/${body.length}`,
      });
      response.end(body.subarray(first, last + 1));
    }
  }

  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  const transfer = createDirectTransfer({ origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
  const request = { id: uploadId(), secretB64: encodeBase64Url(secret), password: null, nonce: NONCE };
  const download = await transfer.openDownload(request, signal);
  onTestFinished(async () => {
    download.close();
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  });
  return { download, taken };
}

async function readBytes(blob: Blob): Promise<Uint8Array> {
  return new Uint8Array(await blob.arrayBuffer());
}

test("ranges, files and the whole body are read under a single claim until the download is closed", async () => {
  const { download, taken } = await openArchive();
  expect(await download.ticket({ take: false, signal })).toBeNull();
  expect(await download.readRange({ index: 2, firstByte: 5, endByte: 9, signal })).toEqual(
    plaintext.slice(70_005, 70_009),
  );
  const one = await download.readFiles({ indexes: [0], to: "memory", signal });
  expect(await readBytes(one)).toEqual(plaintext.slice(0, 70_000));
  const two = await download.readFiles({ indexes: [2], to: "memory", signal });
  expect(await readBytes(two)).toEqual(plaintext.slice(70_000));
  const none = await download.readFiles({ indexes: [1], to: "memory", signal });
  expect(none.size).toBe(0);
  const some = await download.readFiles({ indexes: [0, 1], to: "memory", signal });
  const all = await download.read({ to: "memory", signal });
  expect((await download.readFiles({ indexes: [0, 1, 2], to: "memory", signal })).size).toBe(all.size);
  expect(some.size).toBeGreaterThan(70_000);
  expect(await download.ticket({ take: false, signal })).toEqual({ token: "claim", etag: null });
  expect(taken).toEqual({ downloads: ["random access"], releases: 0 });
  download.close();
  await expect.poll(() => taken.releases).toBe(1);
  await expect(download.readRange({ index: 0, firstByte: 0, endByte: 1, signal })).rejects.toMatchObject({
    code: "cancelled",
  });
});

test("if no file has been read yet, all files are fetched in one whole download", async () => {
  const { download, taken } = await openArchive();
  const all = await download.readFiles({ indexes: [0, 1, 2], to: "memory", signal });
  expect(all.size).toBeGreaterThan(plaintext.byteLength);
  expect(taken.downloads).toEqual(["whole"]);
});

test("progress counts only the selected files", async () => {
  const { download } = await openArchive();
  const seen: { receivedBytes: number; totalBytes: number }[] = [];
  const onProgress = (progress: { receivedBytes: number; totalBytes: number }) => void seen.push(progress);
  await download.readFiles({ indexes: [0, 2], to: "memory", onProgress, signal });
  expect(new Set(seen.map(({ totalBytes }) => totalBytes))).toEqual(new Set([200_000]));
  expect(seen.map(({ receivedBytes }) => receivedBytes)).toEqual(
    seen.map(({ receivedBytes }) => receivedBytes).toSorted((a, b) => a - b),
  );
  expect(seen.at(-1)?.receivedBytes).toBe(200_000);
});

test("invalid indexes and ranges are rejected without claiming a download", async () => {
  const { download, taken } = await openArchive();
  for (const indexes of [[], [3], [2, 0]]) {
    await expect(download.readFiles({ indexes, to: "memory", signal })).rejects.toThrow("no such files");
  }
  for (const [index, endByte] of [
    [0, 70_001],
    [1, 1],
    [3, 0],
  ] as const) {
    const reading = download.readRange({ index, firstByte: 0, endByte, signal });
    await expect(reading).rejects.toThrow("not within a file");
  }
  expect(taken).toEqual({ downloads: [], releases: 0 });
});

test.each([
  ["before it", AbortSignal.abort()],
  ["during it", AbortSignal.timeout(10)],
])("a delay rejects with its signal's reason if the signal aborts %s", async (_, aborted) => {
  const { delay } = createDirectTransfer({ origin: "http://localhost" });
  await expect(delay(2 ** 31 - 1, aborted)).rejects.toBe(aborted.reason);
});
