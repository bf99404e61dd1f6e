import { expect, test } from "vitest";
import { startSilentServer } from "../testing/silent-server.ts";
import { TransferError } from "../transfer-error.ts";
import { LineWatch, silentLine } from "./line-watch.ts";

const { signal } = new AbortController();

test("after a silence, requests wait until a probe gets a response", async () => {
  const server = await startSilentServer();
  const line = new LineWatch(server, { probeMs: 100 });
  line.failed(silentLine());
  let isReady = false;
  const waiting = Promise.all([line.ready(signal), line.ready(signal)]).then(() => {
    isReady = true;
  });
  await expect.poll(server.connections).toBeGreaterThan(1);
  expect(isReady).toBe(false);
  server.answer();
  await waiting;
  const probes = server.connections();
  await line.ready(signal);
  expect(server.connections()).toBe(probes);
});

test.each([
  ["a broken connection", new TransferError("connection_lost")],
  ["a server that cannot be reached", new TransferError("connect_failed")],
])("%s does not count as silence, so nothing is probed", async (_what, error) => {
  const server = await startSilentServer();
  const line = new LineWatch(server, { probeMs: 100 });
  line.failed(error);
  await line.ready(signal);
  expect(server.connections()).toBe(0);
});

test("a refused connection counts as a response", async () => {
  const line = new LineWatch({ origin: "http://127.0.0.1:1" }, { probeMs: 5_000 });
  line.failed(silentLine());
  await line.ready(signal);
});

test("aborting ends the wait", async () => {
  const server = await startSilentServer();
  const line = new LineWatch(server, { probeMs: 60_000 });
  line.failed(silentLine());
  const ending = new AbortController();
  const waiting = line.ready(ending.signal);
  await expect.poll(server.connections).toBe(1);
  ending.abort();
  await waiting;
});
