import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { type Connections, createConnections } from "./connections.ts";

type Hosted = Connections & { connect(): Promise<Socket>; ended(): Promise<void>; cut(): void };

async function host(listener: RequestListener): Promise<Hosted> {
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

/** All that comes on a connection until the other side ends it. */
async function everything(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("latin1");
}

async function firstAnswer(socket: Socket): Promise<string> {
  const [chunk] = await once(socket, "data");
  return String(chunk);
}

/** What a request waits for until a test lets it go on. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

test("before the end is asked for, connections are kept", async () => {
  const { connect } = await host((_request, response) => void response.end("hello"));
  const socket = await connect();
  socket.write(REQUEST);
  expect(await firstAnswer(socket)).toContain("Connection: keep-alive");
  socket.write(REQUEST);
  expect(await firstAnswer(socket)).toContain("hello");
});

test("a request on a kept connection is answered after the end was asked for, as the last one there", async () => {
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

test("a request that waits for its answer gets it, however late, as the last one of its connection", async () => {
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

test("what arrives while the process is too busy to look, on kept connections and new ones, is answered", async () => {
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

test("while it winds down, connections on which nothing is asked are ended, and new ones are taken", async () => {
  const { connect, windDown } = await host((_request, response) => void response.end("hello"));
  const idle = await connect();
  windDown();
  idle.resume();
  await once(idle, "end");
  const late = await connect();
  late.write(REQUEST);
  expect(await everything(late)).toContain("hello");
});

test("of requests that came together each is answered, and only the last one says that it is the last", async () => {
  const { connect, windDown } = await host((_request, response) => void response.end("hello"));
  const socket = await connect();
  windDown();
  socket.write(REQUEST.repeat(3));
  const answer = await everything(socket);
  expect(answer.match(/hello/g)).toHaveLength(3);
  expect(answer.match(/Connection: close/g)).toHaveLength(1);
  expect(answer.lastIndexOf("HTTP/1.1")).toBeLessThan(answer.indexOf("Connection: close"));
});

test("what comes after the last answer has begun is not begun", async () => {
  let begun = 0;
  const { open, opened } = gate();
  const { connect, windDown } = await host(async (_request, response) => {
    begun += 1;
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
  expect(begun).toBe(1);
});

test("who reads slowly gets every byte, also when the answer was given away long before", async () => {
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

test("the end of a connection is sent only, and its other side closes it", async () => {
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

test("connections that say nothing, or half of a head, do not hold the end up", async () => {
  const { connect, ended } = await host((_request, response) => void response.end("hello"));
  const [silent, half] = [await connect(), await connect()];
  silent.pause();
  half.write("GET / HT");
  await ended();
});

test("a body that stops in its middle does not hold the end up", async () => {
  const { connect, ended } = await host((request, response) => {
    request.resume().once("end", () => response.end("hello"));
  });
  const socket = await connect();
  socket.write("POST / HTTP/1.1\r\nHost: envoi.example\r\nContent-Length: 10\r\n\r\nhalf");
  await new Promise((resolve) => setTimeout(resolve, 100));
  await ended();
});

test("the deadline cuts what is still not answered", async () => {
  const { connect, ended, cut } = await host(() => {});
  const socket = await connect();
  socket.write(REQUEST);
  const end = ended();
  cut();
  await end;
  expect(await everything(socket).catch(() => "")).toBe("");
});
