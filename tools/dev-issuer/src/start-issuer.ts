import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createIssuerApp } from "./issuer-app.ts";
import { createDifferences, type IssuerKind } from "./issuer-differences.ts";
import type { IssuerSettings } from "./issuer-settings.ts";
import { PEOPLE, type PersonName } from "./people.ts";
import { revokeToken, signIn } from "./sign-in.ts";

export type IssuerOptions = Partial<Omit<IssuerSettings, "origin">> & {
  /** Absent: any free port. */
  port?: number;
  /** Kind of issuer whose behaviour is simulated, except where `differences` says otherwise. */
  kind?: IssuerKind;
};

export type Issuer = Awaited<ReturnType<typeof startIssuer>>;

const HOST = "127.0.0.1";
const DEFAULTS = {
  appOrigin: "http://localhost:8080",
  accessTokenSeconds: 3_600,
  refreshGraceSeconds: 30,
  clientId: "envoi",
  cliClientId: "envoi-cli",
  introspectionClientId: "envoi-servers",
  clientSecret: "envoi-servers-secret",
  signsTokens: false,
};

/** Starts a real issuer with two users, for development and tests. Users sign in on its page, tests without it. */
export async function startIssuer({ port = 0, kind, ...options }: IssuerOptions = {}) {
  const server = createServer();
  server.listen(port, HOST);
  await once(server, "listening");
  const { port: taken } = server.address() as AddressInfo;
  const { clientId } = { ...DEFAULTS, ...options };
  const differences = kind === undefined ? options.differences : createDifferences(kind, clientId, options.differences);
  const path = (differences?.path ?? "").replace(/\/$/, "");
  let settings: IssuerSettings = {
    ...DEFAULTS,
    ...options,
    ...(differences !== undefined && { differences, dialect: "oidc" }),
    origin: `http://${HOST}:${taken}${path}`,
  };

  /**
   * Forgets all tokens, and from now on serves the page at this origin, which may not be known when the issuer starts.
   */
  async function servePage(appOrigin: string): Promise<void> {
    settings = { ...settings, appOrigin };
    const app = await createIssuerApp(settings);
    server.removeAllListeners("request").on("request", app);
  }
  /** Stops listening, and forgets everything. */
  async function stop(): Promise<void> {
    if (!server.listening) return;
    server.close();
    server.closeAllConnections();
    await once(server, "close");
  }
  await servePage(settings.appOrigin);
  return {
    /** Its address, without a trailing slash. */
    origin: settings.origin,
    clientId: settings.clientId,
    cliClientId: settings.cliClientId,
    introspectionClientId: settings.introspectionClientId,
    clientSecret: settings.clientSecret,
    /** An access token with all scopes of the dialect, as the page would receive it. */
    tokenFor: async (person: PersonName) => (await signIn(settings, PEOPLE[person])).access_token,
    idTokenFor: async (person: PersonName) => (await signIn(settings, PEOPLE[person])).id_token ?? "",
    revoke: (token: string) => revokeToken(settings, token),
    servePage,
    stop,
    [Symbol.asyncDispose]: stop,
  };
}
