import { env, readEnv, readLimits, refuse } from "@envoi/platform";
import * as z from "zod";

const TOKEN_CHECKS = ["verify", "introspection", "userinfo", "jwks"] as const;
export type TokenCheckName = (typeof TOKEN_CHECKS)[number];

const DEFAULTS = {
  fxa: { keyScope: "https://identity.mozilla.com/apps/send", tokenCheck: "verify" },
  oidc: { keyScope: "", tokenCheck: "userinfo" },
} as const;

const SHAPE = {
  AUTH_ISSUER: env.issuer(),
  AUTH_CLIENT_ID: env.optionalText(),
  AUTH_CLI_CLIENT_ID: env.optionalText(),
  AUTH_INTROSPECTION_CLIENT_ID: env.optionalText(),
  AUTH_CLIENT_SECRET: env.optionalText(),
  AUTH_DIALECT: env.oneOf(["oidc", "fxa"], "oidc").pipe(z.enum(["oidc", "fxa"])),
  AUTH_KEY_SCOPE: env.optionalText(),
  AUTH_TOKEN_CHECK: env
    .optionalText()
    .pipe(z.enum(TOKEN_CHECKS, `is not one of ${TOKEN_CHECKS.join(", ")}`).optional()),
  AUTH_GROUPS_CLAIM: env.optionalText(),
  AUTH_TOKEN_REMEMBER_SECONDS: env.whole(60, { max: 300 }),
  FEATURE_ACCOUNT: env.flag(true),
  UPLOAD_REQUIRES_ACCOUNT: env.flag(false),
};

export type AccountsConfig = NonNullable<ReturnType<typeof readAccountsConfig>>;

/**
 * @returns `null` when accounts are off
 * @throws ConfigError
 */
export function readAccountsConfig(variables: Readonly<Record<string, string | undefined>>) {
  const read = readEnv(SHAPE, variables);
  const { AUTH_ISSUER: issuer, AUTH_CLIENT_ID: clientId, AUTH_CLIENT_SECRET: clientSecret } = read;
  const { AUTH_DIALECT: dialect } = read;
  const { FEATURE_ACCOUNT: offersSignIn, UPLOAD_REQUIRES_ACCOUNT: uploadRequiresAccount } = read;
  const keyScope = read.AUTH_KEY_SCOPE ?? DEFAULTS[dialect].keyScope;
  const groups = issuer === undefined ? [] : readLimits(variables).groups;
  const tokenCheck = read.AUTH_TOKEN_CHECK ?? DEFAULTS[dialect].tokenCheck;
  refuse([
    issuer !== undefined && clientId === undefined && "AUTH_CLIENT_ID: is needed with AUTH_ISSUER",
    issuer === undefined && clientId !== undefined && "AUTH_ISSUER: is needed with AUTH_CLIENT_ID",
    clientId === undefined &&
      read.AUTH_CLI_CLIENT_ID !== undefined &&
      "AUTH_CLIENT_ID: is needed with AUTH_CLI_CLIENT_ID",
    tokenCheck === "introspection" &&
      clientSecret === undefined &&
      "AUTH_CLIENT_SECRET: is needed with AUTH_TOKEN_CHECK=introspection",
    tokenCheck === "userinfo" &&
      keyScope !== "" &&
      "AUTH_TOKEN_CHECK: userinfo cannot check that a token has AUTH_KEY_SCOPE",
    tokenCheck === "verify" &&
      read.AUTH_GROUPS_CLAIM !== undefined &&
      "AUTH_GROUPS_CLAIM: verify returns no claims; use another AUTH_TOKEN_CHECK",
    read.AUTH_GROUPS_CLAIM === undefined && groups.length > 0 && "AUTH_GROUPS_CLAIM: is needed with LIMITS_BY_GROUP",
    read.AUTH_GROUPS_CLAIM !== undefined && groups.length === 0 && "LIMITS_BY_GROUP: is needed with AUTH_GROUPS_CLAIM",
    tokenCheck === "verify" && keyScope === "" && "AUTH_KEY_SCOPE: is needed with AUTH_TOKEN_CHECK=verify",
    uploadRequiresAccount && issuer === undefined && "UPLOAD_REQUIRES_ACCOUNT: nobody could upload without AUTH_ISSUER",
    uploadRequiresAccount &&
      !offersSignIn &&
      "UPLOAD_REQUIRES_ACCOUNT: nobody could sign in with FEATURE_ACCOUNT=false",
  ]);
  if (issuer === undefined || clientId === undefined) return null;
  return {
    issuer: new URL(issuer),
    clientId,
    /**
     * The command line's own OAuth client, if it has one. Tokens for this client are accepted like those for the page's
     * client.
     */
    cliClientId: read.AUTH_CLI_CLIENT_ID,
    /**
     * The client that servers use for introspection. Servers need one with a secret, because the page's client is
     * public.
     */
    introspectionClientId: read.AUTH_INTROSPECTION_CLIENT_ID ?? clientId,
    clientSecret,
    dialect,
    /** Scope that tokens must have; empty: any. */
    keyScope,
    tokenCheck,
    /** Time for which a valid token is cached. A revoked token may keep working for this long. */
    rememberSeconds: read.AUTH_TOKEN_REMEMBER_SECONDS,
    /** The claim that names a user's groups, and the groups that have limits, in order of precedence. */
    groups: { claim: read.AUTH_GROUPS_CLAIM ?? "", names: groups.map(({ group }) => group) },
    offersSignIn,
    uploadRequiresAccount,
  };
}
