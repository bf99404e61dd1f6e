import { randomBytes } from "node:crypto";
import { createSecret, openRecords, sealRecords } from "@envoi/crypto";
import { PIECE_BYTES } from "@envoi/protocol";
import { inTurns, median, type Options, type Row, rowOf, type Sample, sample } from "./figures.ts";

/** Size of a file's chunks. */
const READ_BYTES = 4 * PIECE_BYTES;

/** A separate chunk for each, because sealing and opening may detach it. */
function streamOf(chunks: Iterator<Uint8Array<ArrayBuffer>>): ReadableStream<Uint8Array> {
  return new ReadableStream(
    {
      pull(controller) {
        const { done, value } = chunks.next();
        if (done) controller.close();
        else controller.enqueue(value.slice());
      },
    },
    { highWaterMark: 0 },
  );
}

function* plaintextOf(bytes: number): Generator<Uint8Array<ArrayBuffer>> {
  const chunk = Uint8Array.from(randomBytes(READ_BYTES));
  for (let left = bytes; left > 0; left -= chunk.byteLength) yield chunk.subarray(0, left);
}

async function drain(stream: ReadableStream<Uint8Array>): Promise<void> {
  for await (const _ of stream);
}

const ourselves = { cpuSeconds: async () => (process.cpuUsage().user + process.cpuUsage().system) / 1e6 };

/** Compares our streams in Node, sealing and opening Records, with one WebCrypto call for everything. */
export async function benchCrypto({ bytes, runs }: Options): Promise<Row[]> {
  const algorithm = { name: "AES-GCM", iv: new Uint8Array(12) };
  const key = await crypto.subtle.importKey("raw", randomBytes(16), "AES-GCM", false, ["encrypt", "decrypt"]);
  const ciphertext = await crypto.subtle.encrypt(algorithm, key, new Uint8Array(bytes));
  const secret = createSecret();
  const seal = () => sealRecords(streamOf(plaintextOf(bytes)), { secret });
  const sealed: Uint8Array<ArrayBuffer>[] = [];
  for await (const record of seal()) sealed.push(record);
  const open = () => openRecords(streamOf(sealed.values()), { secret, plaintextBytes: bytes });

  const take = {
    encrypted: () => sample(ourselves, bytes, () => crypto.subtle.encrypt(algorithm, key, ciphertext)),
    sealed: () => sample(ourselves, bytes, () => drain(seal())),
    decrypted: () => sample(ourselves, bytes, () => crypto.subtle.decrypt(algorithm, key, ciphertext)),
    opened: () => sample(ourselves, bytes, () => drain(open())),
  };
  await inTurns(1, take);
  const samples = await inTurns(runs, take);
  const speedOf = (taken: Sample[]) => taken.map((one) => one.mebibytesPerSecond);
  const compare = (what: string, ours: Sample[], limit: Sample[]) =>
    rowOf({
      what: `${what} a stream, against AES-128-GCM of one buffer`,
      unit: "MiB/s",
      values: speedOf(ours),
      limit: speedOf(limit),
      cpuSecondsPerGibibyte: median(ours.map((one) => one.cpuSecondsPerGibibyte)),
    });
  return [compare("sealing", samples.sealed, samples.encrypted), compare("opening", samples.opened, samples.decrypted)];
}
