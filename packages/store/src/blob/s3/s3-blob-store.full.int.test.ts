import { describeBlobStore } from "../blob-store.contract.ts";
import { openBucket, sharedMinio } from "./s3-harness.ts";

const minio = sharedMinio();

describeBlobStore("MinIO", () => openBucket(minio()));
// No permit is left for streams.
describeBlobStore("MinIO, bodies spooled", () => openBucket(minio(), { storePermits: 1 }));
