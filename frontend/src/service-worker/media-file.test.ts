import type { Content } from "@envoi/client";
import { expect, test, vi } from "vitest";
import { SECRET, uploadId } from "../testing/fake-uploads.ts";
import { createMediaFile } from "./media-file.ts";

function setUp({ type = "video/webm", bytes = 10 } = {}) {
  const files = [
    { name: "a.mp3", size: 4, type: "" },
    { name: "b.webm", size: bytes, type: "" },
  ];
  const metadata = { name: "Send-Archive.zip", size: 4 + bytes, type: "send-archive", manifest: { files } };
  const close = vi.fn();
  const stream = vi.fn<Content["stream"]>(({ firstByte, endByte }) =>
    new Blob([Uint8Array.from({ length: endByte - firstByte }, (_, at) => firstByte + at)]).stream(),
  );
  const content: Partial<Content> = { stream, close };
  const adoptContent = vi.fn(async () => content as Content);
  const request = { id: uploadId(), secretB64: SECRET, password: null, nonce: null };
  const taken = { ticket: { token: "t", etag: null }, metadata, indexes: [1] };
  return { file: createMediaFile({ adoptContent }, { request, taken, type }), adoptContent, stream, close };
}

test.each([
  ["bytes=0-", "bytes 0-9/10", [4, 13]],
  ["bytes=0-1", "bytes 0-1/10", [4, 5]],
  ["bytes=9-", "bytes 9-9/10", [13, 13]],
  ["bytes=5-99", "bytes 5-9/10", [9, 13]],
  [null, "bytes 0-9/10", [4, 13]],
])("a request for range %j of a file in a set returns %j", async (range, contentRange, [first, last]) => {
  const answer = await setUp().file.answer(range);
  expect(answer.status).toBe(206);
  expect(answer.headers.get("Content-Range")).toBe(contentRange);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect([bytes[0], bytes.at(-1)]).toEqual([first, last]);
  expect(answer.headers.get("Content-Length")).toBe(String(bytes.byteLength));
});

test("a response has the media type, and its headers prevent it from running or being shown as a page", async () => {
  const { headers } = await setUp().file.answer("bytes=0-");
  expect(headers.get("Content-Type")).toBe("video/webm");
  expect(headers.get("Content-Disposition")).toBe("attachment");
  expect(headers.get("Content-Security-Policy")).toBe("default-src 'none'; sandbox");
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
});

test.each(["bytes=10-", "bytes=3-2"])("a request for %j, which is outside the file, is rejected", async (range) => {
  const { file, adoptContent } = setUp();
  const answer = await file.answer(range);
  expect(answer.status).toBe(416);
  expect(answer.headers.get("Content-Range")).toBe("bytes */10");
  expect(adoptContent).not.toHaveBeenCalled();
});

test.each([
  ["bytes=0-", 0],
  ["bytes=100-", 100],
  [`bytes=0-${2 ** 31 - 1}`, 0],
])("the response to a request for %j of a large file is short enough for Firefox", async (range, firstByte) => {
  const bytes = 3 * 2 ** 30;
  const maxBytes = 2 ** 31 - 1;
  const { file, stream } = setUp({ bytes });
  stream.mockReturnValue(new ReadableStream());
  const { headers } = await file.answer(range);
  expect(headers.get("Content-Length")).toBe(String(maxBytes));
  expect(headers.get("Content-Range")).toBe(`bytes ${firstByte}-${firstByte + maxBytes - 1}/${bytes}`);
  const inSet = 4 + firstByte;
  expect(stream.mock.calls[0]?.[0]).toEqual({ firstByte: inSet, endByte: inSet + maxBytes });
});

test.each([
  "text/html",
  "image/svg+xml",
  "video/webm\r\nX: y",
  "video/mp4, text/html",
  "audio/mpegurl",
  "audio/x-mpegurl",
  "video/mpegurl",
  "application/vnd.apple.mpegurl",
])("a file of type %j is not served as media", async (type) => {
  expect((await setUp({ type }).file.answer("bytes=0-")).status).toBe(416);
});

test("closing a file does not end the page's claim", async () => {
  const { file, close } = setUp();
  await file.answer("bytes=0-");
  await file.answer("bytes=1-");
  file.close();
  await vi.waitFor(() => expect(close).toHaveBeenCalledExactlyOnceWith("leave"));
});
