import { type Clock, IssuerAway } from "@envoi/platform";
import {
  allowInsecureRequests,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  customFetch,
  discovery,
  None,
} from "openid-client";
import type { AccountsConfig } from "./config.ts";
import { IssuerNotAsked } from "./issuer-answers.ts";
import type { IssuerFetch } from "./issuer-fetch.ts";
import type { AccountsReporter } from "./report.ts";

const FRESH_MS = 300_000;
/** An issuer that did not answer is left alone for so long. */
const RETRY_AFTER_MS = 10_000;

/** What the issuer says of itself under `/.well-known/openid-configuration`. */
export type DiscoveredIssuer = {
  /**
   * Asked for anew every five minutes, behind the answers; the last one goes on while the issuer is away.
   *
   * @throws IssuerAway as long as it has never answered
   */
  read(): Promise<Configuration>;
  /** Where its keys are. @throws IssuerAway */
  keysAddress(): Promise<URL>;
};

/** How the servers prove who they are: by a header, unless the issuer takes nothing but a form. */
function clientAuth(secret: string | undefined): ClientAuth {
  if (secret === undefined) return None();
  const [byHeader, byForm] = [ClientSecretBasic(secret), ClientSecretPost(secret)];
  return (server, ...request) => {
    const methods = server.introspection_endpoint_auth_methods_supported ?? [];
    const isFormOnly = methods.includes("client_secret_post") && !methods.includes("client_secret_basic");
    return (isFormOnly ? byForm : byHeader)(server, ...request);
  };
}

export function discoverIssuer(
  { issuer, clientId, introspectionClientId, clientSecret, tokenCheck }: AccountsConfig,
  { clock, report, fetch }: { clock: Clock; report: AccountsReporter; fetch: IssuerFetch },
): DiscoveredIssuer {
  const execute = issuer.protocol === "http:" ? [allowInsecureRequests] : [];
  const options = { execute, [customFetch]: fetch };
  const client = tokenCheck === "introspection" ? introspectionClientId : clientId;
  let known: Configuration | null = null;
  let dueMs = 0;
  let asking: Promise<void> | null = null;

  async function ask(): Promise<void> {
    try {
      known = await discovery(issuer, client, undefined, clientAuth(clientSecret), options);
      dueMs = clock.now() + FRESH_MS;
    } catch (error) {
      dueMs = clock.now() + RETRY_AFTER_MS;
      report.undiscovered(error);
    } finally {
      asking = null;
    }
  }

  async function read(): Promise<Configuration> {
    if (clock.now() >= dueMs) asking ??= ask();
    if (known === null) await asking;
    if (known === null) throw new IssuerNotAsked("did not tell its configuration");
    return known;
  }

  return {
    read,
    async keysAddress() {
      const { jwks_uri: address } = (await read()).serverMetadata();
      const url = address !== undefined && URL.canParse(address) ? new URL(address) : null;
      const isSafe = url?.protocol === "https:" || (url?.protocol === "http:" && issuer.protocol === "http:");
      if (url === null || !isSafe) throw new IssuerAway("has no safe address for its keys");
      return url;
    },
  };
}
