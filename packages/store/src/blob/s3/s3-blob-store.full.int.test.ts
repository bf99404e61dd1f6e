import { describeMovableBlobStore } from "../../testing/blob/blob-store.contract.ts";
import { openBucket, sharedMinio, sharedSeaweedfs } from "../../testing/blob/open-bucket.ts";

const minio = sharedMinio();
const seaweedfs = sharedSeaweedfs();

describeMovableBlobStore("MinIO", () => openBucket(minio()));
// With only one permit, no permit is available for streams, so bodies are spooled.
describeMovableBlobStore("MinIO, bodies spooled", () => openBucket(minio(), { storePermits: 1 }));
describeMovableBlobStore("SeaweedFS, bodies spooled", () => openBucket(seaweedfs(), { storePermits: 1 }));
