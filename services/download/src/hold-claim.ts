import { createHash } from "node:crypto";
import { ProtocolError, type UploadId } from "@envoi/protocol";
import type { ClaimStore, RangeStore } from "@envoi/store";
import type { DownloadOutcome, DownloadReporter } from "./reporter.ts";
import type { Progress } from "./send-blob.ts";

/** A Claim held while one response is sent. */
export type HeldClaim = {
  /** Aborts when the Claim is lost because the Upload has been deleted or the reader is too slow. */
  signal: AbortSignal;
  /**
   * Changes the Claim's state from held to spent.
   *
   * @param isLast - whether only the last Record of the request is left to send, which then counts as sent
   * @throws unless the store confirms the change. The last Record must be sent only after this has resolved
   */
  spend(isLast: boolean): Promise<void>;
  /** Ends the Claim, or just this request under it, and reports the bytes sent. */
  settle(): Promise<DownloadOutcome>;
};

export type HoldDeps<Uploads = ClaimStore & RangeStore> = {
  uploads: Uploads;
  report: Pick<DownloadReporter, "claimUnsettled">;
  renewSeconds: number;
};

/** Hashes a Claim's token, so that neither reading the store nor the duration of a lookup reveals the token. */
export function hashClaimToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** Renews a Claim until it is settled. If the Claim has not been spent by then, it is released. */
export function holdClaim(
  { uploads, report, renewSeconds }: HoldDeps<Pick<ClaimStore, "renewClaim" | "spendClaim" | "releaseClaim">>,
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
        // Counts every byte that may have arrived, including those of an unfinished batch.
        outcome = await uploads.releaseClaim(uploadId, claimId, progress.handedBytes);
      } catch (error) {
        report.claimUnsettled(uploadId, error);
      }
      return outcome;
    },
  };
}

type OpenedRange = {
  uploadId: UploadId;
  claimId: string;
  requestId: string;
  /** Whether this request took the Claim. The client receives the Claim's token with the first byte. */
  isNew: boolean;
  /** Whether the Claim was already spent before this request. */
  spent: boolean;
  progress: Progress;
};

/**
 * Renews an open range until it is settled. Its Claim remains for the next request, unless it is new and no byte has
 * been sent: the client then never received the token, so the Claim is released.
 */
export function holdRange({ uploads, report, renewSeconds }: HoldDeps, range: OpenedRange): HeldClaim {
  const { uploadId, claimId, requestId, progress } = range;
  let outcome: DownloadOutcome = "kept";
  // Counts every byte that may have arrived, because the next range may begin after those bytes.
  const renew = () => uploads.renewRange(uploadId, claimId, requestId, progress.handedBytes);
  const renewal = startRenewal(renew, renewSeconds);
  let ended = false;
  const end = async () => {
    if (ended) return;
    await uploads.endRange(uploadId, claimId, requestId, progress.handedBytes);
    if (!range.isNew || progress.handedBytes > 0) return;
    if ((await uploads.endClaim(uploadId, claimId)) === "ended" && outcome === "kept") outcome = "released";
  };
  return {
    signal: renewal.lost,
    async spend(isLast) {
      if (range.spent) return;
      outcome = "unknown";
      // After the last Record, there is nothing more to renew or report.
      if (isLast) renewal.stop();
      const answer = await (isLast
        ? uploads.spendRange(uploadId, claimId, requestId)
        : uploads.spendClaim(uploadId, claimId));
      if (answer !== "spent") {
        outcome = "lost";
        throw new ProtocolError("not_found");
      }
      outcome = "spent";
      ended = isLast;
    },
    async settle() {
      renewal.stop();
      try {
        await end();
      } catch (error) {
        report.claimUnsettled(uploadId, error);
        if (outcome === "kept") return "unknown";
      }
      return outcome === "kept" && renewal.lost.aborted ? "lost" : outcome;
    },
  };
}

/** Renews a lease until it is stopped or lost. */
function startRenewal(
  renew: () => Promise<"renewed" | "lost">,
  everySeconds: number,
): { lost: AbortSignal; stop(): void } {
  const lost = new AbortController();
  let stopped = false;
  const timer = setInterval(() => {
    renew().then(
      (answer) => {
        if (answer === "lost" && !stopped) lost.abort(new ProtocolError("not_found"));
      },
      // The lease outlives several failed renewals.
      () => {},
    );
  }, everySeconds * 1000);
  return {
    lost: lost.signal,
    stop() {
      stopped = true;
      clearInterval(timer);
    },
  };
}
