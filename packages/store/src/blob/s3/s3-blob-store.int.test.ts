import { describeBlobStore } from "../../testing/blob/blob-store.contract.ts";
import { openBucket, sharedSeaweedfs } from "../../testing/blob/open-bucket.ts";

const seaweedfs = sharedSeaweedfs();

describeBlobStore("SeaweedFS", () => openBucket(seaweedfs()));
// One permit leaves none for streams.
describeBlobStore("SeaweedFS, bodies spooled", () => openBucket(seaweedfs(), { storePermits: 1 }));
