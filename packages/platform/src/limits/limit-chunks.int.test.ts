import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { buffer } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { limitSmallChunks } from "./limit-chunks.ts";

/** Starts a server that answers with the number of bytes that it has received. @returns its port */
async function startCounter(): Promise<number> {
  const server = createServer(async (request, response) => {
    limitSmallChunks(request);
    const body = await buffer(request).catch(() => null);
    if (body !== null) response.end(String(body.length));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

const chunk = (bytes: number) => `${bytes.toString(16)}\r\n${"x".repeat(bytes)}\r\n`;

/** Sends a chunked body. @returns the response; empty if the connection was closed without one */
async function send(port: number, chunks: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  let answer = "";
  socket.on("data", (data) => {
    answer += data.toString();
  });
  const closed = new Promise((resolve) => socket.once("close", resolve));
  socket.write(
    `POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n${chunks}0\r\n\r\n`,
  );
  await closed;
  return answer;
}

test("a client that sends bytes one by one loses its connection", async () => {
  const port = await startCounter();
  expect(await send(port, chunk(1).repeat(20_000))).toBe("");
  expect(await send(port, chunk(1).repeat(1_000))).toContain("\r\n\r\n1000");
});

test("a body in large chunks, or in a few small ones, is accepted", async () => {
  const port = await startCounter();
  expect(await send(port, chunk(512).repeat(3_000))).toContain(String(512 * 3_000));
  const answer = await fetch(`http://127.0.0.1:${port}`, { method: "POST", body: "x".repeat(100_000) });
  expect(await answer.text()).toBe("100000");
});
