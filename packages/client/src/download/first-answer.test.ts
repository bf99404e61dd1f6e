import { CLAIM_HEADER, type ErrorCode, ProtocolError, type UploadId } from "@envoi/protocol";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createDeferred } from "../deferred.ts";
import { serveHttp } from "../testing/http-server.ts";
import { startSilentServer } from "../testing/silent-server.ts";
import { TransferError } from "../transfer-error.ts";
import { send } from "../wire/server.ts";
import type { Signer } from "../wire/signed-request.ts";
import { firstAnswer } from "./first-answer.ts";

const id = "0123456789abcdef" as UploadId;
const NOWHERE = { origin: "http://127.0.0.1:1" };
const RANGE = "bytes=0-9";
const NEVER = () => new Promise<never>(() => {});

/** Creates a fake server that fails the given number of times before it responds. */
function failingServer(error: Error, failures: number) {
  const asked: AbortSignal[] = [];
  const signer: Signer = {
    async get(_path, signal) {
      if (asked.push(signal) > failures) return new Response("body");
      throw error;
    },
  };
  return { asked, target: { server: NOWHERE, signer, id, bodyCall: "stream" as const } };
}

describe("the first response of a download", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test.each([new TransferError("connect_failed"), new ProtocolError("unavailable"), new ProtocolError("busy")])(
    "is requested again after: %s",
    async (error) => {
      const { asked, target } = failingServer(error, 2);
      const answer = firstAnswer(target, RANGE, new AbortController().signal);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(await (await answer).text()).toBe("body");
      expect(asked).toHaveLength(3);
    },
  );

  test("is requested only a few times before the last error is reported", async () => {
    const { asked, target } = failingServer(new TransferError("connect_failed"), Number.POSITIVE_INFINITY);
    const answer = firstAnswer(target, RANGE, new AbortController().signal);
    const failed = expect(answer).rejects.toMatchObject({ code: "connect_failed" });
    await vi.advanceTimersByTimeAsync(60_000);
    await failed;
    expect(asked).toHaveLength(5);
  });

  test.each<ErrorCode>(["all_claimed", "not_found", "rate_limited", "bad_proof"])(
    "fails with %s at once",
    async (code) => {
      const { asked, target } = failingServer(new ProtocolError(code), 1);
      await expect(firstAnswer(target, RANGE, new AbortController().signal)).rejects.toMatchObject({ code });
      expect(asked).toHaveLength(1);
    },
  );

  test("is not requested again once the download is cancelled", async () => {
    const { asked, target } = failingServer(new ProtocolError("busy"), Number.POSITIVE_INFINITY);
    const controller = new AbortController();
    const answer = firstAnswer(target, RANGE, controller.signal);
    const failed = expect(answer).rejects.toMatchObject({ code: "cancelled" });
    await vi.advanceTimersByTimeAsync(0);
    controller.abort();
    await failed;
    expect(asked).toHaveLength(1);
  });

  test("is aborted if it does not arrive soon after the download is cancelled", async () => {
    const controller = new AbortController();
    const line = createDeferred<AbortSignal>();
    const signer: Signer = {
      get: (_path, signal) => {
        line.resolve(signal);
        return new Promise(() => {});
      },
    };
    const answer = firstAnswer({ server: NOWHERE, signer, id, bodyCall: "stream" }, RANGE, controller.signal);
    controller.abort();
    await expect(answer).rejects.toMatchObject({ code: "cancelled" });
    const { aborted } = await line.promise;
    await vi.advanceTimersByTimeAsync(10_000);
    expect([aborted, (await line.promise).aborted]).toEqual([false, true]);
  });
});

describe("while nothing arrives", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
  afterEach(() => void vi.useRealTimers());

  /** @param answers - the response to each request; later requests never get a response */
  async function asking(...answers: (() => Promise<Response>)[]) {
    const server = await startSilentServer();
    const signals: AbortSignal[] = [];
    const signer: Signer = {
      get: (_path, signal) => answers[signals.push(signal) - 1]?.() ?? new Promise(() => {}),
    };
    const answer = firstAnswer({ server, signer, id, bodyCall: "stream" }, RANGE, new AbortController().signal);
    const secondsUntil = (isSo: () => void) =>
      vi.waitFor(async () => {
        await vi.advanceTimersByTimeAsync(1_000);
        isSo();
      });
    return { server, signals, answer, secondsUntil };
  }

  test("after a network outage, sends a second request, and uses the first successful response", async () => {
    const { server, signals, answer, secondsUntil } = await asking(NEVER, async () => new Response("second"));
    await secondsUntil(() => expect(server.connections()).toBeGreaterThan(1));
    expect(signals).toHaveLength(1);
    server.answer();
    await secondsUntil(() => expect(signals).toHaveLength(2));
    expect(await (await answer).text()).toBe("second");
    await secondsUntil(() => expect(signals[0]?.aborted).toBe(true));
  });

  test("a download does not fail if its second request is rejected because its first request has the last Claim", async () => {
    const first = createDeferred<Response>();
    const refuse = () => Promise.reject(new ProtocolError("all_claimed"));
    const { server, signals, answer, secondsUntil } = await asking(() => first.promise, refuse);
    await secondsUntil(() => expect(server.connections()).toBeGreaterThan(1));
    server.answer();
    await secondsUntil(() => expect(signals).toHaveLength(2));
    first.resolve(new Response("first"));
    expect(await (await answer).text()).toBe("first");
  });

  test("sends no second request to a server that is merely slow", async () => {
    const { server, signals, secondsUntil } = await asking(NEVER);
    server.answer();
    await secondsUntil(() => expect(server.connections()).toBe(1));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(signals).toHaveLength(1);
  });
});

test("releases a Claim that arrives after the download is cancelled", async () => {
  const controller = new AbortController();
  const answered = createDeferred<void>();
  await using server = await serveHttp(async ({ method }, response) => {
    if (method === "POST") return void response.end();
    controller.abort();
    await answered.promise;
    response.writeHead(206, { [CLAIM_HEADER]: "late" }).write("the first bytes");
  });
  const signer: Signer = { get: (path, signal, { headers = {} } = {}) => send(server, path, { signal, headers }) };
  const answer = firstAnswer({ server, signer, id, bodyCall: "stream" }, RANGE, controller.signal);
  await expect(answer).rejects.toMatchObject({ code: "cancelled" });
  answered.resolve();
  await expect.poll(() => server.calls.at(-1)).toMatchObject({ method: "POST", path: `/api/done/${id}` });
  expect(server.calls.at(-1)?.headers[CLAIM_HEADER.toLowerCase()]).toBe("late");
});
