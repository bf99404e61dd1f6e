import { openRecords } from "@envoi/crypto";
import { CLAIM_HEADER, LIVE_HEADER, lastRecordOffset, PARALLEL_HEADER, ProtocolError } from "@envoi/protocol";
import { expect, test, vi } from "vitest";
import { serveHttp } from "../testing/http-server.ts";
import {
  collectBytes,
  generatePlaintext,
  id,
  MiB,
  refuse,
  seal,
  secret,
  skipPauses,
} from "../testing/serve-content.ts";
import { requireSuccess, send } from "../wire/server.ts";
import type { Signer } from "../wire/signed-request.ts";
import { receiveBody } from "./receive-body.ts";

const PLAINTEXT = generatePlaintext(MiB + 5);
const BODY = await seal(PLAINTEXT);
const LAST_RECORD = lastRecordOffset(BODY.length);

/** The server's response to a request: the bytes stored so far, the whole body of a complete upload, or an error. */
type Step = { stored: number } | { brokenAfter: number } | "complete" | "not_yet" | "abandoned" | "lost";

async function setUp(steps: readonly Step[]) {
  const left = [...steps];
  const server = await serveHttp(({ method, headers }, response) => {
    if (method === "POST") return void response.end();
    const [, first = 0, last = 0] = (/^bytes=(\d+)-(\d+)$/.exec(headers.range ?? "") ?? []).map(Number);
    const step = headers[CLAIM_HEADER.toLowerCase()] === undefined ? left.shift() : "complete";
    if (step === "lost" || step === undefined) return void response.destroy();
    if (step === "not_yet") return void refuse(response, "not_yet");
    if (step === "abandoned") return void refuse(response, "upload_abandoned");
    if (step === "complete") {
      response.writeHead(206, { [CLAIM_HEADER]: "claim", [PARALLEL_HEADER]: "6", ETag: '"1"' });
      return void response.end(BODY.subarray(first, last + 1));
    }
    const stored = "stored" in step ? step.stored : LAST_RECORD;
    const bytes = BODY.subarray(first, Math.min(last + 1, stored));
    response.writeHead(206, { [LIVE_HEADER]: stored });
    if ("stored" in step) return void response.end(bytes);
    response.write(bytes.subarray(0, step.brokenAfter), () => response.destroy());
  });
  const signer: Signer = {
    async get(path, signal, { headers = {} } = {}) {
      return requireSuccess(await send(server, path, { signal, headers }));
    },
  };
  const onWaiting = vi.fn<(isWaiting: boolean) => void>();
  const { signal } = new AbortController();
  const request = { server, id, bodyCall: "stream", signer, totalBytes: BODY.length, onWaiting } as const;
  const received: number[] = [];
  const body = await receiveBody(request, (bytes) => received.push(bytes), signal);
  const read = () => collectBytes(openRecords(body, { secret, plaintextBytes: PLAINTEXT.length }));
  const asked = () => server.calls.map(({ headers }) => headers[LIVE_HEADER.toLowerCase()]).filter(Boolean);
  return { server, read, onWaiting, received, asked };
}

test("reads the stored bytes, waits for more, and acquires a Claim for the remaining bytes once the upload is complete", async () => {
  skipPauses();
  const steps: Step[] = [
    { stored: 300_000 },
    "not_yet",
    { stored: 700_000 },
    { stored: LAST_RECORD },
    "not_yet",
    "complete",
  ];
  const { server, read, onWaiting, received, asked } = await setUp(steps);
  await using _server = server;
  expect((await read()).equals(PLAINTEXT)).toBe(true);
  expect(asked()).toEqual(["0", "300000", "300000", "700000", String(LAST_RECORD), String(LAST_RECORD)]);
  expect(received.at(-1)).toBe(BODY.length);
  expect(onWaiting).toHaveBeenCalledWith(true);
  expect(onWaiting).toHaveBeenLastCalledWith(false);
});

test("reads an upload that is already complete at the first request like any other upload", async () => {
  const { server, read } = await setUp(["complete"]);
  await using _server = server;
  expect((await read()).equals(PLAINTEXT)).toBe(true);
});

test("continues where the connection broke", async () => {
  skipPauses();
  const { server, read, asked } = await setUp([
    "lost",
    { brokenAfter: 100_000 },
    "lost",
    { stored: LAST_RECORD },
    "complete",
  ]);
  await using _server = server;
  expect((await read()).equals(PLAINTEXT)).toBe(true);
  const [first, second, third, fourth, last] = asked();
  expect([first, second, last]).toEqual(["0", "0", String(LAST_RECORD)]);
  // The last bytes sent may be lost with the connection.
  expect(third).toBe(fourth);
  expect(Number(third)).toBeLessThanOrEqual(100_000);
});

test.each([0, 300_000, LAST_RECORD])(
  "when the sender abandons the upload after %d bytes, the download fails with that reason",
  async (stored) => {
    const { server, read } = await setUp([...(stored > 0 ? [{ stored }] : []), "abandoned"]);
    await using _server = server;
    const error = await read().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ProtocolError);
    expect(error).toMatchObject({ code: "upload_abandoned" });
  },
);

test("a download fails if the server claims to have sent everything but has omitted the last Record", async () => {
  skipPauses();
  const { server, read } = await setUp([{ stored: LAST_RECORD }]);
  await using _server = server;
  await expect(read()).rejects.toMatchObject({ code: "connection_lost" });
});
