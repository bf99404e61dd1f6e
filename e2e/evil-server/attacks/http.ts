import { once } from "node:events";
import { checkExists, fetchInfo } from "@envoi/client";
import { expect } from "vitest";
import type { Attack, Outcome, Scene, Theme } from "../attack.ts";
import type { Answer, Exchange } from "../evil-server.ts";
import { receive } from "./download-lies.ts";

const { signal } = new AbortController();

/** One short call, whose answer is a lie. It is an owner's, so it contains a token. */
function answersCall(
  lie: string,
  outcome: Outcome,
  tell: (exchange: Exchange, scene: Scene) => Answer | undefined | Promise<Answer | undefined>,
  options: { isSlow?: boolean } = {},
): Attack {
  return {
    lie,
    outcome,
    ...options,
    async run(scene) {
      const { evil, world } = scene;
      evil.lie("/api/info", (exchange) => tell(exchange, scene));
      const info = await fetchInfo({ origin: evil.origin }, world.file, signal);
      expect(info.dlimit).toBe(10_000);
    },
  };
}

/** Answers with bytes that need not be HTTP. */
function sendsRaw(lie: string, outcome: Outcome, text: string): Attack {
  return answersCall(lie, outcome, ({ reply }) => {
    reply.socket?.end(text);
    return undefined;
  });
}

const JSON_HEAD = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n";
const INFO = '{"dlimit":10000,"dtotal":0,"ttl":1000}';
const FALSE_INFO = '{"dlimit":1,"dtotal":1,"ttl":1}';

/** Sends the client to another place, where nothing may arrive. */
function redirects(lie: string, status: number, location: (scene: Scene) => string): Attack {
  return {
    lie,
    outcome: { refused: "intercepted" },
    async run(scene) {
      const { evil, world } = scene;
      evil.lie("/stolen", () => ({ status: 200, headers: {}, body: Buffer.from(INFO) }));
      const redirect = () => ({ status, headers: { Location: location(scene) }, body: Buffer.alloc(0) });
      for (const path of ["/api/exists", "/api/info", "/api/download"]) evil.lie(path, redirect);
      const failures = await Promise.allSettled([
        fetchInfo({ origin: evil.origin }, world.file, signal),
        checkExists({ origin: evil.origin }, world.file.id, signal),
      ]);
      for (const failure of failures) expect(failure).toMatchObject({ reason: { code: "intercepted" } });
      const moved = evil.asked().filter((asked) => !asked.includes("/api/info") && !asked.includes("/api/exists"));
      expect(moved).toEqual([]);
      throw failures[0]?.status === "rejected" ? failures[0].reason : new Error("the redirect was followed");
    },
  };
}

