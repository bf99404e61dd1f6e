import { sha256 } from "../sha256.ts";

/** Decodes hex, as used in the vectors. */
export function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export async function sha256Hex(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return toHex(await sha256(bytes));
}

/** Byte `i` is (i × 31 + 7) mod 256: the vectors' plaintext. */
export function generatorBytes(length: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(length).map((_, index) => index * 31 + 7);
}

/** A stream of these bytes. The lengths of its chunks cycle through `lengths`. */
export function streamChunks(
  bytes: Uint8Array<ArrayBuffer>,
  lengths: readonly number[] = [50_000],
): ReadableStream<Uint8Array> {
  let at = 0;
  let chunk = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.byteLength) return controller.close();
      const length = lengths[chunk % lengths.length] ?? bytes.byteLength;
      controller.enqueue(bytes.slice(at, at + length));
      at += length;
      chunk += 1;
    },
  });
}

/** A stream of these bytes whose chunks share one buffer: each chunk is overwritten when the next one is requested. */
export function streamReusedChunks(bytes: Uint8Array<ArrayBuffer>, length: number): ReadableStream<Uint8Array> {
  const memory = new Uint8Array(length);
  let at = 0;
  return new ReadableStream(
    {
      pull(controller) {
        memory.fill(0);
        if (at >= bytes.byteLength) return controller.close();
        const chunk = bytes.subarray(at, at + length);
        memory.set(chunk);
        at += chunk.byteLength;
        controller.enqueue(memory.subarray(0, chunk.byteLength));
      },
    },
    { highWaterMark: 0 },
  );
}
