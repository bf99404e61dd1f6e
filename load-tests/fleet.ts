import { FILE_NAME, sealedLength, sealedMetadataLength } from "./client/seal.ts";
import type { ScenarioName } from "./names.ts";

/** Quotas per client network. */
export type Quota = { uploadsPerHour: number; bytesPerDay: number };

export const NETWORKS = 50;
const ADDRESSES_PER_NETWORK = 200;
const LETTER_BYTES = 8;
/** Size of an upload's record. The server counts the body, plus ten times the record and the metadata. */
const RECORD_BYTES = 2_048;
const DATABASE_BYTE_COST = 10;
/** Every fifth network sends files of FILE_BYTES, to reach the byte quota. The others reach the upload quota. */
const LARGE_EVERY = 5;

/** Sender of the fleet's nth upload. Each network is a /48, so it is both a client network and a site. */
export function senderOf(n: number): { network: number; address: string } {
  const network = n % NETWORKS;
  const host = (Math.floor(n / NETWORKS) % ADDRESSES_PER_NETWORK) + 1;
  return { network, address: `2001:db8:${network.toString(16)}::${host.toString(16)}` };
}

/** Plaintext size of each file that a client of this network sends. */
export function chooseFileBytes(network: number, fileBytes: number): number {
  return network % LARGE_EVERY === 0 ? fileBytes : LETTER_BYTES;
}

/** Number of bytes that an upload uses of its network's byte quota. */
function countedBytes(fileBytes: number): number {
  const databaseBytes = RECORD_BYTES + sealedMetadataLength(FILE_NAME, fileBytes);
  return sealedLength(fileBytes) + DATABASE_BYTE_COST * databaseBytes;
}

/** Number of uploads that the network may send. @param factor - fraction of the quota to use */
export function uploadsAllowed(network: number, quota: Quota, fileBytes: number, factor = 1): number {
  const bytes = countedBytes(chooseFileBytes(network, fileBytes));
  return Math.floor(factor * Math.min(quota.uploadsPerHour, quota.bytesPerDay / bytes));
}

/**
 * Checks that every network sends more than its quota, and that the honest client, which is one network, sends less.
 *
 * @param arrivals - planned arrivals of the whole run
 * @throws Error that says what to change
 */
export function checkFleet(
  arrivals: readonly { scenario: ScenarioName; planned: number }[],
  quota: Quota,
  fileBytes: number,
): void {
  const plannedOf = (name: ScenarioName) => arrivals.find(({ scenario }) => scenario === name)?.planned ?? 0;
  const each = plannedOf("fleet") / NETWORKS;
  const most = Math.max(...Array.from({ length: NETWORKS }, (_, network) => uploadsAllowed(network, quota, fileBytes)));
  if (each < 2 * most)
    throw new Error(
      `each network sends ${Math.floor(each)} files and may send ${most}: lower the quota, or raise RATE or DURATION`,
    );
  const honest = Math.ceil(plannedOf("download"));
  const allowed = Math.min(quota.uploadsPerHour, Math.floor(quota.bytesPerDay / countedBytes(fileBytes)));
  if (honest > allowed)
    throw new Error(
      `the honest client sends ${honest} files and may send ${allowed}: raise the quota, or lower DURATION or FILE_BYTES`,
    );
}
