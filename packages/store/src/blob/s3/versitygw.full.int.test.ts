import { describeMovableBlobStore } from "../../testing/blob/blob-store.contract.ts";
import { openBucket, sharedVersitygw } from "../../testing/blob/open-bucket.ts";

const versitygw = sharedVersitygw();

// With only one permit, no body is streamed: this server keeps the bytes of an interrupted PUT, see docs/stores.md.
describeMovableBlobStore("versitygw, bodies spooled", () => openBucket(versitygw(), { storePermits: 1 }));
