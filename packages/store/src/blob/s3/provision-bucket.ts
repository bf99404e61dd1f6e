import {
  BucketAlreadyExists,
  BucketAlreadyOwnedByYou,
  CreateBucketCommand,
  HeadBucketCommand,
  PutBucketCorsCommand,
} from "@aws-sdk/client-s3";
import { createS3Clients, type S3Address } from "./s3-clients.ts";
import { answered, answeredIfThere, isRefused } from "./s3-faults.ts";

/** AWS rejects a location constraint for its default region. */
const DEFAULT_REGION = "us-east-1";

/**
 * Creates the bucket unless it exists. Needs administrator credentials: services lack this permission.
 *
 * @throws BlobStoreError
 */
export async function provisionBucket(address: S3Address): Promise<void> {
  const { bucket, region, endpoint } = address;
  const clients = createS3Clients(address, { debug() {} });
  try {
    if ((await answeredIfThere(clients.calls.send(new HeadBucketCommand({ Bucket: bucket })))) !== null) return;
    const constrained = endpoint === null && region !== DEFAULT_REGION;
    const create = new CreateBucketCommand({
      Bucket: bucket,
      ...(constrained ? { CreateBucketConfiguration: { LocationConstraint: region as never } } : {}),
    });
    const created = clients.calls.send(create).catch((error) => {
      // Another process created the bucket at the same time.
      if (!(error instanceof BucketAlreadyOwnedByYou || error instanceof BucketAlreadyExists)) throw error;
    });
    await answered(created);
  } finally {
    clients.destroy();
  }
}

/** Time for which browsers remember that the store allows the page's requests. */
const CORS_SECONDS = 3_600;

/**
 * Allows pages of this origin to send signed requests to the bucket. Needs administrator credentials.
 *
 * @returns `refused` if the store has no rules for a single bucket, such as MinIO, which by default allows all origins
 * @throws BlobStoreError
 */
export async function allowTransfersFrom(address: S3Address, origin: string): Promise<"allowed" | "refused"> {
  const clients = createS3Clients(address, { debug() {} });
  const rule = {
    AllowedOrigins: [origin],
    AllowedMethods: ["GET", "PUT"],
    AllowedHeaders: ["range"],
    ExposeHeaders: ["ETag"],
    MaxAgeSeconds: CORS_SECONDS,
  };
  const put = new PutBucketCorsCommand({ Bucket: address.bucket, CORSConfiguration: { CORSRules: [rule] } });
  try {
    await answered(clients.calls.send(put));
    return "allowed";
  } catch (error) {
    if (isRefused(error)) return "refused";
    throw error;
  } finally {
    clients.destroy();
  }
}
