import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";

const MiB = 1_048_576;

/** Plaintext of any size that repeats nowhere, made as it is read. */
export async function* largeFile(bytes: number): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  for (let at = 0; at < bytes; at += MiB) {
    const chunk = new Uint8Array(Math.min(MiB, bytes - at)).fill(at / MiB);
    new DataView(chunk.buffer).setFloat64(0, at);
    yield chunk;
  }
}

export function largeStream(bytes: number): ReadableStream<Uint8Array<ArrayBuffer>> {
  const chunks = largeFile(bytes);
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
}

/** SHA-256 of what is read. */
export async function hashOf(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of chunks) hash.update(chunk);
  return hash.digest("hex");
}

export function hashOfFile(path: string): Promise<string> {
  return hashOf(createReadStream(path, { highWaterMark: MiB }));
}
