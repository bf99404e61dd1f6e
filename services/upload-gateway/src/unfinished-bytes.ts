import { releaseBuffers, type Slot, type SlotHolder, type Slots } from "@envoi/platform";

/** Memory that a chunk from the network occupies in addition to its bytes. */
const CHUNK_BYTES = 256;
/** Header length of a WebSocket frame from a client, for a payload of this length. */
function headerBytes(payloadBytes: number): number {
  if (payloadBytes < 126) return 6;
  return payloadBytes < 65_536 ? 8 : 14;
}

/**
 * Counts the memory that the messages of one socket occupy until they are complete. Until then, only the WebSocket
 * library sees them. All sockets share one limit. When it is exceeded, the oldest unfinished message of the busiest
 * network is dropped.
 */
export class UnfinishedBytes {
  readonly #slots: Slots;
  readonly #network: string;
  readonly #holder: SlotHolder;
  /** The chunks of the unfinished message. */
  #chunks: Uint8Array[] = [];
  #bytes = 0;
  #isNewMessage = false;
  #slot: Slot | null = null;
  /** The memory slot of a complete message that is still in use. */
  #heldSlot: Slot | null = null;

  constructor(slots: Slots, network: string, evict: SlotHolder["evict"]) {
    this.#slots = slots;
    this.#network = network;
    this.#holder = { isIdle: () => true, evict };
  }

  /**
   * Call this when a frame has been read completely, but before calling `chunkArrived` for the chunk that contains
   * the frame's end.
   */
  frameRead(payloadBytes: number): void {
    this.#bytes -= headerBytes(payloadBytes) + payloadBytes;
    this.#isNewMessage = true;
  }

  /** @throws ProtocolError `busy` when there is no memory for the chunk */
  chunkArrived(chunk: Uint8Array): void {
    this.#bytes += chunk.byteLength;
    if (this.#isNewMessage) {
      this.#isNewMessage = false;
      // The count may be inexact, because the headers of fragments and control frames are not reported.
      this.#bytes = Math.max(0, Math.min(this.#bytes, chunk.byteLength));
      // The current chunk is not recorded for release, because messages in it may still be in use.
      this.#chunks = [];
      this.#leave();
    } else {
      this.#bytes += CHUNK_BYTES;
      this.#chunks.push(chunk);
    }
    if (this.#bytes === 0) return;
    if (this.#slot === null) this.#slot = this.#slots.take(this.#network, this.#holder, this.#bytes);
    else this.#slot.resize(this.#bytes);
  }

  /**
   * Counts a complete message until `letGo` or `end`.
   * @throws ProtocolError `busy` when there is no memory for the message
   */
  hold(bytes: number): void {
    this.#heldSlot = this.#slots.take(this.#network, this.#holder, bytes);
  }

  letGo(): void {
    this.#heldSlot?.leave();
    this.#heldSlot = null;
  }

  /** Call when the socket is closed. Releases its unused chunks, because garbage collection might take minutes. */
  end(): void {
    releaseBuffers(this.#chunks);
    this.#chunks = [];
    this.#leave();
    this.letGo();
  }

  #leave(): void {
    this.#slot?.leave();
    this.#slot = null;
  }
}
