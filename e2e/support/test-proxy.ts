import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { type Duplex, pipeline, Transform } from "node:stream";
import { setTimeout as delay } from "node:timers/promises";
import { CLAIM_HEADER } from "@envoi/protocol";
import { type WebSocket, WebSocketServer } from "ws";

/** `up`: bytes from a browser. `down`: bytes to a browser. */
type Direction = "up" | "down";
type Pace =
  /** Total speed of all connections, as on one shared link. */
  | { bytesPerSecond: number }
  | { stopWhen: (chunk: Buffer, passedBytes: number) => boolean }
  /** Breaks the connection. Responses carry no Claim, so they cannot be resumed. */
  | { breakWhen: (chunk: Buffer, passedBytes: number) => boolean }
  /** Forwards all bytes, but does not mark the end of the response. */
  | { withholdEnd: true };

/** A loopback reverse proxy between browsers and Envoi, with which tests can interfere with requests and responses. */
export type TestProxy = AsyncDisposable & {
  origin: string;
  /** Forwards requests to this loopback port. */
  forwardTo(port: number): void;
  /**
   * Responds to requests for this path itself, with the text of a script, style or page, or with JSON. On a WebSocket,
   * it replies to the first message.
   */
  answer(path: string, status: number, body?: string | object): void;
  /** Holds requests for this path until `reset`. */
  hold(path: string): void;
  /** Drops connections that send a request for this path; with `method`, only for requests with this method. */
  cut(path: string, method?: string): void;
  /** Breaks the connections of running responses for this path, but not of later ones. */
  drop(path: string): void;
  /** Slows, stops or breaks the transfer of bodies and WebSocket data for this path. */
  slow(path: string, direction: Direction, pace: Pace): void;
  /** Removes all interference: held requests continue. */
  reset(): void;
  /** Headers of all requests for this path so far. */
  asked(path: string): readonly IncomingHttpHeaders[];
};

/** Keep-alive timeout, long because a request that arrives while an idle connection is closing would be lost. */
const KEPT_MS = 75_000;

type Rule = { path: string } & (
  | { kind: "answer"; status: number; body: string | object }
  | { kind: "hold"; opened: Promise<void> }
  | { kind: "cut"; method: string | undefined }
  | { kind: "slow"; direction: Direction; pace: Pace; opened: Promise<void>; free: Promise<void> }
);

function chooseContentType(path: string, body: string | object): string {
  if (typeof body !== "string") return "application/json";
  if (body.startsWith("<")) return "text/html";
  return path.endsWith(".css") ? "text/css" : "text/javascript";
}

