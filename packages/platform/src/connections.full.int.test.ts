import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { type Connections, createConnections } from "./connections.ts";

type HostedConnections = Connections & { connect(): Promise<Socket>; ended(): Promise<void>; cut(): void };

async function host(listener: RequestListener): Promise<HostedConnections> {
  const server = createServer({ keepAliveTimeout: 75_000 });
  const connections = createConnections(server, listener);
  server.on("request", connections.listener);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const deadline = new AbortController();
  const sockets: Socket[] = [];
  let end: Promise<void> | undefined;
  const ended = () => {
    end ??= connections.end(deadline.signal);
    return end;
  };
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await ended();
  });
  return {
    ...connections,
    ended,
    cut: () => deadline.abort(),
    async connect() {
      const socket = connect(port, "127.0.0.1");
      sockets.push(socket);
      socket.on("error", () => {});
      await once(socket, "connect");
      return socket;
    },
  };
}

const REQUEST = "GET / HTTP/1.1\r\nHost: envoi.example\r\n\r\n";

/** Reads everything from a connection until the other side ends it. */
async function everything(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("latin1");
}

async function firstAnswer(socket: Socket): Promise<string> {
  const [chunk] = await once(socket, "data");
  return String(chunk);
}

/** Keeps requests pending until a test lets them continue. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

test("keeps connections alive until shutdown begins", async () => {
  const { connect } = await host((_request, response) => void response.end("hello"));
  const socket = await connect();
  socket.write(REQUEST);
  expect(await firstAnswer(socket)).toContain("Connection: keep-alive");
  socket.write(REQUEST);
  expect(await firstAnswer(socket)).toContain("hello");
});

test("responds to one more request per open connection after shutdown begins", async () => {
  const { connect, ended } = await host((_request, response) => void response.end("hello"));
  const socket = await connect();
  socket.write(REQUEST);
  await firstAnswer(socket);
  const end = ended();
  socket.write(REQUEST);
  const answer = await everything(socket);
  expect(answer).toContain("Connection: close");
  expect(answer).toContain("hello");
  await end;
});

test("responds to a pending request, however late, and then ends the connection", async () => {
  const { open, opened } = gate();
  const { connect, ended } = await host(async (_request, response) => {
    await opened;
    response.end("hello");
  });
  const socket = await connect();
  socket.write(REQUEST);
  const answer = everything(socket);
  const end = ended();
  setTimeout(open, 3_500);
  expect(await answer).toContain("hello");
  expect(await answer).toContain("Connection: close");
  await end;
});

test("responds on all connections to requests that arrived while the process was too busy to read", async () => {
  const { connect, ended } = await host((request, response) => {
    request.resume().once("end", () => response.end("hello"));
  });
  const [kept, silent] = [await connect(), await connect()];
  for (const socket of [kept, silent]) {
    socket.write(REQUEST);
    await firstAnswer(socket);
  }
  const answers = [kept, silent].map(everything);
  const end = ended();
  const coming = connect();
  kept.write("POST / HTTP/1.1\r\nHost: envoi.example\r\nContent-Length: 4\r\n\r\nbody");
  setImmediate(() => {
    const until = performance.now() + 3_000;
    while (performance.now() < until);
    silent.write(REQUEST);
  });
  const late = await coming;
  late.write(REQUEST);
  for (const answer of await Promise.all([...answers, everything(late)])) expect(answer).toContain("hello");
  await end;
});

test("ends idle connections and accepts new ones while winding down", async () => {
  const { connect, windDown } = await host((_request, response) => void response.end("hello"));
  const idle = await connect();
  windDown();
  idle.resume();
  await once(idle, "end");
  const late = await connect();
  late.write(REQUEST);
  expect(await everything(late)).toContain("hello");
});

test("responds to all pipelined requests, and announces the connection's end only in the last response", async () => {
  const { connect, windDown } = await host((_request, response) => void response.end("hello"));
  const socket = await connect();
  windDown();
  socket.write(REQUEST.repeat(3));
  const answer = await everything(socket);
  expect(answer.match(/hello/g)).toHaveLength(3);
  expect(answer.match(/Connection: close/g)).toHaveLength(1);
  expect(answer.lastIndexOf("HTTP/1.1")).toBeLessThan(answer.indexOf("Connection: close"));
});

test("ignores a request that arrives after the last response has started", async () => {
  let started = 0;
  const { open, opened } = gate();
  const { connect, windDown } = await host(async (_request, response) => {
    started += 1;
    response.write("hel");
    await opened;
    response.end("lo");
  });
  const socket = await connect();
  windDown();
  socket.write(REQUEST);
  await firstAnswer(socket);
  socket.write(REQUEST);
  setTimeout(open, 200);
  await everything(socket);
  expect(started).toBe(1);
});

test("delivers every byte to a slow reader, even long after writing the response", async () => {
  const body = Buffer.alloc(8 * 2 ** 20, "abcdefgh");
  const { connect, ended } = await host((_request, response) => void response.end(body));
  const socket = await connect();
  socket.pause();
  socket.write(REQUEST);
  const end = ended();
  await new Promise((resolve) => setTimeout(resolve, 4_000));
  const answer = await everything(socket);
  expect(answer.slice(answer.indexOf("\r\n\r\n") + 4) === body.toString("latin1")).toBe(true);
  await end;
});

test("ends the server's side of a connection, and lets the client close it", async () => {
  const body = "a".repeat(2 ** 20);
  const { connect, ended } = await host((_request, response) => void response.end(body));
  const socket = await connect();
  socket.pause();
  socket.write(REQUEST);
  let isOver = false;
  const end = ended().then(() => {
    isOver = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(isOver).toBe(false);
  expect(await everything(socket)).toContain(body);
  await end;
});

test("does not delay shutdown for silent connections and incomplete request heads", async () => {
  const { connect, ended } = await host((_request, response) => void response.end("hello"));
  const [silent, half] = [await connect(), await connect()];
  silent.pause();
  half.write("GET / HT");
  await ended();
});

test("does not delay shutdown for a stalled body", async () => {
  const { connect, ended } = await host((request, response) => {
    request.resume().once("end", () => response.end("hello"));
  });
  const socket = await connect();
  socket.write("POST / HTTP/1.1\r\nHost: envoi.example\r\nContent-Length: 10\r\n\r\nhalf");
  await new Promise((resolve) => setTimeout(resolve, 100));
  await ended();
});

test("cuts pending requests at the deadline", async () => {
  const { connect, ended, cut } = await host(() => {});
  const socket = await connect();
  socket.write(REQUEST);
  const end = ended();
  cut();
  await end;
  expect(await everything(socket).catch(() => "")).toBe("");
});
