import { describeBlobStore } from "../../testing/blob/blob-store.contract.ts";
import { openBucket, sharedVersitygw } from "../../testing/blob/open-bucket.ts";

const versitygw = sharedVersitygw();

describeBlobStore("versitygw", () => openBucket(versitygw()));
// One permit leaves none for streams.
describeBlobStore("versitygw, bodies spooled", () => openBucket(versitygw(), { storePermits: 1 }));
