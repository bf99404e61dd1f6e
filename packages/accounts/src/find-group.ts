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

/** The groups in a claim: a name, a list of names, or an object whose keys are names, as Zitadel's roles. */
function groupsIn(claim: unknown): Set<unknown> {
  if (Array.isArray(claim)) return new Set(claim);
  return new Set(isRecord(claim) ? Object.keys(claim) : [claim]);
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
