import { type Audit, refuseMethod } from "@envoi/platform";
import { type OutboxStore, SHARDS } from "@envoi/store";
import { Router } from "express";
import { sendLines } from "./send-lines.ts";

/** Facts that are counted of a shard. */
const MAX_COUNTED = 1_000;

export async function* waitingFacts(uploads: OutboxStore) {
  for (let shard = 0; shard < SHARDS; shard++) {
    const facts = await uploads.pendingFacts([shard], MAX_COUNTED);
    const [oldest] = facts;
    if (oldest === undefined) continue;
    yield {
      shard,
      facts: facts.length,
      isMore: facts.length === MAX_COUNTED,
      oldestAt: new Date(oldest.atMs).toISOString(),
    };
  }
}

/** `GET /outbox`: a line for each shard with Facts that the bus has not accepted. Counts up to 1,000 of each. */
export function outbox({ uploads, audit }: { uploads: OutboxStore; audit: Audit }): Router {
  const routes = Router();
  routes
    .route("/outbox")
    .get(async (request, response) => {
      await audit.done(request, "outbox");
      await sendLines(waitingFacts(uploads), response);
    })
    .all(refuseMethod("GET"));
  return routes;
}
