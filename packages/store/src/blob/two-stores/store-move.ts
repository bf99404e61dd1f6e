import type { BlobStore } from "../port.ts";

/** The two stores that are used as one while Blobs are moved from one to the other: [Note: Two stores]. */
export type StoreMove = { from: BlobStore; to: BlobStore };
