import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** The response at one path: a status with a body, or no response at all. */
type Script = { status: number; headers: Record<string, string>; body: string } | "silence";

type Question = { path: string; body: string; authorization: string | undefined };

const json = (body: unknown, status = 200, headers = {}): Script => ({
  status,
  headers: { "Content-Type": "application/json", ...headers },
  body: JSON.stringify(body),
});

export const DISCOVERY = "/.well-known/openid-configuration";

/** A loopback server with scripted responses, to simulate faults that are rare in a real issuer. */
export async function startScriptedIssuer() {
  const scripts = new Map<string, Script>();
  const questions: Question[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? "";
    questions.push({ path, body: await text(request), authorization: request.headers.authorization });
    const script = scripts.get(path) ?? json({}, 404);
    if (script === "silence") return;
    response.writeHead(script.status, script.headers).end(script.body);
  }

  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const configuration = {
    issuer: origin,
    authorization_endpoint: `${origin}/authorize`,
    token_endpoint: `${origin}/token`,
    userinfo_endpoint: `${origin}/userinfo`,
    introspection_endpoint: `${origin}/introspect`,
    jwks_uri: `${origin}/v1/jwks`,
  };
  scripts.set(DISCOVERY, json(configuration));

  return {
    origin,
    configuration,
    questions,
    askedFor: (path: string) => questions.filter((question) => question.path === path).length,
    answer: (path: string, body: unknown, status = 200, headers = {}) => scripts.set(path, json(body, status, headers)),
    /** Responds with HTML, as a proxy in front of an issuer may do. */
    answerPage: (path: string, body: string, status = 200) =>
      scripts.set(path, { status, headers: { "Content-Type": "text/html" }, body }),
    answerAs: (path: string, type: string, body: string) =>
      scripts.set(path, { status: 200, headers: { "Content-Type": type }, body }),
    silence: (path: string) => scripts.set(path, "silence"),
    discover: (script: unknown, status = 200) => scripts.set(DISCOVERY, json(script, status)),
    timesDiscovered: () => questions.filter(({ path }) => path === DISCOVERY).length,
    async [Symbol.asyncDispose]() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

export type ScriptedIssuer = Awaited<ReturnType<typeof startScriptedIssuer>>;