export const HTTP: Theme = {
  title: "HTTP",
  client: "library",
  attacks: [
    redirects("redirects to another path", 302, () => "/stolen"),
    redirects("redirects with the method and the body", 307, ({ evil }) => `${evil.origin}/stolen`),
    redirects("redirects to another origin", 308, ({ evil }) => evil.origin.replace("localhost", "127.0.0.1")),
    redirects("redirects to itself without end", 301, ({ evil }) => `${evil.origin}/api/info/x`),
    redirects("redirects to a file of the device", 302, () => "file:///etc/passwd"),
    redirects("redirects to a service of the device", 307, () => "http://127.0.0.1:9/"),
    redirects("redirects to a script", 303, () => "javascript:alert(1)"),
    redirects("redirects to nowhere", 302, () => ""),
    {
      lie: "redirects the download to another file",
      outcome: { refused: "intercepted" },
      run(scene) {
        const { evil, world } = scene;
        const location = `/api/download/${world.other.id}`;
        evil.lie("/api/download", () => ({ status: 302, headers: { Location: location }, body: Buffer.alloc(0) }));
        return receive(scene);
      },
    },
    sendsRaw(
      "sends a second answer after the first",
      "harmless",
      `${JSON_HEAD}Content-Length: ${INFO.length}\r\n\r\n${INFO}${JSON_HEAD}Content-Length: ${FALSE_INFO.length}\r\n\r\n${FALSE_INFO}`,
    ),
    sendsRaw(
      "states two lengths",
      { refused: "connect_failed" },
      `${JSON_HEAD}Content-Length: 2\r\nContent-Length: ${INFO.length}\r\n\r\n${INFO}`,
    ),
    sendsRaw(
      "states a length and sends chunks",
      { refused: "connect_failed" },
      `${JSON_HEAD}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n${INFO.length.toString(16)}\r\n${INFO}\r\n0\r\n\r\n`,
    ),
    sendsRaw(
      "sends a chunk of a malformed length",
      { refused: "connection_lost" },
      `${JSON_HEAD}Transfer-Encoding: chunked\r\n\r\n-1\r\n${INFO}\r\n0\r\n\r\n`,
    ),
    sendsRaw(
      "sends a chunk of 2^64 bytes",
      { refused: "connection_lost" },
      `${JSON_HEAD}Transfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFF\r\n${INFO}`,
    ),
    sendsRaw(
      "ends before the stated length",
      { refused: "connection_lost" },
      `${JSON_HEAD}Content-Length: 1000\r\n\r\n${INFO}`,
    ),
    sendsRaw(
      "states a negative length",
      { refused: "connect_failed" },
      `${JSON_HEAD}Content-Length: -1\r\n\r\n${INFO}`,
    ),
    sendsRaw(
      "sends headers of 1 MB",
      { refused: "connect_failed" },
      `${JSON_HEAD}X: ${"x".repeat(1_000_000)}\r\n\r\n${INFO}`,
    ),
    sendsRaw("sends a header with a NUL", { refused: "connect_failed" }, `${JSON_HEAD}X: \0\r\n\r\n${INFO}`),
    sendsRaw("sends no HTTP", { refused: "connect_failed" }, INFO),
    sendsRaw(
      "switches to another protocol",
      { refused: "connect_failed" },
      "HTTP/1.1 101 Switching\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
    ),
    sendsRaw("closes the connection", { refused: "connect_failed" }, ""),
    sendsRaw("sends the status 999", { refused: "internal" }, `HTTP/1.1 999 X\r\nContent-Length: 2\r\n\r\n{}`),
    answersCall("sends headers without end", { refused: "connect_failed" }, async ({ reply: { socket } }) => {
      socket?.write(JSON_HEAD);
      while (socket?.writable === true) {
        if (!socket.write(`X-${"x".repeat(1_000)}: x\r\n`))
          await Promise.race([once(socket, "drain"), once(socket, "close")]);
      }
      return undefined;
    }),
    answersCall(
      "sends interim answers without end",
      { refused: "connection_lost" },
      async ({ reply: { socket } }) => {
        const sending = setInterval(() => socket?.write("HTTP/1.1 103 Early Hints\r\nLink: <x>\r\n\r\n"), 50);
        socket?.on("close", () => clearInterval(sending));
        return undefined;
      },
      { isSlow: true },
    ),
    answersCall("never answers", { refused: "connection_lost" }, () => undefined, { isSlow: true }),
    answersCall(
      "sends a space now and then",
      { refused: "connection_lost" },
      ({ reply }) => {
        reply.writeHead(200, { "Content-Type": "application/json" });
        const dripping = setInterval(() => reply.write(" "), 100);
        reply.on("close", () => clearInterval(dripping));
        return undefined;
      },
      { isSlow: true },
    ),
    answersCall("sends JSON without end", { refused: "connection_lost" }, ({ reply }) => {
      reply.writeHead(200, { "Content-Type": "application/json" });
      const flooding = setInterval(() => reply.write("[".repeat(65_536)), 1);
      reply.on("close", () => clearInterval(flooding));
      return undefined;
    }),
    answersCall("says that nothing is there for the owner", { refused: "not_found" }, () => ({
      status: 404,
      headers: {},
      body: Buffer.from('{"error":404,"code":"not_found"}'),
    })),
    answersCall("sends a page with status 404 to the owner", { refused: "intercepted" }, () => ({
      status: 404,
      headers: { "Content-Type": "text/html" },
      body: Buffer.from("<h1>not found</h1>"),
    })),
    answersCall("asks the owner to sign in to the network", { refused: "intercepted" }, () => ({
      status: 511,
      headers: {},
      body: Buffer.from("<form>"),
    })),
    answersCall("names counts that are no integers", { refused: "connection_lost" }, () => ({
      status: 200,
      headers: {},
      body: Buffer.from('{"dlimit":10000.5,"dtotal":"<b>","ttl":1e400}'),
    })),
    answersCall("names a wrong number of downloads to the owner", { limit: "Miscount" }, () => ({
      status: 200,
      headers: {},
      body: Buffer.from('{"dlimit":10000,"dtotal":9999,"ttl":1}'),
    })),
  ],
};
