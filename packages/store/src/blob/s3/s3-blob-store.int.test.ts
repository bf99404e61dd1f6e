import { describeBlobStore } from "../blob-store.contract.ts";
import { openBucket, sharedSeaweedfs } from "./s3-harness.ts";

const seaweedfs = sharedSeaweedfs();

describeBlobStore("SeaweedFS", () => openBucket(seaweedfs()));
// No permit is left for streams.
describeBlobStore("SeaweedFS, bodies spooled", () => openBucket(seaweedfs(), { storePermits: 1 }));
