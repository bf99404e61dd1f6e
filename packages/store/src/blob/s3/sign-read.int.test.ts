import { openBucket, sharedSeaweedfs } from "../../testing/blob/open-bucket.ts";
import { describeSignedReads } from "../../testing/blob/signed-reads.contract.ts";

const seaweedfs = sharedSeaweedfs();

describeSignedReads(() => openBucket(seaweedfs()));
