import type { ServerResponse } from "node:http";
import type { OwnerEvent, OwnerToken, RequestEvent, RequestId, UploadId } from "@envoi/protocol";
import { expect, test, vi } from "vitest";
import { createDeferred } from "../deferred.ts";
import { type Call, serveHttp } from "../testing/http-server.ts";
import type { Server } from "../wire/server.ts";
import { type OwnerEventsOptions, type OwnerEventsState, subscribeOwnerEvents } from "./owner-events.ts";

const A = { id: "aaaaaaaaaaaaaaaa" as UploadId, ownerToken: "00112233445566778899" as OwnerToken };
const B = { id: "bbbbbbbbbbbbbbbb" as UploadId, ownerToken: "99887766554433221100" as OwnerToken };
const SNAPSHOT = { id: A.id, dlimit: 3, dtotal: 0, ttl: 60_000 };

function message(type: string, data: object, id?: number): string {
  return `event: ${type}\n${id === undefined ? "" : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`;
}
function begin(response: ServerResponse): ServerResponse {
  response.writeHead(200, { "Content-Type": "text/event-stream" });
  return response;
}

function subscribe(server: Server, owners = [A], options: Partial<OwnerEventsOptions> = {}) {
  const events: OwnerEvent[] = [];
  const states: OwnerEventsState[] = [];
  const leaving = new AbortController();
  const end = subscribeOwnerEvents(server, owners, {
    onEvent: (event) => void events.push(event),
    onState: (state) => void states.push(state),
    signal: leaving.signal,
    ...options,
  });
  return { events, states, end, leave: () => leaving.abort() };
}
const tokensIn = ({ headers, path }: Call) => [JSON.stringify(headers), path].some((text) => text.includes("0011223"));

test("a subscription sends uploads and tokens in the body, and reports events until no upload is left", async () => {
  await using server = await serveHttp((_call, response) => {
    begin(response).write(message("snapshot", SNAPSHOT, 7));
    response.write(message("gone", { id: B.id }, 7));
    response.write(":\n\n");
    response.write(message("download.completed", { id: A.id, at: 1, dlimit: 3, dtotal: 1 }, 8));
    response.end(message("deleted", { id: A.id, at: 2, dtotal: 1 }, 9));
  });
  const { events, states, end } = subscribe(server, [A, B]);
  expect(await end).toBe("finished");
  expect(events.map(({ type, id }) => [type, id])).toEqual([
    ["snapshot", A.id],
    ["gone", B.id],
    ["download.completed", A.id],
    ["deleted", A.id],
  ]);
  expect(states).toEqual(["open"]);
  const [call] = server.calls;
  expect(call).toMatchObject({ method: "POST", path: "/api/events", headers: { "envoi-ext": "1" } });
  expect(JSON.parse(call?.body ?? "")).toEqual({ uploads: [A, B] });
  expect(server.calls.some(tokensIn)).toBe(false);
});

test("a subscription reconnects at the server's request, and continues after the last event for the remaining uploads", async () => {
  const lastIds: string[] = [];
  await using server = await serveHttp((call, response) => {
    begin(response);
    if (call.headers["last-event-id"] === undefined) {
      response.write(message("snapshot", SNAPSHOT, 7) + message("expired", { id: B.id, at: 1, dtotal: 0 }, 8));
      response.end("retry: 1\n\n");
    } else response.end(message("exhausted", { id: A.id, at: 1, dtotal: 3 }, 9));
  });
  const { states, end } = subscribe(server, [A, B], { onLastEventId: (id) => void lastIds.push(id) });
  expect(await end).toBe("finished");
  expect(server.calls.map(({ headers }) => headers["last-event-id"])).toEqual([undefined, "8"]);
  expect(JSON.parse(server.calls[1]?.body ?? "").uploads).toEqual([A]);
  expect(lastIds).toEqual(["7", "8", "9"]);
  expect(states).toEqual(["open"]);
});

test("when a stream breaks off, the state is `unavailable` until the next stream is open", async () => {
  await using server = await serveHttp((_call, response) => {
    if (server.calls.length > 1) begin(response).end(message("gone", { id: A.id }));
    else {
      begin(response).write(message("snapshot", SNAPSHOT, 7));
      setTimeout(() => response.destroy(), 20);
    }
  });
  const { states, end } = subscribe(server);
  expect(await end).toBe("finished");
  expect(states).toEqual(["open", "unavailable", "open"]);
});

test("the state is `unavailable` when a proxy holds back a stream's first event", async () => {
  await using server = await serveHttp((_call, response) => {
    begin(response);
    if (server.calls.length > 1) response.end(message("gone", { id: A.id }));
    else response.flushHeaders();
  });
  const { states, end } = subscribe(server, [A], { firstEventMs: 50 });
  expect(await end).toBe("finished");
  expect(states).toEqual(["unavailable", "open"]);
});

