import { randomBytes } from "node:crypto";
import { exportJWK, generateKeyPair } from "jose";
import { type Configuration, errors, interactionPolicy, type KoaContextWithOIDC, Provider } from "oidc-provider";
import {
  formatAvatarUrl,
  type IssuerSettings,
  issuerName,
  KEY_SCOPE,
  PATHS,
  pathOf,
  redirectUri,
} from "./issuer-settings.ts";
import { parseKeysJwk } from "./keys-bundle.ts";
import { createMemoryAdapter } from "./memory-adapter.ts";
import { findPerson } from "./people.ts";

const DEVICE_GRANT = "urn:ietf:params:oauth:grant-type:device_code";
/** Parameters that are accepted without a check, unlike `keys_jwk`. */
const FXA_PARAMETERS = ["access_type", "action", "email", "entrypoint", "flow_id", "flow_begin_time"];
const CAMPAIGN = ["utm_campaign", "utm_content", "utm_medium", "utm_source", "utm_term"];

async function signingKey() {
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  return { ...(await exportJWK(privateKey)), alg: "RS256", use: "sig" };
}

function listScopes({ dialect }: IssuerSettings): string[] {
  return ["openid", "offline_access", "profile", "email", ...(dialect === "oidc" ? [] : [KEY_SCOPE])];
}

/**
 * Configures signed tokens. The provider signs only tokens for a resource, so all signed tokens are for the same
 * resource.
 */
function signedTokens(settings: IssuerSettings): NonNullable<Configuration["features"]>["resourceIndicators"] {
  return {
    enabled: settings.signsTokens,
    defaultResource: () => settings.appOrigin,
    useGrantedResource: () => true,
    getResourceServerInfo: () => ({ scope: listScopes(settings).join(" "), accessTokenFormat: "jwt" }),
  };
}

/** Interactions without a consent prompt, because consent is always given. */
function createInteractionPolicy(): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base();
  policy.get("consent")?.checks.splice(0);
  return policy;
}

/** Grants everything requested, because every sign-in includes consent. */
async function grantAll({ oidc }: KoaContextWithOIDC) {
  const accountId = oidc.session?.accountId;
  if (oidc.client === undefined || accountId === undefined) return undefined;
  const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId });
  const scope = String(oidc.params?.["scope"] ?? "");
  grant.addOIDCScope(scope);
  for (const resource of Object.keys(oidc.resourceServers ?? {})) grant.addResourceScope(resource, scope);
  await grant.save();
  return grant;
}

async function loadAccount(settings: IssuerSettings, uid: string) {
  const person = findPerson(uid);
  if (person === null) return undefined;
  const { name, email, displayName, hasOwnAvatar } = person;
  const picture = hasOwnAvatar ? { picture: formatAvatarUrl(settings, name) } : {};
  return { accountId: uid, claims: () => ({ sub: uid, email, email_verified: true, name: displayName, ...picture }) };
}

/** Additional parameters, which the provider stores with the request until the sign-in. */
function createExtraParameters(dialect: IssuerSettings["dialect"]) {
  const names = dialect === "oidc" ? CAMPAIGN : [...FXA_PARAMETERS, ...CAMPAIGN];
  const free = Object.fromEntries(names.map((name) => [name, null]));
  if (dialect === "oidc") return free;
  const refuseOthers = (_: unknown, value: string | undefined) => {
    if (value === undefined || parseKeysJwk(value) !== null) return;
    throw new errors.InvalidRequest("keys_jwk is not a public key of P-256");
  };
  return { ...free, keys_jwk: refuseOthers };
}

/**
 * The OpenID Connect authorization server.
 *
 * @param mayRefresh - whether this code also yields a refresh token, as requested in the fxa dialect
 */
export async function createProvider(
  settings: IssuerSettings,
  { mayRefresh }: { mayRefresh(code: string): boolean },
): Promise<Provider> {
  const { dialect, appOrigin, accessTokenSeconds, refreshGraceSeconds } = settings;
  const { clientId, cliClientId, introspectionClientId, clientSecret } = settings;
  const { authorization, jwks, token, revocation, introspection, profile } = PATHS;
  return new Provider(issuerName(settings), {
    adapter: createMemoryAdapter({ refreshGraceSeconds }),
    clients: [
      {
        client_id: clientId,
        token_endpoint_auth_method: "none",
        redirect_uris: [redirectUri(settings)],
        grant_types: ["authorization_code", "refresh_token"],
        response_types: ["code"],
      },
      {
        client_id: cliClientId,
        application_type: "native",
        token_endpoint_auth_method: "none",
        redirect_uris: ["http://127.0.0.1/"],
        grant_types: ["authorization_code", "refresh_token", DEVICE_GRANT],
        response_types: ["code"],
      },
      {
        client_id: introspectionClientId,
        client_secret: clientSecret,
        token_endpoint_auth_method: "client_secret_basic",
        redirect_uris: [],
        grant_types: [],
        response_types: [],
      },
    ],
    jwks: { keys: [await signingKey()] },
    cookies: { keys: [randomBytes(32).toString("hex")] },
    routes: { authorization, jwks, token, revocation, introspection, userinfo: profile },
    scopes: listScopes(settings),
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name", "picture"] },
    extraParams: createExtraParameters(dialect),
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      deviceFlow: { enabled: true },
      introspection: { enabled: true, allowedPolicy: (_, client) => client.clientId === introspectionClientId },
      resourceIndicators: signedTokens(settings),
      revocation: {
        enabled: settings.differences?.revocation ?? true,
        allowedPolicy: (_, client, revoked) => client.clientId === revoked.clientId,
      },
    },
    interactions: {
      url: (_, { uid }) => `${pathOf(settings)}${PATHS.signIn}/${uid}`,
      policy: createInteractionPolicy(),
    },
    findAccount: (_, uid) => loadAccount(settings, uid),
    loadExistingGrant: grantAll,
    clientBasedCORS: (_, origin) => origin === appOrigin,
    // No tolerance is needed, because the provider uses the same clock to issue and check tokens.
    clockTolerance: 0,
    expiresWithSession: () => false,
    // Clients of the fxa dialect keep using their first refresh token.
    rotateRefreshToken: dialect !== "fxa",
    issueRefreshToken: (_, __, source) =>
      source.scopes.has("offline_access") || (source.kind === "AuthorizationCode" && mayRefresh(source.jti)),
    ttl: {
      AccessToken: accessTokenSeconds,
      AuthorizationCode: 60,
      DeviceCode: 600,
      Grant: 86_400,
      IdToken: 3_600,
      Interaction: 3_600,
      RefreshToken: 86_400,
      Session: 3_600,
    },
    renderError(context, { error, error_description }) {
      context.type = "text/plain";
      context.body = `${error}: ${error_description ?? "no reason given"}\n`;
    },
  });
}