export async function startTestProxy(): Promise<TestProxy> {
  const sockets = new Set<Duplex>();
  const replies = new Map<ServerResponse, string>();
  const asked: { path: string; headers: IncomingHttpHeaders }[] = [];
  let rules: Rule[] = [];
  let opening = Promise.withResolvers<void>();
  let target = 0;
  const answering = new WebSocketServer({ noServer: true });

  const ruleFor = (path: string, method: string | undefined) =>
    rules.findLast(
      (rule) =>
        rule.kind !== "slow" &&
        path.startsWith(rule.path) &&
        (rule.kind !== "cut" || (rule.method ?? method) === method),
    );
  const pacesFor = (path: string, direction: Direction) =>
    rules
      .filter((rule) => rule.kind === "slow")
      .filter((rule) => rule.direction === direction && path.startsWith(rule.path));

  /** Forwards bytes under the current rules for their path. */
  function flow(path: string, direction: Direction): Transform {
    let passedBytes = 0;
    async function pace(chunk: Buffer): Promise<void> {
      for (const rule of pacesFor(path, direction)) {
        const { pace, opened } = rule;
        if ("bytesPerSecond" in pace) {
          const ms = (1000 * chunk.length) / pace.bytesPerSecond;
          rule.free = rule.free.then(() => delay(ms));
          await rule.free;
        } else if ("stopWhen" in pace && pace.stopWhen(chunk, passedBytes)) await opened;
        else if ("breakWhen" in pace && pace.breakWhen(chunk, passedBytes)) throw new Error("the connection breaks");
      }
      passedBytes += chunk.length;
    }
    return new Transform({
      transform(chunk: Buffer, _encoding, done) {
        pace(chunk).then(() => done(null, chunk), done);
      },
      flush(done) {
        const withheld = pacesFor(path, direction).filter(({ pace }) => "withholdEnd" in pace);
        Promise.all(withheld.map(({ opened }) => opened)).then(() => done(), done);
      },
    });
  }

  /** Applies the rules to a request. @returns whether to forward it */
  async function mayForward(path: string, asked: IncomingMessage, reply: ServerResponse | null): Promise<boolean> {
    const rule = ruleFor(path, asked.method);
    if (rule?.kind === "hold") await rule.opened;
    if (rule?.kind === "cut") asked.socket.destroy();
    if (rule?.kind === "answer" && reply !== null) {
      const { status, body } = rule;
      reply.writeHead(status, { "Content-Type": chooseContentType(path, body) });
      reply.end(typeof body === "string" ? body : JSON.stringify(body));
    }
    return rule === undefined || rule.kind === "hold";
  }

  const server = createServer({ keepAliveTimeout: KEPT_MS }, (call, reply) => {
    const { url: path = "", method = "GET", headers } = call;
    asked.push({ path, headers });
    void mayForward(path, call, reply).then((isForwarded) => {
      if (!isForwarded) return;
      const onward = request({ host: "127.0.0.1", port: target, method, path, headers }, (answer) => {
        // The client has disconnected.
        if (reply.destroyed) {
          answer.destroy();
          return;
        }
        const paces = pacesFor(path, "down").map(({ pace }) => pace);
        const passedHeaders = { ...answer.headers };
        // The client must not know where the response ends, so the proxy removes the length, and the Claim's header,
        // because under a Claim the client counts the bytes.
        if (paces.some((pace) => "withholdEnd" in pace)) delete passedHeaders["content-length"];
        const hidesClaim = paces.some((pace) => "withholdEnd" in pace || "breakWhen" in pace);
        if (hidesClaim) delete passedHeaders[CLAIM_HEADER.toLowerCase()];
        reply.writeHead(answer.statusCode ?? 502, passedHeaders);
        replies.set(reply, path);
        pipeline(answer, flow(path, "down"), reply, () => {});
      });
      onward.on("error", () => reply.destroy());
      reply.on("close", () => {
        replies.delete(reply);
        onward.destroy();
      });
      const up = flow(path, "up");
      up.on("error", () => call.socket.destroy());
      call.pipe(up).pipe(onward);
    });
  });

  server.on("upgrade", (asked: IncomingMessage, browser: Socket, head: Buffer) => {
    const path = asked.url ?? "";
    browser.on("error", () => browser.destroy());
    const rule = ruleFor(path, asked.method);
    if (rule?.kind === "answer") {
      const sendAnswer = (socket: WebSocket) => socket.once("message", () => socket.send(JSON.stringify(rule.body)));
      return answering.handleUpgrade(asked, browser, head, sendAnswer);
    }
    void mayForward(path, asked, null).then((isForwarded) => {
      if (!isForwarded) {
        browser.destroy();
        return;
      }
      const envoi = connect(target, "127.0.0.1");
      sockets.add(envoi);
      envoi.on("error", () => browser.destroy());
      envoi.on("close", () => browser.destroy());
      browser.on("close", () => envoi.destroy());
      envoi.write(`${asked.method} ${path} HTTP/1.1\r\n`);
      for (let at = 0; at < asked.rawHeaders.length; at += 2) {
        envoi.write(`${asked.rawHeaders[at]}: ${asked.rawHeaders[at + 1]}\r\n`);
      }
      envoi.write("\r\n");
      envoi.write(head);
      const [up, down] = [flow(path, "up"), flow(path, "down")];
      for (const way of [up, down]) way.on("error", () => browser.destroy());
      browser.pipe(up).pipe(envoi);
      envoi.pipe(down).pipe(browser);
    });
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
    forwardTo(port) {
      target = port;
    },
    answer: (path, status, body = { error: status, code: "internal" }) =>
      void rules.push({ kind: "answer", path, status, body }),
    hold: (path) => void rules.push({ kind: "hold", path, opened: opening.promise }),
    cut: (path, method) => void rules.push({ kind: "cut", path, method }),
    drop(path) {
      for (const [reply, of] of replies) if (of.startsWith(path)) reply.destroy();
    },
    slow: (path, direction, pace) =>
      void rules.push({ kind: "slow", path, direction, pace, opened: opening.promise, free: Promise.resolve() }),
    reset() {
      rules = [];
      opening.resolve();
      opening = Promise.withResolvers();
    },
    asked: (path) => asked.filter((call) => call.path.startsWith(path)).map(({ headers }) => headers),
    async [Symbol.asyncDispose]() {
      const closed = once(server, "close");
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
