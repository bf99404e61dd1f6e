import { openBucket, sharedMinio } from "../../testing/blob/open-bucket.ts";
import { describeSignedReads } from "../../testing/blob/signed-reads.contract.ts";

const minio = sharedMinio();

describeSignedReads(() => openBucket(minio()));
