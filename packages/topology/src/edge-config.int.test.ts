import { once } from "node:events";
import { type RequestListener, request } from "node:http";
import { connect as connectHttp2 } from "node:http2";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { startEdge, startReplicas } from "./testing/start-edge.ts";

/** Responds with the request's address and headers. */
const echo: RequestListener = (incoming, response) => {
  response.setHeader("Content-Type", "application/json");
  response.end(JSON.stringify({ url: incoming.url, headers: incoming.headers }));
};
/** The timeout is longer than the interval between the edge's health checks. */
const PATIENCE = { timeout: 20_000 };
const hangUp: RequestListener = (incoming) => void incoming.socket.destroy();

/** Sends a request unchanged. @returns everything received until the connection ends */
async function sendRaw(port: number, head: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.write(`${head}\r\nHost: send.example\r\nConnection: close\r\n\r\n`);
  return text(socket);
}

it.each([
  ["/api/ws", "upload-gateway"],
  ["/api/ws?x", "upload-gateway"],
  ["/api/download/0123", "download"],
  ["/api/download/blob/0123", "download"],
  ["/api/done/0123", "download"],
  ["/download/0123/", "download"],
  ["/DOWNLOAD/0123", "download"],
  ["/api/exists/0123", "metadata"],
  ["/api/password/0123", "metadata"],
  ["/api/events", "metadata"],
  ["/config", "metadata"],
  ["/__version__", "metadata"],
  ["/api/filelist/0123", "filelist"],
  ["/api/metrics", "metrics"],
  ["/", "web-origin"],
  ["/assets/a.js", "web-origin"],
  ["/api/wsx", "web-origin"],
  ["/downloads", "web-origin"],
  ["/configuration", "web-origin"],
  ["//api/exists/0123", "web-origin"],
  ["/x/../api/exists/0123", "web-origin"],
  ["/%61pi/exists/0123", "web-origin"],
] as const)("sends %s to %s unchanged", async (url, service) => {
  await using wanted = await startReplicas([echo]);
  await using edge = await startEdge({ [service]: wanted });
  expect(await sendRaw(edge.port, `GET ${url} HTTP/1.1`)).toContain("200 OK");
  expect(wanted.asked.flat().at(-1)).toBe(`GET ${url}`);
});

it.each(["/api/exists/%2F%2e%2e", "/api/exists/a//b?c=%20d", "/api/exists/é"])("forwards %s unchanged", async (url) => {
  await using metadata = await startReplicas([echo]);
  await using edge = await startEdge({ metadata });
  await sendRaw(edge.port, `GET ${url} HTTP/1.1`);
  expect(metadata.asked[0]).toHaveLength(1);
  expect(decodeURI(metadata.asked[0]?.[0] ?? "").normalize()).toBe(`GET ${decodeURI(url)}`);
});

it("passes the requested host to a service, and appends the client's address to the addresses that the client sent", async () => {
  await using metadata = await startReplicas([echo]);
  await using edge = await startEdge({ metadata });
  const forged = ["X-Forwarded-For: 192.0.2.7", "Traceparent: 00-0123456789abcdef0123456789abcdef-0123456789abcdef-01"];
  const answer = await sendRaw(edge.port, `GET /config HTTP/1.1\r\n${forged.join("\r\n")}`);
  expect(answer).toContain('"host":"send.example"');
  expect(answer).toContain('"x-forwarded-for":"192.0.2.7, 127.0.0.1"');
  expect(answer).not.toContain("traceparent");
  expect(answer).not.toMatch(/^(server|via):/im);
});

it("handles many concurrent requests on one HTTP/2 connection, each with the client's address", async () => {
  await using metadata = await startReplicas([echo]);
  await using download = await startReplicas([(_request, response) => void response.write("started")]);
  await using edge = await startEdge({ metadata, download });
  const session = connectHttp2(edge.origin);
  try {
    const endless = session.request({ ":path": "/api/download/0123" });
    expect(String((await once(endless, "data"))[0])).toBe("started");
    const answers = Array.from({ length: 20 }, () => text(session.request({ ":path": "/config" })));
    for (const answer of await Promise.all(answers)) expect(answer).toContain('"x-forwarded-for":"127.0.0.1"');
  } finally {
    session.destroy();
  }
});

