import { join } from "node:path";
import { freePort, isPortFree, withinProbe } from "@envoi/backing-stores";
import { type DeployedService, ISSUER_VARIABLES, TOKEN_CHECK_VARIABLES, TOPOLOGY } from "@envoi/topology";
import type { Secrets } from "../kept-secrets.ts";
import { NODE_FLAGS, ROOT } from "../root.ts";
import { defineServer, type Server, type ServerDeps } from "./server-group.ts";

/** The stack's own issuer, or the one configured by the operator. */
type IssuerGroup = {
  /** Empty unless the issuer is the stack's own. */
  servers: readonly Server[];
  /** A service's variables for the issuer; empty if there is no issuer. */
  variablesOf(service: DeployedService): Record<string, string>;
};

const CLIENT_ID = "envoi";
const CLI_CLIENT_ID = "envoi-cli";
const INTROSPECTION_CLIENT_ID = "envoi-servers";

/** Above the ports of `freePort`, and below the ephemeral ports. */
const FIRST_PORT = 32_000;
const PORTS = 768;

/** Selects the same port at every start if it is free, because list keys depend on the issuer's URL. */
async function choosePort(secrets: Secrets, say: (line: string) => void): Promise<number> {
  const port = FIRST_PORT + (Number.parseInt(secrets("issuer port").slice(0, 8), 16) % PORTS);
  if (await isPortFree(port)) return port;
  say(`port ${port} is taken, so the issuer has another address this time: earlier lists cannot be opened`);
  return freePort();
}

/** A service's variables for an issuer, including the secret only if the service uses it. */
function issuerVariables(known: NodeJS.ProcessEnv, service: DeployedService): Record<string, string> {
  const names = [...ISSUER_VARIABLES, ...(TOPOLOGY[service].checksTokens ? TOKEN_CHECK_VARIABLES : [])];
  return Object.fromEntries(names.flatMap((name) => (known[name] === undefined ? [] : [[name, known[name]]])));
}

/** @param options.appOrigin - origin of the page from which users sign in */
export async function openIssuerGroup(
  options: { isWanted: boolean; appOrigin: string; secrets: Secrets; say(line: string): void },
  deps: ServerDeps,
): Promise<IssuerGroup> {
  if (!options.isWanted) return { servers: [], variablesOf: (service) => issuerVariables(deps.variables, service) };
  const port = await choosePort(options.secrets, options.say);
  const origin = `http://127.0.0.1:${port}`;
  const clientSecret = options.secrets("issuer client");
  const env = {
    PORT: String(port),
    APP_ORIGIN: options.appOrigin,
    CLIENT_ID,
    INTROSPECTION_CLIENT_ID,
    CLIENT_SECRET: clientSecret,
  };
  const isReady = async () => (await fetch(`${origin}/.well-known/openid-configuration`, withinProbe())).ok;
  const ownIssuer = {
    AUTH_ISSUER: origin,
    AUTH_CLIENT_ID: CLIENT_ID,
    AUTH_CLI_CLIENT_ID: CLI_CLIENT_ID,
    AUTH_INTROSPECTION_CLIENT_ID: INTROSPECTION_CLIENT_ID,
    AUTH_CLIENT_SECRET: clientSecret,
  };
  const args = [...NODE_FLAGS, join(ROOT, "tools/dev-issuer/dist/main.js")];
  return {
    servers: [defineServer("issuer", { program: process.execPath, args, port, env, isReady }, deps)],
    variablesOf: (service) => issuerVariables(ownIssuer, service),
  };
}
