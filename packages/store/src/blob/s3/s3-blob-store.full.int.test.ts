import { describeBlobStore } from "../../testing/blob/blob-store.contract.ts";
import { openBucket, sharedMinio, sharedSeaweedfs } from "../../testing/blob/open-bucket.ts";

const minio = sharedMinio();
const seaweedfs = sharedSeaweedfs();

describeBlobStore("MinIO", () => openBucket(minio()));
// One permit leaves none for streams.
describeBlobStore("MinIO, bodies spooled", () => openBucket(minio(), { storePermits: 1 }));
describeBlobStore("SeaweedFS, bodies spooled", () => openBucket(seaweedfs(), { storePermits: 1 }));
