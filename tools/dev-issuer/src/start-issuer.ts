import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createIssuerApp } from "./issuer-app.ts";
import type { IssuerSettings } from "./issuer-settings.ts";
import { PEOPLE, type PersonName } from "./people.ts";
import { revokeToken, signIn } from "./sign-in.ts";

export type IssuerOptions = Partial<Omit<IssuerSettings, "origin">> & {
  /** Absent: wherever there is room. */
  port?: number;
};

/** An issuer on loopback. */
export type Issuer = AsyncDisposable & {
  origin: string;
  clientId: string;
  introspectionClientId: string;
  clientSecret: string;
  /** An access token for all that the dialect has, as the page would get it. */
  tokenFor(person: PersonName): Promise<string>;
  revoke(token: string): Promise<void>;
  /** Restarts with another address of the page, for pages whose address is known later than the issuer's. */
  servePage(appOrigin: string): Promise<void>;
  /** Nobody is listening afterwards; what it knew is forgotten. */
  stop(): Promise<void>;
};

const HOST = "127.0.0.1";
const DEFAULTS = {
  appOrigin: "http://localhost:8080",
  accessTokenSeconds: 3_600,
  refreshGraceSeconds: 30,
  clientId: "envoi",
  introspectionClientId: "envoi-servers",
  clientSecret: "envoi-servers-secret",
  signsTokens: false,
};

/** A real issuer that knows two people, for development and tests. It signs people in through its page, and tests without it. */
export async function startIssuer({ port = 0, ...options }: IssuerOptions = {}): Promise<Issuer> {
  const server = createServer();
  server.listen(port, HOST);
  await once(server, "listening");
  const { port: taken } = server.address() as AddressInfo;
  let settings = { ...DEFAULTS, ...options, origin: `http://${HOST}:${taken}` };

  async function servePage(appOrigin: string): Promise<void> {
    settings = { ...settings, appOrigin };
    const app = await createIssuerApp(settings);
    server.removeAllListeners("request").on("request", app);
  }
  async function stop(): Promise<void> {
    if (!server.listening) return;
    server.close();
    server.closeAllConnections();
    await once(server, "close");
  }
  await servePage(settings.appOrigin);
  return {
    origin: settings.origin,
    clientId: settings.clientId,
    introspectionClientId: settings.introspectionClientId,
    clientSecret: settings.clientSecret,
    tokenFor: async (person) => (await signIn(settings, PEOPLE[person])).access_token,
    revoke: (token) => revokeToken(settings, token),
    servePage,
    stop,
    [Symbol.asyncDispose]: stop,
  };
}
