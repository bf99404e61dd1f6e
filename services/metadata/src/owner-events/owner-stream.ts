import type { ServerResponse } from "node:http";
import type { RequestId, UploadId } from "@envoi/protocol";
import { type EventStream, HEARTBEAT, openEventStream, type StreamEnd } from "./event-stream.ts";

type Range = { min: number; max: number };

/** Number of ticks (seconds) between heartbeats. */
const BEAT_TICKS: Range = { min: 20, max: 25 };
/** A stream open for longer than this may be evicted if others need its slot. */
const STAY_TICKS = 60;
const LIFE_SHARE: Range = { min: 0.75, max: 1 };
/**
 * How long clients should wait before they reconnect: after the stream's lifetime or a shutdown, and after an eviction.
 */
const SOON_MS: Range = { min: 1_000, max: 5_000 };
const LATER_MS: Range = { min: 30_000, max: 60_000 };

/** The stream of a subscription. Nothing is sent before it begins. */
export class OwnerStream {
  /** The stream's Uploads that have not ended. */
  readonly uploadIds = new Set<UploadId>();
  /** The stream's requests that still exist. */
  readonly requestIds = new Set<RequestId>();
  readonly #random: () => number;
  #stream: EventStream | null = null;
  #isOpen = false;
  #ticks = 0;
  #beatAtTick: number;
  readonly #endsAtTick: number;

  /** @param random - returns a number from 0 to 1, to spread reconnects over time */
  constructor(streamSeconds: number, random: () => number) {
    this.#random = random;
    this.#beatAtTick = Math.round(this.#between(BEAT_TICKS));
    this.#endsAtTick = Math.max(1, Math.round(streamSeconds * this.#between(LIFE_SHARE)));
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  get mayBeEvicted(): boolean {
    return this.#ticks > STAY_TICKS;
  }

  /**
   * @param onEnd - called once, possibly before this function returns, because the client may already have disconnected
   */
  begin(response: ServerResponse, onEnd: (reason: StreamEnd) => void): void {
    this.#isOpen = true;
    this.#stream = openEventStream(response, (reason) => {
      this.#isOpen = false;
      onEnd(reason);
    });
  }

  send(text: string): void {
    this.#stream?.send(text);
  }

  /** Sends heartbeats, and ends the stream after its lifetime. */
  tick(): void {
    this.#ticks += 1;
    if (this.#ticks >= this.#endsAtTick) this.#stream?.end("expired", this.#between(SOON_MS));
    else if (this.#ticks >= this.#beatAtTick) {
      this.send(HEARTBEAT);
      this.#beatAtTick = this.#ticks + Math.round(this.#between(BEAT_TICKS));
    }
  }

  /** Ends the stream if none of its Uploads and requests is left. */
  finishIfEmpty(): void {
    if (this.uploadIds.size === 0 && this.requestIds.size === 0) this.#stream?.end("finished");
  }

  evict(): void {
    this.#stream?.end("evicted", this.#between(LATER_MS));
  }

  drain(): void {
    this.#stream?.end("drained", this.#between(SOON_MS));
  }

  #between({ min, max }: Range): number {
    return min + this.#random() * (max - min);
  }
}
