import type { UploadFact } from "./facts.ts";
import type { RequestId, UploadId } from "./ids.ts";

/** The request or Upload that changed when the Fact was written. The Fact is in this id's shard of the outbox. */
export function factSubject(fact: UploadFact): RequestId | UploadId {
  return "requestId" in fact ? fact.requestId : fact.uploadId;
}
