import { createHash } from "node:crypto";
import { openDownload, type SourceFile, upload } from "@envoi/client";
import type { UploadId } from "@envoi/protocol";
import { beginDownload, beginUpload, opaqueBody } from "@envoi/testkit";
import { ORIGIN } from "./cluster.ts";
import type { Pace } from "./pace.ts";

/** An acknowledged upload with its bytes. */
export type AcknowledgedUpload = {
  id: string;
  /** Hash of the encrypted body if sent with the old protocol, or of the file if sent by our client. */
  sha256: string;
  bytes: number;
} & ({ wire: "old"; authKey: Buffer } | { wire: "own"; secretB64: string });

/** A running transfer and its outcome. */
export type Transfer<Result> = {
  name: string;
  /** Resolves when the first bytes have been transferred. */
  started: Promise<void>;
  result: Promise<Result>;
};

const CHUNK_BYTES = 65_536;
const ONE_DAY_SECONDS = 86_400;
/** Maximum number of downloads allowed to every user. */
const DOWNLOADS = 5;

const noHurry: Pace = { after: async () => {}, hurried: Promise.resolve(), hurry: () => {} };

function transfer<Result>(name: string, work: (isUnderWay: () => void) => Promise<Result>): Transfer<Result> {
  const started = Promise.withResolvers<void>();
  const result = work(started.resolve);
  // A caller that is waiting for the transfer to start must also receive its failure.
  result.catch(started.reject);
  started.promise.catch(() => {});
  return { name, started: started.promise, result };
}

/** Starts an upload with the old protocol. The last bytes are not sent until `hurry` is called. */
export function sendOld(plaintextBytes: number, pace: Pace = noHurry): Transfer<AcknowledgedUpload> {
  return transfer("an upload with the old protocol", async (isUnderWay) => {
    const upload = await beginUpload(ORIGIN, plaintextBytes, { dlimit: DOWNLOADS });
    const hash = createHash("sha256");
    let sentBytes = 0;
    for (const chunk of opaqueBody(upload.length)) {
      sentBytes += chunk.length;
      if (sentBytes === upload.length) await pace.hurried;
      hash.update(chunk);
      await Promise.race([upload.send(chunk), upload.closed()]);
      if (upload.socket.readyState !== upload.socket.OPEN) {
        const said = JSON.stringify(await upload.outcome());
        throw new Error(`closed with ${await upload.closed()} after ${sentBytes} bytes: ${said}`);
      }
      if (sentBytes > CHUNK_BYTES) isUnderWay();
      await pace.after(chunk.length);
    }
    const reply = await upload.finish();
    if (reply?.["ok"] !== true) throw new Error(`not stored: ${JSON.stringify(reply)}`);
    const { id, authKey, length } = upload;
    return { id, authKey, bytes: length, sha256: hash.digest("hex"), wire: "old" };
  });
}

/** Generates bytes with distinct chunks. */
function* generatePlaintext(bytes: number): Generator<Uint8Array<ArrayBuffer>> {
  for (let at = 0; at < bytes; at += CHUNK_BYTES) {
    const chunk = Buffer.alloc(Math.min(CHUNK_BYTES, bytes - at), at % 251);
    chunk.writeUInt32BE(at / CHUNK_BYTES);
    yield new Uint8Array(chunk);
  }
}

/** Starts an upload with our own client. Its last bytes wait until `hurry` is called. */
export function sendOwn(bytes: number, pace: Pace = noHurry): Transfer<AcknowledgedUpload> {
  return transfer("an upload by our own client", async (isUnderWay) => {
    let readBytes = 0;
    const file: SourceFile = {
      name: "a film.mkv",
      type: "video/x-matroska",
      size: bytes,
      // The stream is reread from the beginning when the upload continues on another pod.
      stream: () => {
        const chunks = generatePlaintext(bytes);
        readBytes = 0;
        return new ReadableStream({
          async pull(controller) {
            const next = chunks.next();
            if (next.done === true) return controller.close();
            readBytes += next.value.length;
            if (readBytes === bytes) await pace.hurried;
            controller.enqueue(next.value);
            await pace.after(next.value.length);
          },
        });
      },
    };
    const { id, secretB64 } = await upload(
      { origin: ORIGIN },
      { files: [file], downloadLimit: DOWNLOADS, timeLimitSeconds: ONE_DAY_SECONDS },
      {
        signal: AbortSignal.timeout(600_000),
        onProgress: ({ phase }) => phase === "uploading" && readBytes > 4 * CHUNK_BYTES && isUnderWay(),
      },
    );
    const hash = createHash("sha256");
    for (const chunk of generatePlaintext(bytes)) hash.update(chunk);
    return { id, secretB64, bytes, sha256: hash.digest("hex"), wire: "own" };
  });
}

async function* readBody(stored: AcknowledgedUpload): AsyncGenerator<Uint8Array> {
  if (stored.wire === "own") {
    const signal = AbortSignal.timeout(600_000);
    const request = { id: stored.id as UploadId, secretB64: stored.secretB64, password: null };
    const download = await openDownload({ origin: ORIGIN }, request, signal);
    yield* await download.read({ signal });
    return;
  }
  const response = await beginDownload(ORIGIN, stored);
  if (response.statusCode !== 200) throw new Error(`answered ${response.statusCode}`);
  for await (const chunk of response) yield chunk as Buffer;
  if (!response.complete) throw new Error("Connection lost");
}

/**
 * Starts a download with the same kind of client that uploaded the file. The last bytes are not read until `hurry` is
 * called.
 */
export function receive(stored: AcknowledgedUpload, pace: Pace = noHurry): Transfer<string> {
  return transfer(`a download by the ${stored.wire} client`, async (isUnderWay) => {
    const hash = createHash("sha256");
    // There must be more unread bytes than fit into all buffers on the path.
    const lastBytes = Math.min(stored.bytes / 4, 16 * 1_048_576);
    let receivedBytes = 0;
    for await (const chunk of readBody(stored)) {
      hash.update(chunk);
      receivedBytes += chunk.length;
      if (receivedBytes > CHUNK_BYTES) isUnderWay();
      await pace.after(chunk.length);
      if (receivedBytes >= stored.bytes - lastBytes) await pace.hurried;
    }
    return hash.digest("hex");
  });
}
