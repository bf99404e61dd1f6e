import { expect, test } from "vitest";
import { blobContent } from "./file-content.ts";

const content = blobContent([new Blob(["first"]), new Blob(["second"])]);

test("any range of each file can be read", async () => {
  const { signal } = new AbortController();
  const bytes = await content.readRange({ index: 1, firstByte: 1, endByte: 4, signal });
  expect(new TextDecoder().decode(bytes)).toBe("eco");
});

test("nothing is read or played if the file is missing or the call has been aborted", async () => {
  const { signal } = new AbortController();
  await expect(content.readRange({ index: 2, firstByte: 0, endByte: 1, signal })).rejects.toThrow(RangeError);
  await expect(content.play({ index: 2, type: "audio/wav", signal })).rejects.toThrow(RangeError);
  const aborted = AbortSignal.abort();
  await expect(content.readRange({ index: 0, firstByte: 0, endByte: 1, signal: aborted })).rejects.toThrow();
  await expect(content.play({ index: 0, type: "audio/wav", signal: aborted })).rejects.toThrow();
});

test("a file is played from a URL, with the page's media type, until the signal aborts", async () => {
  const controller = new AbortController();
  const url = await content.play({ index: 0, type: "audio/wav", signal: controller.signal });
  const answer = await fetch(url ?? "");
  expect([answer.headers.get("Content-Type"), await answer.text()]).toEqual(["audio/wav", "first"]);
  controller.abort();
  await expect(fetch(url ?? "")).rejects.toThrow();
});
