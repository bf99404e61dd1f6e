import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import type { Duplex } from "node:stream";
import type { BrowserContext } from "playwright-core";

/**
 * How a sign-in proxy treats users who have not signed in:
 *
 * - `authelia`: forward authentication. A redirect to another host, which sets a cookie for the whole domain
 * - `oauth2-proxy`: a redirect for documents, 401 with empty JSON for everything else, and a cookie
 * - `basic`: Basic authentication
 * - `access`: Cloudflare Access. A redirect of everything to another domain, and a cookie for this host on return
 * - `portal`: a network's login page, with status 200. After sign-in, the network admits the device, without a cookie
 */
export const WALLS = ["authelia", "oauth2-proxy", "basic", "access", "portal"] as const;
export type WallKind = (typeof WALLS)[number];

/** A loopback reverse proxy that forwards only requests from users signed in to it. */
export type Wall = AsyncDisposable & {
  origin: string;
  /** Forwards requests to this loopback port. */
  forwardTo(port: number): void;
  /** Signs in to the proxy, in a separate tab. */
  signIn(context: BrowserContext): Promise<void>;
  /** Ends all sign-ins and breaks the connections. */
  expire(): void;
  /** `GET /path` of each blocked request so far. */
  refused(): readonly string[];
};

const COOKIE = "wall";
const USER = "ada";
const HTML = { "Content-Type": "text/html; charset=utf-8" };

type Refusal = { status: number; headers: Record<string, string>; body: string };

const signInPage = (action: string): string =>
  `<!doctype html><title>Sign in</title><form method="post" action="${action}"><button>Sign in</button></form>`;

const redirectTo = (status: number, address: string): Refusal => ({
  status,
  headers: { ...HTML, Location: address },
  body: `<a href="${address}">Found</a>`,
});

function createRefusal(kind: WallKind, call: IncomingMessage, signInOrigin: string): Refusal {
  const asked = encodeURIComponent(call.url ?? "/");
  switch (kind) {
    case "authelia":
      return redirectTo(call.method === "GET" || call.method === "HEAD" ? 302 : 303, `${signInOrigin}/?rd=${asked}`);
    case "access":
      return redirectTo(302, `${signInOrigin}/cdn-cgi/access/login?redirect_url=${asked}`);
    case "oauth2-proxy":
      return call.headers.accept?.includes("text/html")
        ? redirectTo(302, `/oauth2/sign_in?rd=${asked}`)
        : { status: 401, headers: { "Content-Type": "application/json" }, body: "{}" };
    case "basic":
      return { status: 401, headers: { ...HTML, "WWW-Authenticate": 'Basic realm="Staff"' }, body: "<h1>401</h1>" };
    case "portal":
      return { status: 200, headers: HTML, body: signInPage("/hotel/login") };
  }
}

