import { ProtocolError } from "@envoi/protocol";
import { RateLimiterRes } from "rate-limiter-flexible";
import { SITE_SHARE, siteOf } from "../client-address.ts";
import { describeRefusal } from "./count-blocks.ts";
import { countInThisProcess } from "./open-count.ts";
import { UNKNOWN_NETWORK } from "./slots.ts";

const MINUTE_SECONDS = 60;

/**
 * Counts one or more calls from this network (and so from its site), or from this account.
 *
 * @throws ProtocolError `rate_limited` above the limit; `unavailable` if the counts cannot be reached
 */
export type CountCall = (caller: string, calls?: number) => Promise<void>;

/**
 * Limits how often each caller may make a call. Behind an unknown proxy, calls are not counted.
 *
 * @param name - name of these calls, for clients
 * @param most - number of calls within `seconds`, SITE_SHARE times as many for a site; 0: no limit
 * @param openCount - opens the counts, which stay in this process unless replicas share them
 */
export function limitCalls(
  name: string,
  most: number,
  { seconds = MINUTE_SECONDS, openCount = countInThisProcess } = {},
): CountCall {
  if (most === 0) return async () => {};
  const limit = { points: most, duration: seconds };
  const refusal = describeRefusal("rate_limited", name);
  const count = openCount(name, limit);
  const ofSites = openCount(`${name}:site`, { points: most * SITE_SHARE, duration: seconds });
  return async (caller, calls = 1) => {
    if (caller === UNKNOWN_NETWORK) return;
    const site = siteOf(caller);
    try {
      await count.consume(caller, calls);
      if (site !== caller) await ofSites.consume(site, calls);
    } catch (exceeded) {
      if (!(exceeded instanceof RateLimiterRes)) throw new ProtocolError("unavailable", { cause: exceeded });
      throw refusal({ limit, msBeforeNext: exceeded.msBeforeNext });
    }
  };
}
