import type { AuthConfig } from "@envoi/protocol";
import type { Configuration } from "openid-client";
import * as z from "zod";
import type { AccountsConfig } from "./config.ts";
import type { DiscoveredIssuer } from "./discovered-issuer.ts";
import type { AccountsReporter } from "./reporter.ts";

/** Some issuers write `null` for missing URLs. */
const absent = (value: unknown) => value === undefined || value === null || value === "";

/** Pages navigate to these URLs, so they must use https, or http if the issuer uses http. */
function endpointsSchema(issuer: URL) {
  const endpoint = z.url({ protocol: issuer.protocol === "http:" ? /^https?$/ : /^https$/ });
  return {
    needed: z.object({ issuer: z.string(), authorization_endpoint: endpoint, token_endpoint: endpoint }),
    optional: endpoint,
  };
}

const OPTIONAL = ["userinfo_endpoint", "revocation_endpoint"] as const;

/** Reads the sign-in configuration for pages; `null` while the issuer's configuration is unknown or unusable. */
export function authConfigReader(
  config: AccountsConfig,
  { issuer, report }: { issuer: DiscoveredIssuer; report: AccountsReporter },
): () => Promise<AuthConfig | null> {
  const { clientId, cliClientId, keyScope, dialect, tokenCheck } = config;
  const schema = endpointsSchema(config.issuer);
  /** True if servers check tokens at the userinfo endpoint, or if pages read account ids there (fxa dialect). */
  const needsUserinfo = tokenCheck === "userinfo" || dialect === "fxa";
  let latest: { discovered: Configuration; auth: AuthConfig | null } | null = null;

  function usable(discovered: Configuration): AuthConfig | null {
    const metadata: Readonly<Record<string, unknown>> = discovered.serverMetadata();
    const endpoints = schema.needed.safeParse(metadata);
    if (!endpoints.success) {
      report.unusable(endpoints.error.issues.map(({ path }) => path.join(".")));
      return null;
    }
    const named = OPTIONAL.filter((name) => !absent(metadata[name]));
    const safe = named.filter((name) => schema.optional.safeParse(metadata[name]).success);
    if (safe.length < named.length) report.unsafe(named.filter((name) => !safe.includes(name)));
    if (needsUserinfo && !safe.includes("userinfo_endpoint")) {
      report.noUserinfo();
      return null;
    }
    return {
      ...endpoints.data,
      ...Object.fromEntries(safe.map((name) => [name, String(metadata[name])])),
      client_id: clientId,
      ...(cliClientId !== undefined && { cli_client_id: cliClientId }),
      key_scope: keyScope,
      dialect,
      offline_access: [metadata["scopes_supported"]].flat().includes("offline_access"),
    };
  }

  return async () => {
    const discovered = await issuer.read().catch(() => null);
    if (discovered === null) return null;
    if (latest?.discovered !== discovered) latest = { discovered, auth: usable(discovered) };
    return latest.auth;
  };
}