it("passes a service the client's address, however many forged headers the client sends", async () => {
  await using metadata = await startReplicas([echo]);
  await using edge = await startEdge({ metadata });
  expect(await sendRaw(edge.port, "GET /config HTTP/1.1")).toContain('"x-forwarded-for":"127.0.0.1"');
  const forged = [
    "X-Forwarded-For: 192.0.2.7",
    "X-FORWARDED-FOR: 192.0.2.8,",
    "X-Forwarded-For:",
    "Connection: x-forwarded-for",
  ];
  const answer = await sendRaw(edge.port, `GET /config HTTP/1.1\r\n${forged.join("\r\n")}`);
  expect(answer).toMatch(/"x-forwarded-for":"[^"]*127\.0\.0\.1"/);
});

it("continues a trace started by a proxy in front of the edge, if the edge keeps traces", async () => {
  await using metadata = await startReplicas([echo]);
  await using edge = await startEdge({ metadata }, { keepsTraces: true });
  const trace = "00-0123456789abcdef0123456789abcdef-0123456789abcdef-01";
  expect(await sendRaw(edge.port, `GET /config HTTP/1.1\r\nTraceparent: ${trace}`)).toContain(trace);
});

it("sends a request to another replica if the connection to the first fails", async () => {
  await using download = await startReplicas([echo], 1);
  await using edge = await startEdge({ download });
  const answers = await Promise.all(Array.from({ length: 8 }, () => fetch(`${edge.origin}/download/0123`)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
});

it.each(["GET", "POST", "DELETE"])("does not repeat a %s request that fails after it was sent", async (method) => {
  await using download = await startReplicas([hangUp, hangUp]);
  await using edge = await startEdge({ download });
  const answer = await fetch(`${edge.origin}/api/download/0123`, { method });
  expect([answer.status, await answer.json()]).toEqual([503, { error: 503, code: "unavailable" }]);
  expect(answer.headers.get("retry-after")).toBe("2");
  expect(download.asked.flat()).toHaveLength(1);
});

it("does not repeat a download request on a reused connection", async () => {
  let answered = 0;
  await using download = await startReplicas([
    (incoming, response) => {
      answered += 1;
      if (answered === 1) response.end("first");
      else hangUp(incoming, response);
    },
  ]);
  await using edge = await startEdge({ download });
  expect(await (await fetch(`${edge.origin}/api/download/0123`)).text()).toBe("first");
  expect((await fetch(`${edge.origin}/api/download/0123`)).status).toBe(503);
  expect(download.asked[0]).toHaveLength(2);
});

it("sends a replica no requests until it is ready", async () => {
  await using metadata = await startReplicas([echo, echo]);
  metadata.healthy[0] = false;
  await using edge = await startEdge({ metadata });
  /** Sends ten requests. @returns the number handled by the first replica */
  const askedFirst = async () => {
    const before = metadata.asked[0]?.length ?? 0;
    for (let times = 0; times < 10; times += 1) await (await fetch(`${edge.origin}/config`)).body?.cancel();
    return (metadata.asked[0]?.length ?? 0) - before;
  };
  // Waits for the first health check.
  await expect.poll(askedFirst, PATIENCE).toBe(0);
  expect(await askedFirst()).toBe(0);
  metadata.healthy[0] = true;
  await expect.poll(askedFirst, PATIENCE).toBeGreaterThan(0);
});

it("streams bodies in both directions while they are being sent", async () => {
  await using metrics = await startReplicas([
    (incoming, response) => {
      incoming.once("data", (data) => response.write(`got ${data}`));
      incoming.once("end", () => response.end(" all"));
    },
  ]);
  await using edge = await startEdge({ metrics });
  const call = request(`${edge.origin}/api/metrics`, { method: "POST", headers: { Expect: "100-continue" } });
  call.flushHeaders();
  await once(call, "continue");
  call.write("one");
  const [answer] = await once(call, "response");
  const [first] = await once(answer, "data");
  expect(String(first)).toBe("got one");
  call.end();
  expect(await text(answer)).toBe(" all");
});
