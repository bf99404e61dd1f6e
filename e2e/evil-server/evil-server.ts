import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { buffer } from "node:stream/consumers";
import { type RawData, WebSocket, WebSocketServer } from "ws";

/** A whole response. Headers with the value `null` are left out. */
export type Answer = { status: number; headers: Record<string, string | string[] | null>; body: Buffer };

/** One request that the evil server answers with a lie. */
export type Exchange = {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** Number of this request among those of its lie, from 1. */
  nth: number;
  /** For lies that no `Answer` can express. */
  reply: ServerResponse;
  /** The honest server's answer to this request. @param changes - of the request */
  honest(changes?: { path?: string; headers?: Record<string, string> }): Promise<Answer>;
};

/** @returns the answer; nothing if the lie uses `reply` itself */
type Tell = (exchange: Exchange) => Answer | undefined | Promise<Answer | undefined>;

/**
 * Changes one message of an upload socket. @param nth - number of the message from its side, from 1. @returns the
 * messages to pass on in its place
 */
export type SocketLie = (message: string, nth: number) => string[];
/** Answers a text message of a client in place of the honest server. @returns the replies, or `null` to forward it */
type AnswerLie = (message: string) => string[] | null;
/** Called with each binary message of a client. @returns whether to forward it */
type BinaryLie = (data: Buffer, client: WebSocket) => boolean;

/** Lies on the upload socket. */
export type SocketLies = { fromServer?: SocketLie; answer?: AnswerLie; binary?: BinaryLie };

/** A proxy in front of an honest server, on loopback, that lies by rule and records everything that it receives. */
export type EvilServer = AsyncDisposable & {
  origin: string;
  /** Answers requests whose path begins with `path` with a lie. Later lies take precedence. */
  lie(path: string, tell: Tell): void;
  lieOnSocket(lies: SocketLies): void;
  /** Everything that clients have sent: request lines, headers, bodies and messages. */
  received(): Buffer;
  /** `METHOD /path` of each request so far. */
  asked(): readonly string[];
  /** Number of requests and messages that a lie has answered or changed. */
  told(): number;
};

const textOf = (data: RawData) => Buffer.from(data as Buffer).toString("utf8");

/** @param target - the honest server's port */
export async function startEvilServer(target: number): Promise<EvilServer> {
  const received: Buffer[] = [];
  const asked: string[] = [];
  const lies: { path: string; tell: Tell; told: number }[] = [];
  const sockets = new Set<Duplex>();
  const accepting = new WebSocketServer({ noServer: true });
  let socketLies: SocketLies = {};
  /** Number of messages that passed while there were lies for the socket. */
  let socketMessages = 0;

  function record(call: IncomingMessage): void {
    asked.push(`${call.method} ${call.url}`);
    received.push(Buffer.from(`${call.method} ${call.url}\n${call.rawHeaders.join("\n")}\n`));
  }

  function forward(
    { method, url: path }: IncomingMessage,
    headers: IncomingHttpHeaders,
    body: Buffer,
  ): Promise<IncomingMessage> {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const onward = request({ host: "127.0.0.1", port: target, method, path, headers }, resolve);
    onward.on("error", reject);
    onward.end(body);
    return promise;
  }

  async function askHonestly(call: IncomingMessage, headers: IncomingHttpHeaders, body: Buffer): Promise<Answer> {
    // Lies change plain text.
    const { "accept-encoding": _encodings, ...plain } = headers;
    const answer = await forward(call, plain, body);
    const { "transfer-encoding": _chunked, "content-length": _length, connection: _kept, ...passed } = answer.headers;
    const kept = Object.entries(passed).map(([name, value]) => [name, value ?? null] as const);
    return { status: answer.statusCode ?? 502, headers: Object.fromEntries(kept), body: await buffer(answer) };
  }

  async function answer(call: IncomingMessage, reply: ServerResponse): Promise<void> {
    const { url: path = "", method = "GET" } = call;
    // The honest server would reject the evil server's origin.
    const { origin: _origin, ...headers } = call.headers;
    const body = await buffer(call);
    received.push(body);
    const lie = lies.findLast((one) => path.startsWith(one.path));
    if (lie === undefined) {
      const honest = await forward(call, headers, body);
      reply.writeHead(honest.statusCode ?? 502, honest.headers);
      honest.pipe(reply);
      reply.on("close", () => honest.destroy());
      return;
    }
    lie.told += 1;
    const told = await lie.tell({
      ...{ method, path, headers, body, nth: lie.told, reply },
      honest: (changes = {}) =>
        askHonestly({ method, url: changes.path ?? path } as IncomingMessage, { ...headers, ...changes.headers }, body),
    });
    if (told === undefined) return;
    const entries = Object.entries(told.headers).filter(
      (entry): entry is [string, string | string[]] => entry[1] !== null,
    );
    reply.writeHead(told.status, Object.fromEntries(entries));
    reply.end(told.body);
  }

  const server = createServer({ keepAliveTimeout: 60_000 }, (call, reply) => {
    record(call);
    reply.on("error", () => {});
    answer(call, reply).catch(() => reply.destroy());
  });

  function join(client: WebSocket, call: IncomingMessage): void {
    const { fromServer, answer, binary } = socketLies;
    const onward = new WebSocket(`ws://127.0.0.1:${target}${call.url}`);
    let nth = 0;
    const early: [RawData, boolean][] = [];
    client.on("error", () => {});
    onward.on("error", () => client.terminate());
    client.on("message", (data, isBinary) => {
      received.push(Buffer.from(data as Buffer));
      const replies = isBinary ? null : (answer?.(textOf(data)) ?? null);
      if (replies !== null) {
        socketMessages += 1;
        for (const reply of replies) client.send(reply);
        return;
      }
      if (isBinary && binary !== undefined) {
        socketMessages += 1;
        if (!binary(Buffer.from(data as Buffer), client)) return;
      }
      if (onward.readyState === WebSocket.OPEN) onward.send(data, { binary: isBinary });
      else early.push([data, isBinary]);
    });
    onward.on("open", () => {
      for (const [data, isBinary] of early) onward.send(data, { binary: isBinary });
    });
    onward.on("message", (data) => {
      nth += 1;
      if (fromServer !== undefined) socketMessages += 1;
      for (const message of fromServer?.(textOf(data), nth) ?? [textOf(data)]) client.send(message);
    });
    // A lie may need the client's socket after the honest server has closed its own.
    onward.on("close", () => client.close());
    client.on("close", () => onward.terminate());
  }

  server.on("upgrade", (call: IncomingMessage, socket: Duplex, head: Buffer) => {
    record(call);
    accepting.handleUpgrade(call, socket, head, (client) => join(client, call));
  });
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");

  return {
    origin: `http://localhost:${address.port}`,
    lie: (path, tell) => void lies.push({ path, tell, told: 0 }),
    lieOnSocket(told) {
      socketLies = told;
    },
    received: () => Buffer.concat(received),
    asked: () => asked,
    told: () => lies.reduce((sum, { told }) => sum + told, socketMessages),
    async [Symbol.asyncDispose]() {
      const closed = once(server, "close");
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
