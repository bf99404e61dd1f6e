import type { LimitSet } from "@envoi/protocol";
import type { Context } from "../context.ts";
import { fetchServerConfig, withOwnLimits } from "../server-config.ts";
import { readBearer } from "./bearer.ts";

/** The limits of what this device's user creates, and their bearer token, if they are signed in. */
export async function findLimits(
  origin: string,
  context: Context,
): Promise<{ limits: LimitSet; bearer: string | null }> {
  const config = await fetchServerConfig(origin, context.signal);
  const bearer = await readBearer(origin, context);
  const { LIMITS } = await withOwnLimits(config, { origin, bearer, signal: context.signal });
  return { limits: bearer === null ? LIMITS.ANON : LIMITS, bearer };
}
