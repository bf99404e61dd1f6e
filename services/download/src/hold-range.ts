import { ProtocolError, type UploadId } from "@envoi/protocol";
import type { DownloadOutcome } from "./events.ts";
import type { HeldClaim, HoldDeps } from "./hold-claim.ts";
import { startRenewal } from "./renewal.ts";
import type { Progress } from "./send-blob.ts";

type OpenedRange = {
  uploadId: UploadId;
  claimId: string;
  requestId: string;
  /** Whether this request took the Claim: who asked learns of it with the first byte. */
  isNew: boolean;
  /** Whether the Claim was spent before. */
  spent: boolean;
  progress: Progress;
};

/**
 * Renews a range that was opened, until it is settled. Its Claim stays for the next request, unless it is new and no
 * byte was handed over: then nobody knows it, and it is given back.
 */
export function holdRange({ uploads, events, renewSeconds }: HoldDeps, range: OpenedRange): HeldClaim {
  const { uploadId, claimId, requestId, progress } = range;
  let outcome: DownloadOutcome = "kept";
  // All that may have arrived: the next range may begin there.
  const renew = () => uploads.renewRange(uploadId, claimId, requestId, progress.handedBytes);
  const renewal = startRenewal(renew, renewSeconds);
  const end = async () => {
    await uploads.endRange(uploadId, claimId, requestId, progress.handedBytes);
    if (!range.isNew || progress.handedBytes > 0) return;
    if ((await uploads.releaseClaim(uploadId, claimId)) === "released" && outcome === "kept") outcome = "given_back";
  };
  return {
    signal: renewal.lost,
    async spend() {
      if (range.spent) return;
      outcome = "unknown";
      if ((await uploads.spendClaim(uploadId, claimId)) !== "spent") {
        outcome = "lost";
        throw new ProtocolError("not_found");
      }
      outcome = "spent";
    },
    async settle() {
      renewal.stop();
      try {
        await end();
      } catch (error) {
        events.claimUnsettled(uploadId, error);
        if (outcome === "kept") return "unknown";
      }
      return outcome === "kept" && renewal.lost.aborted ? "lost" : outcome;
    },
  };
}
