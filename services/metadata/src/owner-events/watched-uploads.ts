import { isFinalOwnerEvent, type OwnerEvent, type RequestEvent, type RequestId, type UploadId } from "@envoi/protocol";
import type { StoredUpload } from "@envoi/store";
import { eventText } from "./event-stream.ts";
import { type KnownLimits, limitsOf } from "./owner-event.ts";
import type { OwnerStream } from "./owner-stream.ts";

type WatchedUpload = { limits: KnownLimits; streams: Set<OwnerStream> };

/** The Uploads and requests whose owners have open streams. */
export class WatchedUploads {
  readonly #watched = new Map<UploadId, WatchedUpload>();
  readonly #requests = new Map<RequestId, Set<OwnerStream>>();

  ids(): UploadId[] {
    return [...this.#watched.keys()];
  }

  requestIds(): RequestId[] {
    return [...this.#requests.keys()];
  }

  /** @returns the known state of the Upload, which events update; `undefined` if nobody watches it */
  find(id: UploadId): KnownLimits | undefined {
    return this.#watched.get(id)?.limits;
  }

  add(stream: OwnerStream, upload: StoredUpload): void {
    // The client may have disconnected while the state was being read.
    if (!stream.isOpen) return;
    const known: WatchedUpload = this.#watched.get(upload.id) ?? { limits: limitsOf(upload), streams: new Set() };
    // The known count may be newer than the count just read from the store.
    known.limits.downloads = Math.max(known.limits.downloads, upload.downloads);
    this.#watched.set(upload.id, known);
    known.streams.add(stream);
    stream.uploadIds.add(upload.id);
  }

  addRequest(stream: OwnerStream, id: RequestId): void {
    if (!stream.isOpen) return;
    const streams = this.#requests.get(id) ?? new Set();
    this.#requests.set(id, streams);
    streams.add(stream);
    stream.requestIds.add(id);
  }

  /** Call this when an Upload has ended. Ends the stream if nothing else is left. */
  remove(stream: OwnerStream, id: UploadId): void {
    stream.uploadIds.delete(id);
    this.#forget(stream, id);
    stream.finishIfEmpty();
  }

  /** Call when the stream has ended. */
  removeAll(stream: OwnerStream): void {
    for (const id of stream.uploadIds) this.#forget(stream, id);
    for (const id of stream.requestIds) this.#forgetRequest(stream, id);
  }

  /** Sends an event to the owners. @param position - position of the Fact that the event reports */
  notify(event: OwnerEvent, position: number | null): void {
    const { id } = event;
    const streams = this.#watched.get(id)?.streams;
    if (streams === undefined) return;
    const text = eventText(event, position);
    for (const stream of [...streams]) {
      stream.send(text);
      if (isFinalOwnerEvent(event)) this.remove(stream, id);
    }
  }

  notifyRequest(event: RequestEvent): void {
    const text = eventText(event, null);
    for (const stream of [...(this.#requests.get(event.id) ?? [])]) {
      stream.send(text);
      if (event.type !== "request.gone") continue;
      stream.requestIds.delete(event.id);
      this.#forgetRequest(stream, event.id);
      stream.finishIfEmpty();
    }
  }

  #forgetRequest(stream: OwnerStream, id: RequestId): void {
    const streams = this.#requests.get(id);
    streams?.delete(stream);
    if (streams?.size === 0) this.#requests.delete(id);
  }

  #forget(stream: OwnerStream, id: UploadId): void {
    const streams = this.#watched.get(id)?.streams;
    streams?.delete(stream);
    if (streams?.size === 0) this.#watched.delete(id);
  }
}
