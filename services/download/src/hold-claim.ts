import { ProtocolError, type UploadId } from "@envoi/protocol";
import type { ClaimStore, RangeStore } from "@envoi/store";
import type { DownloadEvents, DownloadOutcome } from "./events.ts";
import { startRenewal } from "./renewal.ts";
import type { Progress } from "./send-blob.ts";

/** A held Claim: renewed while its download is open, spent before the last Record. */
export type HeldClaim = {
  /** Aborts when the Claim is lost: the Upload was deleted, or the reader is too slow. */
  signal: AbortSignal;
  /** held → spent. @throws when the store says otherwise or does not answer: the last Record must not leave then */
  spend(): Promise<void>;
  /** Ends the Claim, or this request under it, however far it came. */
  settle(): Promise<DownloadOutcome>;
};

export type HoldDeps = { uploads: ClaimStore & RangeStore; events: DownloadEvents; renewSeconds: number };
type HoldClaimDeps = {
  uploads: Pick<ClaimStore, "renewClaim" | "spendClaim" | "giveBackClaim">;
  events: Pick<DownloadEvents, "claimUnsettled">;
  renewSeconds: number;
};

/** Renews a Claim that was taken, until it is settled; what was not spent is given back then. */
export function holdClaim(
  { uploads, events, renewSeconds }: HoldClaimDeps,
  claim: { uploadId: UploadId; claimId: string; progress: Progress },
): HeldClaim {
  const { uploadId, claimId, progress } = claim;
  let outcome: DownloadOutcome = "unknown";
  const renewal = startRenewal(() => uploads.renewClaim(uploadId, claimId, progress.sentBytes), renewSeconds);
  return {
    signal: renewal.lost,
    async spend() {
      renewal.stop();
      if ((await uploads.spendClaim(uploadId, claimId)) !== "spent") {
        outcome = "lost";
        throw new ProtocolError("not_found");
      }
      outcome = "spent";
    },
    async settle() {
      renewal.stop();
      if (outcome !== "unknown") return outcome;
      try {
        // All that may have arrived, also of a batch that the network did not take whole.
        outcome = await uploads.giveBackClaim(uploadId, claimId, progress.handedBytes);
      } catch (error) {
        events.claimUnsettled(uploadId, error);
      }
      return outcome;
    },
  };
}
