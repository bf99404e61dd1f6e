import type { AuthConfig } from "@envoi/protocol";
import type { Configuration } from "openid-client";
import * as z from "zod";
import type { AccountsConfig } from "./config.ts";
import type { DiscoveredIssuer } from "./discovered-issuer.ts";
import type { AccountsReporter } from "./report.ts";

/** Pages navigate to these addresses, so they must be https, or http if the issuer itself uses http. */
function endpointsSchema(issuer: URL) {
  const endpoint = z.url({ protocol: issuer.protocol === "http:" ? /^https?$/ : /^https$/ });
  return z.object({
    issuer: z.string(),
    authorization_endpoint: endpoint,
    token_endpoint: endpoint,
    userinfo_endpoint: endpoint,
    revocation_endpoint: endpoint.optional(),
  });
}

/** Reads the sign-in configuration for pages; `null` while it is unknown or unusable. */
export function authConfigReader(
  { issuer: address, clientId, keyScope, dialect }: AccountsConfig,
  { issuer, report }: { issuer: DiscoveredIssuer; report: AccountsReporter },
): () => Promise<AuthConfig | null> {
  const schema = endpointsSchema(address);
  let latest: { discovered: Configuration; auth: AuthConfig | null } | null = null;

  function usable(discovered: Configuration): AuthConfig | null {
    const metadata = discovered.serverMetadata();
    const endpoints = schema.safeParse(metadata);
    if (endpoints.success) {
      const offlineAccess = metadata.scopes_supported?.includes("offline_access") === true;
      return { ...endpoints.data, client_id: clientId, key_scope: keyScope, dialect, offline_access: offlineAccess };
    }
    report.unusable(endpoints.error.issues.map(({ path }) => path.join(".")));
    return null;
  }

  return async () => {
    const discovered = await issuer.read().catch(() => null);
    if (discovered === null) return null;
    if (latest?.discovered !== discovered) latest = { discovered, auth: usable(discovered) };
    return latest.auth;
  };
}
