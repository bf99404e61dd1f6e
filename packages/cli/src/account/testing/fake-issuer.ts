import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { type AuthConfig, type PublicConfig, publicConfigSchema } from "@envoi/protocol";

const LIMITS = { MAX_FILE_SIZE: 1_000_000, MAX_DOWNLOADS: 10, MAX_EXPIRE_SECONDS: 86_400 };

type Call = { path: string; authorization: string | undefined; body: string };

/** An issuer that responds with whatever the test sets, and also the configuration of an Envoi server. */
export type FakeIssuer = AsyncDisposable & {
  origin: string;
  calls: Call[];
  /** Paths of the calls with credentials. */
  credentialCalls(): string[];
  auth: AuthConfig;
  config(): PublicConfig;
  /** Responses by path, which the test may change. */
  answers: Record<string, Record<string, unknown>>;
};

export async function startFakeIssuer(): Promise<FakeIssuer> {
  const calls: Call[] = [];
  const server = createServer(async (request, response) => {
    const { url: path = "", headers } = request;
    calls.push({ path, authorization: headers.authorization, body: await text(request) });
    const answer = path === "/config" ? issuer.config() : issuer.answers[path];
    response.writeHead(answer === undefined ? 404 : 200, { "Content-Type": "application/json" });
    response.end(JSON.stringify(answer ?? { error: 404, code: "not_found" }));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const endpoints = {
    authorization_endpoint: `${origin}/authorization`,
    token_endpoint: `${origin}/token`,
    userinfo_endpoint: `${origin}/userinfo`,
    revocation_endpoint: `${origin}/revocation`,
  };
  const issuer: FakeIssuer = {
    origin,
    calls,
    credentialCalls: () => calls.map(({ path }) => path).filter((path) => /^\/(token|revocation|userinfo)/.test(path)),
    auth: { issuer: origin, client_id: "page", key_scope: "", dialect: "oidc", ...endpoints },
    config: () =>
      publicConfigSchema.parse({
        LIMITS: { ...LIMITS, ANON: LIMITS, MAX_FILES_PER_ARCHIVE: 64, MAX_ARCHIVES_PER_USER: 16 },
        DEFAULTS: { DOWNLOADS: 1, DOWNLOAD_COUNTS: [1], EXPIRE_TIMES_SECONDS: [300], EXPIRE_SECONDS: 300 },
        AUTH: issuer.auth,
        FEATURES: { account: true, share: true, uploadRequiresAccount: false },
        UI: { title: "Envoi", links: {} },
        PREFS: {},
      }),
    answers: {
      "/.well-known/openid-configuration": {
        issuer: origin,
        ...endpoints,
        device_authorization_endpoint: `${origin}/device`,
      },
      "/device": {
        device_code: "device",
        user_code: "ABCD",
        verification_uri: `${origin}/verify`,
        expires_in: 60,
        interval: 0.01,
      },
      // Expires immediately, so that the next command renews it.
      "/token": { access_token: "access", token_type: "bearer", expires_in: 1, refresh_token: "refresh" },
      "/userinfo": { sub: "ada", email: "ada@example.com" },
      "/revocation": {},
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return issuer;
}
