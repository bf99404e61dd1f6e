import { type Place, type PlaceHolder, type Places, releaseBuffers } from "@envoi/platform";

/** Memory of a chunk from the network, besides its bytes. */
const CHUNK_BYTES = 256;
/** Length of the header of a client's frame with this payload. */
function headerBytes(payloadBytes: number): number {
  if (payloadBytes < 126) return 6;
  return payloadBytes < 65_536 ? 8 : 14;
}

/**
 * Memory that the messages of one socket take until they are complete; until then only the WebSocket library sees them.
 * All sockets together have a limit; beyond it the oldest unfinished message of the busiest network is dropped.
 */
export class UnfinishedBytes {
  readonly #places: Places;
  readonly #network: string;
  readonly #holder: PlaceHolder;
  /** Chunks of the unfinished message. */
  #chunks: Uint8Array[] = [];
  #bytes = 0;
  #isNewMessage = false;
  #place: Place | null = null;
  /** Place of a complete message that is still in use. */
  #heldPlace: Place | null = null;

  constructor(places: Places, network: string, putOut: PlaceHolder["putOut"]) {
    this.#places = places;
    this.#network = network;
    this.#holder = { isIdle: () => true, putOut };
  }

  /** A frame was read from the chunks. Called before `chunkArrived` for the chunk with its end. */
  frameRead(payloadBytes: number): void {
    this.#bytes -= headerBytes(payloadBytes) + payloadBytes;
    this.#isNewMessage = true;
  }

  /** @throws ProtocolError `busy` when there is no memory for it */
  chunkArrived(chunk: Uint8Array): void {
    this.#bytes += chunk.byteLength;
    if (this.#isNewMessage) {
      this.#isNewMessage = false;
      // Fragments and control frames have headers of their own, which are not reported.
      this.#bytes = Math.max(0, Math.min(this.#bytes, chunk.byteLength));
      // Excludes the current chunk, because the messages in it may still be in use.
      this.#chunks = [];
      this.#leave();
    } else {
      this.#bytes += CHUNK_BYTES;
      this.#chunks.push(chunk);
    }
    if (this.#bytes === 0) return;
    if (this.#place === null) this.#place = this.#places.take(this.#network, this.#holder, this.#bytes);
    else this.#place.resize(this.#bytes);
  }

  /** Counts a complete message until `letGo` or `end`. @throws ProtocolError `busy` when there is no memory for it */
  hold(bytes: number): void {
    this.#heldPlace = this.#places.take(this.#network, this.#holder, bytes);
  }

  letGo(): void {
    this.#heldPlace?.leave();
    this.#heldPlace = null;
  }

  /** The socket is closed. Releases its unused chunks, which would otherwise wait minutes for garbage collection. */
  end(): void {
    releaseBuffers(this.#chunks);
    this.#chunks = [];
    this.#leave();
    this.letGo();
  }

  #leave(): void {
    this.#place?.leave();
    this.#place = null;
  }
}
