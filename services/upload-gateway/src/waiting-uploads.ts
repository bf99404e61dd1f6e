import { createHash } from "node:crypto";
import { SITE_SHARE, siteOf, UNKNOWN_NETWORK } from "@envoi/platform";
import type { UploadId } from "@envoi/protocol";
import type { SessionStore, WaitingLimit, WaitingLimits, WaitingStore } from "@envoi/store";
import type { UploadReporter } from "./reporter.ts";

/**
 * Maximum number of waiting sessions that have received no byte. Each costs its sender only one request. Honest clients
 * send their first bytes immediately.
 */
export const MAX_EMPTY_SESSIONS = 2_048;
const MAX_EMPTY_SESSIONS_PER_NETWORK = 64;
/** How long an entry outlives the lease of its session. The lease is renewed until the request ends. */
const SLACK_SECONDS = 600;

/** Limits on the total bytes of sessions that wait for their senders. A limit of 0 means that there is none. */
export type PendingBytes = { inAllBytes: number; perNetworkBytes: number };

/** Counts sessions while they wait: see [Note: Waiting sessions]. */
export type WaitingUploads = {
  /**
   * Counts a session of this client network, and abandons other sessions to stay within the limits.
   *
   * @param has.bytes - number of bytes that the session may use; 0: it has none
   * @param has.busySeconds - maximum time that a request fills the session
   * @returns `unchanged`: the session counts as before, because the new number is too high; `refused`: it does not
   *   count
   */
  count(
    session: { id: UploadId; epoch: number },
    network: string,
    has: { bytes: number; busySeconds?: number },
  ): Promise<"admitted" | "unchanged" | "refused">;
  /** Call when the session has a socket again, or has ended. If this fails, the entry lapses. */
  drop(id: UploadId): Promise<void>;
};

export function createWaitingUploads(
  uploads: WaitingStore & Pick<SessionStore, "abandonSession">,
  pending: PendingBytes,
  lifeSeconds: number,
  report: Pick<UploadReporter, "gaveUp">,
): WaitingUploads {
  const noLimit: WaitingLimit = { emptySessions: 0, bytes: 0 };
  const perNetwork = { emptySessions: MAX_EMPTY_SESSIONS_PER_NETWORK, bytes: pending.perNetworkBytes };
  const limits: WaitingLimits = {
    perNetwork,
    perSite: { emptySessions: SITE_SHARE * perNetwork.emptySessions, bytes: SITE_SHARE * perNetwork.bytes },
    inAll: { emptySessions: MAX_EMPTY_SESSIONS, bytes: pending.inAllBytes },
    lifeSeconds: lifeSeconds + SLACK_SECONDS,
  };
  return {
    async count({ id, epoch }, network, { bytes, busySeconds = 0 }) {
      const holder = { network: hash(network), site: hash(siteOf(network)) };
      const { outcome, givenUp } = await uploads.admitWaiting(
        { id, epoch, ...holder, bytes, busySeconds },
        // Anyone may be in the unknown network, so it has no limit.
        network === UNKNOWN_NETWORK ? { ...limits, perNetwork: noLimit, perSite: noLimit } : limits,
      );
      for (const one of givenUp) report.gaveUp(one.id);
      // If this fails, the leases of these sessions lapse.
      await Promise.all(givenUp.map((one) => uploads.abandonSession(one.id, one.epoch).catch(() => {})));
      return outcome;
    },
    drop: (id) => uploads.dropWaiting(id).catch(() => {}),
  };
}

function hash(network: string): string {
  return createHash("sha256").update(network).digest("hex");
}
