import { createServer } from "node:http";
import { expect, onTestFinished, test, vi } from "vitest";
import { WebSocketServer } from "ws";
import { startSilentServer } from "../testing/silent-server.ts";
import { openTransport } from "./open-transport.ts";
import { ProgressTracker } from "./progress-tracker.ts";

const REPLY = '{"url":"http://x/download/0123456789abcdef/","ownerToken":"t","id":"0123456789abcdef"}';

test("during a network outage, requests only the heartbeat, and begins the upload once the server responds to it", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const http = createServer();
  const uploads = new WebSocketServer({ server: http });
  uploads.on("connection", (socket) => socket.once("message", () => socket.send(REPLY)));
  const server = await startSilentServer(http);
  const { signal } = new AbortController();
  const tracker = new ProgressTracker(1_000, () => {});
  const opening = openTransport(server, { bearer: null }, tracker, { signal, patienceMs: 60_000 });
  for (const path of ["/api/ws", "/config", "/__lbheartbeat__", "/__lbheartbeat__"]) {
    const before = server.asked.length;
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(1_000);
      expect(server.asked.length).toBeGreaterThan(before);
    });
    expect(server.asked.at(-1)).toBe(`GET ${path}`);
  }
  server.answer();
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await Promise.race([opening, null])).toMatchObject({ http: null, reply: { id: "0123456789abcdef" } });
  });
});
