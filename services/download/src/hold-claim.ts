import { ProtocolError, type UploadId } from "@envoi/protocol";
import type { UploadStore } from "@envoi/store";
import type { DownloadEvents, DownloadOutcome } from "./events.ts";

/** A held Claim: renewed while its download is open, spent before the last Record, else given back. */
export type HeldClaim = {
  /** Aborts when the Claim is lost: the Upload was deleted, or the reader is too slow. */
  signal: AbortSignal;
  /** held → spent. @throws when the store says otherwise or does not answer: the last Record must not leave then */
  spend(): Promise<void>;
  /** Ends the Claim however far it came. */
  settle(sentBytes: number): Promise<DownloadOutcome>;
};

/**
 * Renews a Claim that was taken, until it is settled.
 *
 * @param sentBytes - bytes handed to the network so far
 */
export function holdClaim(
  deps: { uploads: UploadStore; events: DownloadEvents; renewSeconds: number },
  claim: { uploadId: UploadId; claimId: string; sentBytes(): number },
): HeldClaim {
  const { uploads, events, renewSeconds } = deps;
  const { uploadId, claimId } = claim;
  const lost = new AbortController();
  let outcome: DownloadOutcome = "unknown";

  const renewal = setInterval(() => {
    uploads.renewClaim(uploadId, claimId, claim.sentBytes()).then(
      (renewed) => {
        if (renewed === "lost" && outcome === "unknown") lost.abort(new ProtocolError("not_found"));
      },
      // One renewal that failed is no loss: the lease outlives several.
      () => {},
    );
  }, renewSeconds * 1000);

  return {
    signal: lost.signal,
    async spend() {
      clearInterval(renewal);
      if ((await uploads.spendClaim(uploadId, claimId)) !== "spent") {
        outcome = "lost";
        throw new ProtocolError("not_found");
      }
      outcome = "spent";
    },
    async settle(sentBytes) {
      clearInterval(renewal);
      if (outcome !== "unknown") return outcome;
      try {
        outcome = await uploads.giveBackClaim(uploadId, claimId, sentBytes);
      } catch (error) {
        events.claimUnsettled(uploadId, error);
      }
      return outcome;
    },
  };
}
