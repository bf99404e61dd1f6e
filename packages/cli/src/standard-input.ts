import { read } from "node:fs";
import { promisify } from "node:util";
import { pause } from "@envoi/client";

const STANDARD_INPUT = 0;
const CHUNK_BYTES = 1_048_576;
/** Delay before an empty pipe is read again if another program made it non-blocking. */
const RETRY_MS = 5;

const readFromDescriptor = promisify(read);

/** Reads standard input into one reused buffer, so each chunk is valid only until the next one is requested. */
export async function* readStandardInput(): AsyncGenerator<Uint8Array, void> {
  const buffer = new Uint8Array(CHUNK_BYTES);
  for (;;) {
    const bytes = await readSome(buffer);
    if (bytes === 0) return;
    yield buffer.subarray(0, bytes);
  }
}

async function readSome(buffer: Uint8Array): Promise<number> {
  for (;;) {
    try {
      return (await readFromDescriptor(STANDARD_INPUT, buffer, 0, buffer.byteLength, null)).bytesRead;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      // Windows reports the end of a pipe as an error.
      if (code === "EOF") return 0;
      if (code !== "EAGAIN") throw error;
      await pause(RETRY_MS);
    }
  }
}