test("the state is `unavailable` during a long pause requested by the server", async () => {
  await using server = await serveHttp((_call, response) => {
    begin(response).end(`${message("snapshot", SNAPSHOT, 7)}retry: 30000\n\n`);
  });
  const { states, end, leave } = subscribe(server);
  await vi.waitFor(() => expect(states).toEqual(["open", "unavailable"]));
  leave();
  expect(await end).toBe("cancelled");
});

test("a request to a busy server is retried", async () => {
  await using server = await serveHttp((_call, response) => {
    if (server.calls.length > 1) begin(response).end(message("gone", { id: A.id }));
    else response.writeHead(503, { "Retry-After": "1" }).end('{"error":503,"code":"busy"}');
  });
  const { states, end } = subscribe(server);
  expect(await end).toBe("finished");
  expect(states).toEqual(["unavailable", "open"]);
});

test.each([
  ["does not support the call", 404, "text/plain", "Not Found"],
  ["does not allow POST here", 405, "application/json", "{}"],
])("the subscription ends as `unsupported` when the server %s", async (_what, status, type, body) => {
  await using server = await serveHttp((_call, response) => {
    response.writeHead(status, { "Content-Type": type }).end(body);
  });
  const { events, end } = subscribe(server);
  expect(await end).toBe("unsupported");
  expect(events).toEqual([]);
});

test.each([
  ["the page of a wall", 200, { "Content-Type": "text/html" }],
  ["a wall's rejection", 401, { "WWW-Authenticate": "Basic" }],
])(
  "after receiving %s instead of events, a subscription retries, because the user may have signed in",
  async (_what, status, headers) => {
    await using server = await serveHttp((_call, response) => {
      if (server.calls.length === 1) response.writeHead(status, headers).end("<html></html>");
      else begin(response).end(message("gone", { id: A.id }));
    });
    const { states, end } = subscribe(server);
    expect(await end).toBe("finished");
    expect(states).toEqual(["unavailable", "open"]);
  },
);

test("ignores everything but events of a watched upload", async () => {
  await using server = await serveHttp((_call, response) => {
    begin(response).write(message("snapshot", { ...SNAPSHOT, id: B.id }));
    response.write(`${message("renamed", { id: A.id })}event: gone\ndata: {\n\n`);
    response.end(message("gone", { id: A.id }));
  });
  const { events, end } = subscribe(server);
  expect(await end).toBe("finished");
  expect(events).toEqual([{ type: "gone", id: A.id }]);
});

test("once cancelled, a subscription closes the connection and reports nothing more", async () => {
  const closed = createDeferred<void>();
  await using server = await serveHttp((_call, response) => {
    response.once("close", () => closed.resolve());
    begin(response).write(message("snapshot", SNAPSHOT, 7));
  });
  const { events, end, leave } = subscribe(server);
  await vi.waitFor(() => expect(events).toHaveLength(1));
  leave();
  expect(await end).toBe("cancelled");
  await closed.promise;
});

test("a subscription without uploads to watch finishes immediately and sends no request", async () => {
  await using server = await serveHttp((_call, response) => void response.end());
  expect(await subscribe(server, []).end).toBe("finished");
  expect(server.calls).toEqual([]);
});

test("an exception thrown by the callback ends the subscription", async () => {
  await using server = await serveHttp((_call, response) => void begin(response).write(message("snapshot", SNAPSHOT)));
  const fault = new Error("of the page");
  const { end } = subscribe(server, [A], {
    onEvent() {
      throw fault;
    },
  });
  await expect(end).rejects.toBe(fault);
});

test("watches at most a hundred uploads", async () => {
  await using server = await serveHttp((call, response) => {
    const { uploads } = JSON.parse(call.body) as { uploads: (typeof A)[] };
    begin(response).end(uploads.map(({ id }) => message("gone", { id })).join(""));
  });
  const many = Array.from({ length: 101 }, (_, at) => ({ ...A, id: String(at).padStart(16, "0") as UploadId }));
  const { events, end } = subscribe(server, many);
  expect(await end).toBe("finished");
  expect(events).toHaveLength(100);
});

test("a subscription watches requests beside uploads, names them in the body, and ends once all are gone", async () => {
  const request = { id: A.id as string as RequestId, ownerToken: "0123456789" };
  await using server = await serveHttp(({ body }, response) => {
    const isFirst = server.calls.length === 1;
    begin(response).write(message("request", { id: request.id, at: 1 }));
    response.write(message("request", { id: "ffffffffffffffff", at: 1 }));
    if (isFirst) response.write(message("gone", { id: A.id }));
    else response.write(message("request.gone", { id: request.id }));
    response.end("retry: 1\n\n");
    expect(JSON.parse(body)).toEqual({ uploads: isFirst ? [A] : [], requests: [request] });
  });
  const heard: RequestEvent[] = [];
  const { events, end } = subscribe(server, [A], { requests: [request], onRequest: (event) => void heard.push(event) });
  expect(await end).toBe("finished");
  expect(events).toEqual([{ type: "gone", id: A.id }]);
  expect(heard.map(({ type, id }) => [type, id])).toEqual([
    ["request", request.id],
    ["request", request.id],
    ["request.gone", request.id],
  ]);
});
