import { describeBlobStore } from "../../testing/blob/blob-store.contract.ts";
import { openBucket, sharedMinio } from "../../testing/blob/open-bucket.ts";

const minio = sharedMinio();

describeBlobStore("MinIO", () => openBucket(minio()));
// One permit leaves none for streams.
describeBlobStore("MinIO, bodies spooled", () => openBucket(minio(), { storePermits: 1 }));
