import { parseUploadId } from "@envoi/protocol";
import { expect, test } from "vitest";
import { holdClaim } from "./hold-claim.ts";

test("I3: releasing the Claim of a broken download reports all bytes handed to the network", async () => {
  const releasedBytes: number[] = [];
  const uploads: Parameters<typeof holdClaim>[0]["uploads"] = {
    renewClaim: async () => "renewed",
    spendClaim: async () => "spent",
    async releaseClaim(_id, _claimId, bytes) {
      releasedBytes.push(bytes);
      return "released";
    },
  };
  const uploadId = parseUploadId("0123456789abcdef");
  if (uploadId === null) throw new Error("not an id");
  const claim = holdClaim(
    { uploads, report: { claimUnsettled() {} }, renewSeconds: 5 },
    { uploadId, claimId: "claim", progress: { handedBytes: 1_000_000, sentBytes: 0 } },
  );
  expect(await claim.settle()).toBe("released");
  expect(releasedBytes).toEqual([1_000_000]);
});
