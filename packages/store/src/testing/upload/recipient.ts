import type { UploadId } from "@envoi/protocol";
import type { UploadStore } from "../../upload/port.ts";
import { randomHex, UPLOAD_BYTES } from "./fixtures.ts";

/** A recipient's requests under one Claim. */
export function recipient(store: UploadStore, id: UploadId, claimId = randomHex(8)) {
  const open = (
    firstByte: number,
    endByte: number,
    { requestId = randomHex(4), isNew = false, randomAccess = false, parallel = false } = {},
  ) => store.openRange(id, claimId, { requestId, firstByte, endByte, isNew, randomAccess, parallel });
  return {
    claimId,
    open,
    take: (endByte: number, requestId = randomHex(4)) => open(0, endByte, { requestId, isNew: true }),
    renew: (requestId: string, sentBytes: number) => store.renewRange(id, claimId, requestId, sentBytes),
    end: (requestId: string, sentBytes: number) => store.endRange(id, claimId, requestId, sentBytes),
    spend: () => store.spendClaim(id, claimId),
    /** Spends the Claim and ends this range in one step. */
    finish: (requestId: string) => store.spendRange(id, claimId, requestId),
    release: () => store.endClaim(id, claimId),
    /** Opens a range and sends all of it. */
    async fetch(firstByte: number, endByte: number): Promise<string | undefined> {
      const requestId = randomHex(4);
      const answer = await open(firstByte, endByte, { requestId, isNew: firstByte === 0 });
      if (answer?.result === "opened") {
        await store.endRange(id, claimId, requestId, Math.min(endByte, UPLOAD_BYTES) - firstByte);
      }
      return answer?.result;
    },
  };
}

export type Recipient = ReturnType<typeof recipient>;
