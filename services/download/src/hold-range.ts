import { ProtocolError, type UploadId } from "@envoi/protocol";
import type { DownloadOutcome } from "./events.ts";
import type { HeldClaim, HoldDeps } from "./hold-claim.ts";
import { startRenewal } from "./renewal.ts";
import type { Progress } from "./send-blob.ts";

/**
 * Renews a range that was opened, until it is settled. Its Claim stays for the next request.
 *
 * @param range.spent - whether the Claim was spent before
 */
export function holdRange(
  { uploads, events, renewSeconds }: HoldDeps,
  range: { uploadId: UploadId; claimId: string; requestId: string; spent: boolean; progress: Progress },
): HeldClaim {
  const { uploadId, claimId, requestId, progress } = range;
  let outcome: DownloadOutcome = "kept";
  // All that may have arrived: the next range may begin there.
  const renew = () => uploads.renewRange(uploadId, claimId, requestId, progress.handedBytes);
  const renewal = startRenewal(renew, renewSeconds);
  return {
    signal: renewal.lost,
    async spend() {
      if (range.spent) return;
      if ((await uploads.spendClaim(uploadId, claimId)) !== "spent") {
        outcome = "lost";
        throw new ProtocolError("not_found");
      }
      outcome = "spent";
    },
    async settle() {
      renewal.stop();
      try {
        await uploads.endRange(uploadId, claimId, requestId, progress.handedBytes);
      } catch (error) {
        events.claimUnsettled(uploadId, error);
        if (outcome === "kept") return "unknown";
      }
      return outcome === "kept" && renewal.lost.aborted ? "lost" : outcome;
    },
  };
}
