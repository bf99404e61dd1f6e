import { gzipSync } from "node:zlib";
import { readBytes, readJson, readText } from "@envoi/protocol/bounded-read";
import { expect, test } from "vitest";
import { answerEndlessly, answerSlowly } from "../testing/hostile-answers.ts";
import { serveHttp } from "../testing/http-server.ts";

const READ_BOUND = { maxBytes: 100_000 };
const TOO_LONG = { message: "the answer is longer than 100000 bytes" };

test.each([0, 1, 99_999, 100_000])("reads a response of %d bytes completely", async (bytes) => {
  await using server = await serveHttp((_call, response) => void response.end(Buffer.alloc(bytes, "a")));
  const answer = await fetch(server.origin);
  expect(await readText(answer, READ_BOUND)).toBe("a".repeat(bytes));
});

test.each([
  ["declared", 100_001],
  ["declared as very long", Number.MAX_SAFE_INTEGER],
])("rejects a longer response with its length %s", async (_how, bytes) => {
  await using server = await serveHttp((_call, response) => {
    response.writeHead(200, { "Content-Length": bytes });
    response.write("a".repeat(100_001));
  });
  await expect(readBytes(await fetch(server.origin), READ_BOUND)).rejects.toMatchObject(TOO_LONG);
});

test("rejects an endless response, and closes its connection", async () => {
  let taken: Promise<number> | undefined;
  await using server = await serveHttp((_call, response) => {
    taken = answerEndlessly(response);
  });
  await expect(readJson(await fetch(server.origin), READ_BOUND)).rejects.toMatchObject(TOO_LONG);
  // This number includes bytes that the kernel buffers.
  expect(await taken).toBeLessThan(20 * 1_048_576);
});

test("rejects a short response that decompresses to a long one", async () => {
  await using server = await serveHttp((_call, response) => {
    response.writeHead(200, { "Content-Encoding": "gzip" }).end(gzipSync(Buffer.alloc(50 * 1_048_576)));
  });
  await expect(readBytes(await fetch(server.origin), READ_BOUND)).rejects.toMatchObject(TOO_LONG);
});

test("rejects a response that arrives a byte at a time once its time is up", async () => {
  await using server = await serveHttp((_call, response) => answerSlowly(response));
  const reading = readBytes(await fetch(server.origin), { maxMs: 100 });
  await expect(reading).rejects.toMatchObject({ message: "the answer is longer than 100 ms" });
});

test("fails on a response that breaks off", async () => {
  await using server = await serveHttp((_call, response) => {
    response.writeHead(200, { "Content-Length": 10 });
    response.write("[", () => response.destroy());
  });
  await expect(readBytes(await fetch(server.origin), READ_BOUND)).rejects.toThrow();
});
