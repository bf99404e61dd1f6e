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
import { IssuerNotAsked } from "./issuer-answers.ts";
import type { IssuerFetch } from "./issuer-fetch.ts";
import { findNamedIssuer, type IssuerReporter } from "./reporter.ts";

const FRESH_MS = 300_000;
/** Time before the configuration is requested again from an issuer that did not respond. */
const RETRY_AFTER_MS = 10_000;

/** The issuer's configuration document, `/.well-known/openid-configuration`. */
export type DiscoveredIssuer = {
  /**
   * Refreshed every five minutes in the background. While the issuer is unavailable, the last known document stays in
   * use.
   *
   * @throws IssuerAway until the issuer has responded once
   */
  read(): Promise<Configuration>;
  /** URL of the issuer's keys. @throws IssuerAway */
  keysAddress(): Promise<URL>;
};

/**
 * Chooses how our servers authenticate to the issuer: with a header, unless the issuer accepts only form parameters.
 */
function clientAuth(secret: string | undefined): ClientAuth {
  if (secret === undefined) return None();
  const [byHeader, byForm] = [ClientSecretBasic(secret), ClientSecretPost(secret)];
  return (server, ...request) => {
    const methods = [server.introspection_endpoint_auth_methods_supported].flat();
    const isFormOnly = methods.includes("client_secret_post") && !methods.includes("client_secret_basic");
    return (isFormOnly ? byForm : byHeader)(server, ...request);
  };
}

/** The same address with its trailing slash removed, or with one added. */
function withOtherEnd({ href }: URL): string {
  return href.endsWith("/") ? href.slice(0, -1) : `${href}/`;
}

export function discoverIssuer(
  { issuer, clientId, clientSecret }: { issuer: URL; clientId: string; clientSecret?: string | undefined },
  { clock, report, fetch }: { clock: Clock; report: IssuerReporter; fetch: IssuerFetch },
): DiscoveredIssuer {
  const execute = issuer.protocol === "http:" ? [allowInsecureRequests] : [];
  const options = { execute, [customFetch]: fetch };
  let known: Configuration | null = null;
  let dueMs = 0;
  let asking: Promise<void> | null = null;

  const discover = (address: URL) => discovery(address, clientId, undefined, clientAuth(clientSecret), options);

  /** Some issuers' identifiers end in a slash, which operators easily omit from the setting. */
  async function discoverByEitherName(): Promise<Configuration> {
    try {
      return await discover(issuer);
    } catch (error) {
      const other = withOtherEnd(issuer);
      if (findNamedIssuer(error) !== other) throw error;
      return discover(new URL(other));
    }
  }

  async function ask(): Promise<void> {
    try {
      known = await discoverByEitherName();
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
    if (known === null) throw new IssuerNotAsked("did not return its configuration");
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
