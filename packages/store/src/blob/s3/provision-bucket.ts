import {
  BucketAlreadyExists,
  BucketAlreadyOwnedByYou,
  CreateBucketCommand,
  HeadBucketCommand,
} from "@aws-sdk/client-s3";
import { createS3Clients, type S3Address } from "./s3-clients.ts";
import { answered, answeredIfThere } from "./s3-faults.ts";

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
