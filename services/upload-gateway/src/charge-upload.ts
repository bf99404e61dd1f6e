import { databaseBytes, type MemoryMarks, type QuotaCharge, type QuotaHolder, type UploadQuota } from "@envoi/platform";

export type ChargeDeps = { quota: UploadQuota; memoryMarks: MemoryMarks };

/**
 * Admits a new upload, and counts it in the quota of its sender.
 *
 * @param upload.bodyBytes - its length, or the largest one if it declares none
 * @throws ProtocolError `full`, `too_many_uploads`, `too_many_bytes`, `unavailable`
 */
export async function chargeUpload(
  { quota, memoryMarks }: ChargeDeps,
  holder: QuotaHolder,
  { bodyBytes, sealedMetadata }: { bodyBytes: number; sealedMetadata: string },
): Promise<QuotaCharge> {
  const admitted = await memoryMarks.admit(holder, sealedMetadata.length);
  try {
    return await quota.charge(holder, bodyBytes, databaseBytes(sealedMetadata.length));
  } catch (error) {
    admitted.release();
    throw error;
  }
}
