import { fetchInfo, fileRanges, openDownload, type SourceFile, upload } from "@envoi/client";
import { ProtocolError } from "@envoi/protocol";
import { deriveAuthKey, downloadOld, waitFor } from "@envoi/testkit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type App, startApp } from "../support/app.ts";
import { generatorBytes } from "../support/generator-bytes.ts";
import { metric } from "../support/measures.ts";

const MiB = 1_048_576;
const { signal } = new AbortController();

let app: App;
beforeAll(async () => {
  app = await startApp({ JANITOR_INTERVAL_SECONDS: "1", LOG_LEVEL: "warn" });
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
});

function createFile(name: string, bytes: number): SourceFile {
  return {
    name,
    type: "",
    size: bytes,
    stream() {
      let sentBytes = 0;
      return new ReadableStream({
        pull(controller) {
          const chunk = generatorBytes(Math.min(MiB, bytes - sentBytes)) as Uint8Array<ArrayBuffer>;
          sentBytes += chunk.byteLength;
          if (chunk.byteLength > 0) controller.enqueue(chunk);
          if (sentBytes >= bytes) controller.close();
        },
      });
    },
  };
}

function send(files: SourceFile[], downloadLimit: number) {
  return upload(app, { files, downloadLimit, timeLimitSeconds: 3_600 }, { signal });
}

/** Opens a link as a page does. */
function open({ id, secretB64 }: { id: Awaited<ReturnType<typeof send>>["id"]; secretB64: string }) {
  return openDownload(app, { id, secretB64, password: null }, signal);
}

async function collectBytes(stream: ReadableStream<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const plain = (bytes: number) => Buffer.from(generatorBytes(bytes));

it("until the page is left, files of a set can be read in any order as one download, even if it is the last download", async () => {
  const sent = await send([createFile("a", 100), createFile("b", 3 * MiB), createFile("c", 200_000)], 1);
  const page = await open(sent);
  const [, second, third] = fileRanges(page.metadata);
  if (second === undefined || third === undefined) throw new Error("three files");
  const content = page.openContent();
  expect((await fetchInfo(app, sent, signal)).dtotal).toBe(0);
  expect(await collectBytes(content.stream(third, { signal }))).toEqual(plain(200_000));
  const middle = { firstByte: second.firstByte + MiB, endByte: second.firstByte + MiB + 5_000 };
  expect(Buffer.from(await content.read(middle, signal))).toEqual(plain(2 * MiB).subarray(MiB, MiB + 5_000));
  await expect(open(sent)).rejects.toMatchObject({ code: "not_found" });
  expect(await collectBytes(await page.read({ signal }))).toHaveLength(page.metadata.size);
  expect((await app.blobs()).some((blob) => blob.includes(sent.id))).toBe(true);
  content.close();
  await waitFor(
    () => app.blobs(),
    (blobs) => !blobs.some((blob) => blob.includes(sent.id)),
  );
});

it("I3: of 20 recipients who simultaneously preview a link with 3 downloads, exactly 3 get content", async () => {
  const sent = await send([createFile("a", MiB)], 3);
  const pages = await Promise.all(Array.from({ length: 20 }, () => open(sent)));
  const contents = pages.map((page) => page.openContent());
  const previews = await Promise.allSettled(
    contents.map((content, n) => content.read({ firstByte: n * 1_000, endByte: n * 1_000 + 500 }, signal)),
  );
  const seen = previews.filter(({ status }) => status === "fulfilled");
  expect(seen).toHaveLength(3);
  for (const preview of previews) {
    if (preview.status === "rejected") expect(preview.reason).toBeInstanceOf(ProtocolError);
  }
  for (const [n, content] of contents.entries()) {
    const read = content.read({ firstByte: 900_000, endByte: 900_010 }, signal);
    if (previews[n]?.status === "fulfilled") expect(await read).toHaveLength(10);
    else await expect(read).rejects.toMatchObject({ code: "not_found" });
  }
  for (const content of contents) content.close();
});

it("an old client can use the downloads left by previews, until a preview uses up the last one", async () => {
  const sent = await send([createFile("a", MiB)], 2);
  const secret = Buffer.from(sent.secretB64, "base64url");
  const old = { id: sent.id, secret, authKey: deriveAuthKey(secret) };
  const first = (await open(sent)).openContent();
  await first.read({ firstByte: 0, endByte: 1 }, signal);
  expect((await fetchInfo(app, sent, signal)).dtotal).toBe(1);
  expect((await downloadOld(app.origin, old)).plaintext.equals(plain(MiB))).toBe(true);
  await expect(open(sent)).rejects.toMatchObject({ code: "not_found" });
  expect(await first.read({ firstByte: MiB - 5, endByte: MiB }, signal)).toHaveLength(5);
  first.close();
});

it("the middle of a 500 MB file can be read after fetching at most 16 MiB", async () => {
  const bytes = 500_000_000;
  const sent = await send([createFile("video.mp4", bytes)], 1);
  const content = (await open(sent)).openContent();
  const before = await metric(app, "download_sent_bytes_total");
  // Reads as a player does: the file's start, its index, then everything from the middle on.
  await content.read({ firstByte: 0, endByte: 65_536 }, signal);
  await content.read({ firstByte: bytes - MiB, endByte: bytes }, signal);
  const reader = content.stream({ firstByte: bytes / 2, endByte: bytes }, { signal }).getReader();
  let readBytes = 0;
  while (readBytes < 2 * MiB) readBytes += (await reader.read()).value?.byteLength ?? 0;
  await reader.cancel();
  await waitFor(
    () => metric(app, "downloads_open"),
    (opened) => opened === 0,
  );
  expect((await metric(app, "download_sent_bytes_total")) - before).toBeLessThanOrEqual(16 * MiB);
  content.close();
});
