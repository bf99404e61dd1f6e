import * as z from "zod";

/** Claims that one type of token gets in addition to or instead of its usual ones; `null` omits a claim. */
const claims = z.record(z.string(), z.unknown());

/** Differences between real issuers and this one. */
export const differencesSchema = z
  .strictObject({
    /** Path of the issuer. The issuer's name ends in a slash if the path does. */
    path: z.string().regex(/^(\/[\w.-]+)*\/?$/),
    /** `signed`: JWTs like those of Keycloak, which may be long and are accepted by all of the issuer's endpoints. */
    accessTokens: z.enum(["opaque", "signed"]),
    accessClaims: claims,
    idClaims: claims,
    /** Number of groups per user. All tokens contain the groups' names. */
    groups: z.int().min(0).max(5_000),
    idTokenSeconds: z.int().positive(),
    /** Time by which the issuer's clock is ahead. */
    clockSeconds: z.int(),
    /**
     * `HS256`: ID tokens are signed with a secret that only the issuer has, as by an authentik server without a signing
     * key.
     */
    algorithm: z.enum(["RS256", "PS256", "ES256", "EdDSA", "HS256"]),
    namesKeys: z.boolean(),
    /** Time for which each key signs. Older keys stay valid. Absent: the first key signs everything. */
    keySeconds: z.number().positive(),
    userinfo: z.enum(["json", "signed", "none"]),
    /** Claims missing from the user info, such as `email`. */
    userinfoLacks: z.array(z.string()),
    /** Members added to the discovery document. */
    discovery: z.record(z.string(), z.unknown()),
    discoveryLacks: z.array(z.string()),
    /** Members added to the token endpoint's responses. */
    tokenAnswer: z.record(z.string(), z.unknown()),
    tokenAnswerLacks: z.array(z.string()),
    revocation: z.boolean(),
  })
  .partial();

export type IssuerDifferences = z.infer<typeof differencesSchema>;

/** Members of this group can act as operators of Envoi. */
export const OPERATOR_GROUP = "envoi-operators";

export function createGroups({ groups = 0 }: IssuerDifferences): string[] {
  if (groups === 0) return [];
  const names = Array.from(
    { length: groups - 1 },
    (_, n) => `/departments/logistics/north-${String(n).padStart(3, "0")}/members`,
  );
  return [...names, OPERATOR_GROUP];
}

/** Common issuers with default settings, for the public client of a page. `CLIENT` stands for its id. */
export const ISSUER_KINDS = {
  keycloak: {
    path: "/realms/envoi",
    accessTokens: "signed",
    accessClaims: { aud: "account", azp: "CLIENT", client_id: null, typ: "Bearer" },
    idClaims: { azp: "CLIENT", typ: "ID" },
    groups: 110,
    idTokenSeconds: 300,
    discovery: { backchannel_logout_supported: true, mtls_endpoint_aliases: {} },
  },
  authentik: {
    path: "/application/o/envoi/",
    accessTokens: "signed",
    accessClaims: { aud: "CLIENT", azp: "CLIENT", client_id: null },
    algorithm: "HS256",
    groups: 3,
  },
  auth0: {
    path: "/",
    discovery: { device_authorization_endpoint: null },
    discoveryLacks: ["introspection_endpoint"],
    groups: 3,
  },
  okta: {
    path: "/oauth2/default",
    accessTokens: "signed",
    accessClaims: { aud: "api://default", cid: "CLIENT", client_id: null, scope: null, scp: ["openid", "email"] },
    groups: 3,
  },
  entra: {
    path: "/tenant/v2.0",
    accessTokens: "signed",
    accessClaims: { aud: "https://graph.example", appid: "CLIENT", client_id: null, scope: null, scp: "openid" },
    userinfoLacks: ["email"],
    discovery: { tenant_region_scope: "EU", cloud_instance_name: "login.example" },
    revocation: false,
    groups: 3,
  },
  zitadel: {
    idClaims: { aud: ["CLIENT", "a-project"], azp: "CLIENT" },
    groups: 3,
  },
  kanidm: {
    path: "/oauth2/openid/CLIENT",
    accessTokens: "signed",
    accessClaims: { aud: "CLIENT", azp: "CLIENT" },
    algorithm: "ES256",
    groups: 3,
  },
} as const satisfies Record<string, IssuerDifferences>;

export type IssuerKind = keyof typeof ISSUER_KINDS;

/** The differences of an issuer of this kind, plus `more`. */
export function createDifferences(kind: IssuerKind, clientId: string, more: IssuerDifferences = {}): IssuerDifferences {
  const text = JSON.stringify(ISSUER_KINDS[kind]).replaceAll("CLIENT", clientId);
  return { ...differencesSchema.parse(JSON.parse(text)), ...more };
}
