import type { ServerResponse } from "node:http";
import { CLAIM_HEADER } from "@envoi/protocol";
import { expect, test, vi } from "vitest";
import { PauseSwitch } from "../pause-switch.ts";
import { type HttpServer, serveHttp } from "../testing/http-server.ts";
import { generatePlaintext, id, MiB, never, seal, secret, skipPauses } from "../testing/serve-content.ts";
import { TransferError } from "../transfer-error.ts";
import { requireSuccess, send } from "../wire/server.ts";
import { adoptContent } from "./download.ts";
import { persist } from "./persist.ts";
import { receiveBody } from "./receive-body.ts";

const BODY = Buffer.from(generatePlaintext(4 * MiB));

/** A server with Claims. `answer` may override the nth response. */
function serveBody(answer: (response: ServerResponse, range: Buffer, nth: number) => boolean = () => false) {
  let asked = 0;
  return serveHttp(({ method, headers }, response) => {
    if (method === "POST") return void response.end();
    const [, first = 0, last = 0] = (/^bytes=(\d+)-(\d+)$/.exec(headers.range ?? "") ?? []).map(Number);
    const range = BODY.subarray(first, last + 1);
    asked += 1;
    response.writeHead(206, { [CLAIM_HEADER]: "claim", ETag: '"1"' });
    if (!answer(response, range, asked)) response.end(range);
  });
}

function receive(server: HttpServer, pausing: PauseSwitch, signal = never()) {
  const signer = {
    get: async (path: string, sent: AbortSignal, { headers = {} }: { headers?: Record<string, string> } = {}) =>
      requireSuccess(await send(server, path, { signal: sent, headers })),
  };
  const request = { server, id, bodyCall: "stream" as const, totalBytes: BODY.length, pausing };
  return receiveBody({ ...request, signer }, () => {}, signal);
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 50));

test("a paused download reads nothing until it is continued, and then reads the remaining bytes", async () => {
  await using server = await serveBody();
  const pausing = new PauseSwitch();
  const reader = (await receive(server, pausing)).getReader();
  const received = [Buffer.from((await reader.read()).value ?? [])];
  pausing.set(true);
  const next = reader.read();
  expect(await Promise.race([next, soon().then(() => "paused")])).toBe("paused");
  pausing.set(false);
  for (let read = await next; !read.done; read = await reader.read()) received.push(Buffer.from(read.value));
  expect(Buffer.concat(received).equals(BODY)).toBe(true);
});

test("a download that breaks off during a pause uses up no retries, and continues where it stopped", async () => {
  skipPauses();
  const pausing = new PauseSwitch();
  let isBroken = true;
  await using server = await serveBody((response, range, nth) => {
    if (!isBroken) return false;
    if (nth === 1) response.write(range.subarray(0, MiB), () => response.destroy());
    else response.destroy();
    // The browser is offline for longer than a download keeps retrying.
    if (nth === 5) pausing.set(true);
    return true;
  });
  const stream = await receive(server, pausing);
  const body = (async () => {
    let bytes = 0;
    for await (const chunk of stream) bytes += chunk.byteLength;
    return bytes;
  })();
  await expect.poll(() => pausing.isPaused).toBe(true);
  isBroken = false;
  pausing.set(false);
  expect(await body).toBe(BODY.length);
});

test("a paused download can be cancelled, and releases its Claim", async () => {
  await using server = await serveBody();
  const pausing = new PauseSwitch();
  const controller = new AbortController();
  const reader = (await receive(server, pausing, controller.signal)).getReader();
  await reader.read();
  pausing.set(true);
  const next = reader.read();
  controller.abort();
  await expect(next).rejects.toMatchObject({ code: "cancelled" });
  await expect.poll(() => server.calls.at(-1)?.path).toBe(`/api/done/${id}`);
});

test("while a transfer is paused, no new attempt starts, and failures do not count", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const pausing = new PauseSwitch();
  let attempts = 0;
  const outcome = persist(
    async () => {
      attempts += 1;
      if (attempts % 6 === 0) pausing.set(true);
      if (attempts < 20) throw new TransferError("connection_lost");
      return attempts;
    },
    never(),
    pausing,
  );
  for (const paused of [6, 12, 18]) {
    await vi.advanceTimersByTimeAsync(120_000);
    expect(attempts).toBe(paused);
    pausing.set(false);
  }
  await vi.advanceTimersByTimeAsync(120_000);
  expect(await outcome).toBe(20);
  vi.useRealTimers();
});

test("content read under a Claim can be paused too", async () => {
  const plaintext = generatePlaintext(MiB);
  const body = await seal(plaintext);
  await using server = await serveHttp(({ headers }, response) => {
    const [, first = 0, last = 0] = (/^bytes=(\d+)-(\d+)$/.exec(headers.range ?? "") ?? []).map(Number);
    response
      .writeHead(206, { "Content-Range": `bytes ${first}-${last}/${body.length}` })
      .end(body.subarray(first, last + 1));
  });
  const pausing = new PauseSwitch();
  const secretB64 = Buffer.from(secret).toString("base64url");
  const opened = { id, secretB64, plaintextBytes: plaintext.length, ticket: { token: "claim", etag: null } };
  const content = await adoptContent(server, opened, { pausing });
  const reader = content.stream({ firstByte: 0, endByte: MiB }, { signal: never() }).getReader();
  await reader.read();
  pausing.set(true);
  const next = reader.read();
  expect(await Promise.race([next, soon().then(() => "paused")])).toBe("paused");
  pausing.set(false);
  expect((await next).value?.byteLength).toBeGreaterThan(0);
  await reader.cancel();
  content.close("leave");
});
