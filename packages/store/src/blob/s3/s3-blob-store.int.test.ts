import { describeMovableBlobStore } from "../../testing/blob/blob-store.contract.ts";
import { openBucket, sharedSeaweedfs } from "../../testing/blob/open-bucket.ts";

const seaweedfs = sharedSeaweedfs();

describeMovableBlobStore("SeaweedFS", () => openBucket(seaweedfs()));
