import type { AccountsConfig } from "./config.ts";

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** The claim with this name, or at this path of names with dots between them, as Keycloak's `realm_access.roles`. */
function readClaim(claims: unknown, name: string): unknown {
  if (!isRecord(claims)) return undefined;
  if (Object.hasOwn(claims, name)) return claims[name];
  return name
    .split(".")
    .reduce<unknown>((at, part) => (isRecord(at) && Object.hasOwn(at, part) ? at[part] : undefined), claims);
}

/**
 * The groups in a claim: a name, a list of names, or an object whose keys are names, as Zitadel's roles. A key with
 * `false` or `null` names a group that the user is not in.
 */
function groupsIn(claim: unknown): Set<unknown> {
  if (Array.isArray(claim)) return new Set(claim);
  if (!isRecord(claim)) return new Set([claim]);
  return new Set(Object.keys(claim).filter((name) => claim[name] !== false && claim[name] !== null));
}

/**
 * The first configured group that a user's claims name. All other groups are unknown here, and have no effect.
 *
 * @returns `undefined` if there is none
 */
export function findGroup(claims: unknown, { claim, names }: AccountsConfig["groups"]): string | undefined {
  if (names.length === 0) return undefined;
  const found = groupsIn(readClaim(claims, claim));
  return names.find((name) => found.has(name));
}
