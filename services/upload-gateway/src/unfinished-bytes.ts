import { type Place, type PlaceHolder, type Places, releaseBuffers } from "@envoi/platform";

/** What a chunk from the line takes in memory, beside its bytes. */
const CHUNK_BYTES = 256;
/** Head of a frame from a client with so long a payload. */
function headBytes(payloadBytes: number): number {
  if (payloadBytes < 126) return 6;
  return payloadBytes < 65_536 ? 8 : 14;
}

/**
 * Memory that the messages of one socket take before they are whole: nobody but the WebSocket library sees them until
 * then. Those of all sockets together have a bound; beyond it the oldest unfinished message of the busiest network goes.
 */
export class UnfinishedBytes {
  readonly #places: Places;
  readonly #network: string;
  readonly #holder: PlaceHolder;
  /** Of the message that is not whole yet. */
  #chunks: Uint8Array[] = [];
  #bytes = 0;
  #isNewMessage = false;
  #place: Place | null = null;

  constructor(places: Places, network: string, putOut: PlaceHolder["putOut"]) {
    this.#places = places;
    this.#network = network;
    this.#holder = { isIdle: () => true, putOut };
  }

  /** A frame was taken out of what came; it is called before `came` for the chunk with its end. */
  took(payloadBytes: number): void {
    this.#bytes -= headBytes(payloadBytes) + payloadBytes;
    this.#isNewMessage = true;
  }

  /** @throws ProtocolError `busy` when there is no memory for it */
  came(chunk: Uint8Array): void {
    this.#bytes += chunk.byteLength;
    if (this.#isNewMessage) {
      this.#isNewMessage = false;
      // Fragments and control frames have heads of their own, which nobody told.
      this.#bytes = Math.max(0, Math.min(this.#bytes, chunk.byteLength));
      // Not the chunk itself: what was taken out of it may still be in use.
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

  /** The socket is closed. Of what came nothing is used any more: left to be collected, it would stay for minutes. */
  end(): void {
    releaseBuffers(this.#chunks);
    this.#chunks = [];
    this.#leave();
  }

  #leave(): void {
    this.#place?.leave();
    this.#place = null;
  }
}
