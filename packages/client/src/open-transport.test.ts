import { once } from "node:events";
import { createServer as createHttpServer } from "node:http";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { WebSocketServer } from "ws";
import { openTransport } from "./open-transport.ts";
import { UploadReport } from "./upload-report.ts";

const REPLY = '{"url":"http://x/download/0123456789abcdef/","ownerToken":"t","id":"0123456789abcdef"}';

/** A server to which nothing gets through until the line is mended. `asked`: requests until then. */
async function startBehindCutLine() {
  const asked: string[] = [];
  const sockets: Socket[] = [];
  const http = createHttpServer((_request, response) => void response.writeHead(404).end());
  const uploads = new WebSocketServer({ server: http });
  uploads.on("connection", (socket) => socket.once("message", () => socket.send(REPLY)));
  let isCut = true;
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on("error", () => {});
    if (!isCut) http.emit("connection", socket);
    else socket.once("data", (bytes) => asked.push(String(bytes).split(" ", 2).join(" ")));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    mend() {
      isCut = false;
    },
  };
}

test("on a cut line only the heartbeat is asked for, and an upload begins once it answers", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const server = await startBehindCutLine();
  const { signal } = new AbortController();
  const report = new UploadReport(1_000, () => {});
  const opening = openTransport(server, { bearer: null }, report, { signal, patienceMs: 60_000 });
  for (const path of ["/api/ws", "/config", "/__lbheartbeat__", "/__lbheartbeat__"]) {
    const before = server.asked.length;
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(1_000);
      expect(server.asked.length).toBeGreaterThan(before);
    });
    expect(server.asked.at(-1)).toBe(`GET ${path}`);
  }
  server.mend();
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await Promise.race([opening, null])).toMatchObject({ http: null, reply: { id: "0123456789abcdef" } });
  });
});