/** @param openPaths - prefixes of paths that require no sign-in */
export async function startWall(kind: WallKind, openPaths: readonly string[] = []): Promise<Wall> {
  const sockets = new Set<Duplex>();
  const refused: string[] = [];
  let sessions = new Set<string>();
  let password = randomUUID();
  let isAdmitted = false;
  let target = 0;

  function isSignedIn({ headers, url = "" }: IncomingMessage): boolean {
    if (openPaths.some((path) => url.startsWith(path))) return true;
    if (kind === "portal") return isAdmitted;
    const basic = `Basic ${Buffer.from(`${USER}:${password}`).toString("base64")}`;
    if (kind === "basic") return headers.authorization === basic;
    const cookie = new RegExp(`(?:^|; *)${COOKIE}=([^;]*)`).exec(headers.cookie ?? "")?.[1];
    return cookie !== undefined && sessions.has(cookie);
  }

  function newSession(): string {
    const session = randomUUID();
    sessions.add(session);
    return `${COOKIE}=${session}; Path=/; HttpOnly; SameSite=Lax`;
  }

  const originOf = (port: unknown) => `http://localhost:${(port as AddressInfo).port}`;
  const answer = (reply: ServerResponse, { status, headers, body }: Refusal) =>
    reply.writeHead(status, headers).end(body);

  /**
   * Sign-in page of `authelia` and `access`, on a separate origin. Its cookies apply to the proxy, because all ports of
   * a host share cookies.
   */
  const signInServer = createServer((call, reply) => {
    if (call.method !== "POST") return answer(reply, { status: 200, headers: HTML, body: signInPage("/") });
    const own = originOf(server.address());
    if (kind === "authelia") reply.setHeader("Set-Cookie", newSession());
    return answer(reply, redirectTo(303, kind === "authelia" ? `${own}/` : `${own}/cdn-cgi/access/authorized`));
  });

  /** Serves requests for the proxy itself. @returns whether this was such a request */
  function answerItself(call: IncomingMessage, reply: ServerResponse): boolean {
    const path = call.url ?? "";
    if (kind === "oauth2-proxy" && path.startsWith("/oauth2/sign_in")) {
      answer(reply, { status: 200, headers: HTML, body: signInPage("/oauth2/callback") });
    } else if (kind === "oauth2-proxy" && path === "/oauth2/callback") {
      reply.setHeader("Set-Cookie", newSession());
      answer(reply, redirectTo(303, "/"));
    } else if (kind === "access" && path === "/cdn-cgi/access/authorized") {
      reply.setHeader("Set-Cookie", newSession());
      answer(reply, redirectTo(303, "/"));
    } else if (kind === "portal" && path === "/hotel/login") {
      isAdmitted = true;
      answer(reply, redirectTo(303, "/"));
    } else return false;
    return true;
  }

  const server = createServer((call, reply) => {
    if (answerItself(call, reply)) return;
    if (!isSignedIn(call)) {
      refused.push(`${call.method} ${call.url}`);
      // Reads the request first, because some clients read a response only after sending everything.
      call.resume().once("end", () => answer(reply, createRefusal(kind, call, originOf(signInServer.address()))));
      return;
    }
    const { url: path, method, headers } = call;
    const onward = request({ host: "127.0.0.1", port: target, method, path, headers }, (answered) => {
      reply.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(reply);
      answered.on("error", () => reply.destroy());
    });
    onward.on("error", () => reply.destroy());
    reply.on("close", () => void onward.destroy());
    call.pipe(onward);
  });

  server.on("upgrade", (call: IncomingMessage, browser: Duplex, head: Buffer) => {
    browser.on("error", () => browser.destroy());
    if (!isSignedIn(call)) {
      refused.push(`WebSocket ${call.url}`);
      const { status, headers, body } = createRefusal(kind, call, originOf(signInServer.address()));
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
      browser.end(`HTTP/1.1 ${status} Refused\r\n${lines.join("")}Content-Length: ${body.length}\r\n\r\n${body}`);
      return;
    }
    const envoi = connect(target, "127.0.0.1");
    for (const [one, other] of [
      [envoi, browser],
      [browser, envoi],
    ] as const) {
      one.on("error", () => other.destroy());
      one.on("close", () => other.destroy());
    }
    const fields = call.rawHeaders.map((text, at) => (at % 2 === 0 ? `${text}: ` : `${text}\r\n`));
    envoi.write(`GET ${call.url} HTTP/1.1\r\n${fields.join("")}\r\n`);
    envoi.write(head);
    browser.pipe(envoi).pipe(browser);
  });
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });

  for (const each of [server, signInServer]) each.listen(0, "127.0.0.1");
  await Promise.all([server, signInServer].map((each) => once(each, "listening")));
  const origin = originOf(server.address());
  return {
    origin,
    forwardTo(port) {
      target = port;
    },
    async signIn(context) {
      if (kind === "basic") return context.setHTTPCredentials({ username: USER, password });
      const tab = await context.newPage();
      // The query bypasses the service worker's stored page, as a reload does.
      await tab.goto(`${origin}/?sign-in`);
      await tab.getByRole("button", { name: "Sign in" }).click();
      await tab.getByTestId("file-input").waitFor({ state: "attached" });
      await tab.close();
    },
    expire() {
      sessions = new Set();
      password = randomUUID();
      isAdmitted = false;
      for (const socket of sockets) socket.destroy();
    },
    refused: () => refused,
    async [Symbol.asyncDispose]() {
      for (const each of [server, signInServer]) {
        each.close();
        each.closeAllConnections();
      }
      for (const socket of sockets) socket.destroy();
    },
  };
}
