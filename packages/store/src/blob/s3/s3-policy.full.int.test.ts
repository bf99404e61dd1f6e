import { describe } from "vitest";
import { createMinioCredentials } from "../../testing/blob/minio-credentials.ts";
import { openBucket, sharedMinio } from "../../testing/blob/open-bucket.ts";
import { describeRights } from "../../testing/blob/rights.contract.ts";

const minio = sharedMinio();

describe("on MinIO", () =>
  describeRights({
    openBucket: () => openBucket(minio()),
    createCredentials: (service, bucket, options) => createMinioCredentials(minio(), service, bucket, options),
  }));
