import type { Clock } from "@envoi/platform";
import { isFinalOwnerEvent, type RequestId, type UploadId } from "@envoi/protocol";
import type { StoredUpload } from "@envoi/store";
import { eventText } from "./event-stream.ts";
import type { FactFeed } from "./fact-feed.ts";
import { createEvent, createSnapshot, limitsBefore } from "./owner-event.ts";
import type { OwnerStream } from "./owner-stream.ts";
import type { ObservedFact } from "./recent-facts.ts";
import type { WatchedUploads } from "./watched-uploads.ts";

/** Maximum number of missed events to replay. Together with the snapshots, the events stay below MAX_UNREAD_BYTES. */
const MAX_REPLAYED = 200;

type Dependencies = { watched: WatchedUploads; feed: FactFeed; clock: Clock };

type Start = {
  /** Ids of all Uploads in the subscription. */
  ids: readonly UploadId[];
  /** The Uploads that exist and belong to the subscriber. Their state includes every Fact up to `position`. */
  owned: ReadonlyMap<UploadId, StoredUpload>;
  /** The requests in the subscription, and whether each exists and belongs to the subscriber. */
  requests: ReadonlyMap<RequestId, boolean>;
  position: number | null;
  /** The position after which the client continues. */
  since: number | null;
};

/** Sends missed events, the states, and the events that occurred while the states were being read. */
export function sendStart({ watched, feed, clock }: Dependencies, stream: OwnerStream, start: Start): void {
  const { ids, owned, requests, position, since } = start;
  const ownedIds = new Set(owned.keys());
  const missed = since === null ? null : feed.since(since, ownedIds);
  if (missed !== null && missed.length <= MAX_REPLAYED) {
    replay(
      stream,
      missed.filter((fact) => fact.position <= (position ?? 0)),
      owned,
      clock,
    );
  }
  for (const id of ids) {
    const upload = owned.get(id);
    stream.send(eventText(upload === undefined ? { type: "gone", id } : createSnapshot(id, upload), position));
  }
  // Requests need no replay: their owners read the inbox after this event, and it contains everything missed.
  for (const [id, isOwned] of requests) {
    stream.send(eventText(isOwned ? { type: "request", id, at: clock.now() } : { type: "request.gone", id }, null));
    if (isOwned) watched.addRequest(stream, id);
  }
  for (const upload of owned.values()) watched.add(stream, upload);
  for (const { fact, position: at } of feed.since(position, ownedIds) ?? []) {
    const id = fact.uploadId;
    const known = watched.find(id);
    if (known === undefined || !stream.uploadIds.has(id)) continue;
    const event = createEvent(fact, known, clock.now());
    stream.send(eventText(event, at));
    if (isFinalOwnerEvent(event)) watched.remove(stream, id);
  }
  stream.finishIfEmpty();
}

function replay(
  stream: OwnerStream,
  facts: readonly ObservedFact[],
  owned: ReadonlyMap<UploadId, StoredUpload>,
  clock: Clock,
): void {
  const known = limitsBefore(facts, owned);
  for (const { fact, position } of facts) {
    const limits = known.get(fact.uploadId);
    if (limits !== undefined) stream.send(eventText(createEvent(fact, limits, clock.now()), position));
  }
}
