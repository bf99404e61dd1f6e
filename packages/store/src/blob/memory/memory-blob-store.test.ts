import { describeBlobStore } from "../../testing/blob/blob-store.contract.ts";
import { createMemoryBlobStore } from "./memory-blob-store.ts";

describeBlobStore("memory", async () => {
  const store = createMemoryBlobStore({ blobs: new Map(), parts: new Map() }, () => Date.now());
  return { store, [Symbol.asyncDispose]: () => store[Symbol.asyncDispose]() };
});
