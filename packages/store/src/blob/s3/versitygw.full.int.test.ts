import { describeMovableBlobStore } from "../../testing/blob/blob-store.contract.ts";
import { openBucket, sharedVersitygw } from "../../testing/blob/open-bucket.ts";

const versitygw = sharedVersitygw();

// One permit leaves none for streams: this server keeps the bytes of a PUT that was cut, see docs/stores.md.
describeMovableBlobStore("versitygw, bodies spooled", () => openBucket(versitygw(), { storePermits: 1 }));
