import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ciphertextBytes, EXT_HEADER } from "@envoi/protocol";
import { signNonce, startStandaloneProcess } from "@envoi/testkit";
import { countTurns, createRow, type Goal, inTurns, type Options, type Row } from "../measuring/figures.ts";
import { mustBeOk, openKeptConnection } from "../measuring/kept-connection.ts";
import { type Figures, measurePid, startLimit } from "../measuring/measured-process.ts";
import { type RequestSample, sampleEach } from "../measuring/sample-each.ts";
import { SETTINGS, type UploadedFile, uploadToEnvoi } from "./transfers.ts";

const PLAINTEXT_BYTES = 65_536;
/** Clients that each send or receive files in sequence. */
const CLIENTS = 4;
/** CPU time is counted in hundredths of a second; a few hundred transfers use about one second. */
const TRANSFERS = 400;
const FEW_TRANSFERS = 40;
const MIN_TURNS = 11;
/** Warm-up iterations, in which V8 compiles the hot code. */
const WARM_UPS = 3;
/**
 * At most 2.0 ms for an upload and 1.7 ms for a download on a machine where the bare programs take 0.9 and 0.35 ms. These
 * programs lack durable sessions, Nonces, Claims, Facts, limits and the log.
 */
const CPU = { upload: { atMost: 2.22, noise: 0.05 }, download: { atMost: 4.86, noise: 0.05 } } satisfies Record<
  string,
  Goal
>;
/**
 * Planning values for the CPU time of Send, the lower ends of what was measured on the same kind of machine: 1.9–2.4 ms
 * up, 2.3–3.2 ms down.
 */
const SEND_CPU_MICROSECONDS = { upload: 1_900, download: 2_300 };

const EXT = `${EXT_HEADER}: 1\r\n`;

type Receivable = Pick<UploadedFile, "id" | "authKey">;

const allOf = <Client>(client: Client) => Array.from({ length: CLIENTS }, () => client);

/** Samples uploads, each over its own socket, as on the page. */
async function sampleUploads(server: Pick<Figures, "cpuSeconds">, origin: string, count: number) {
  const uploaded: UploadedFile[] = [];
  const client = async () => ({
    work: async () => void uploaded.push(await uploadToEnvoi(origin, PLAINTEXT_BYTES, { ext: true })),
    close: () => {},
  });
  const taken = await sampleEach(server, Array.from({ length: count }), allOf(client));
  return { taken, uploaded };
}

/** Requests existence, metadata and body as the page does, keeping the connection open for the next file. */
function sampleDownloads(server: Pick<Figures, "cpuSeconds">, origin: string, files: readonly Receivable[]) {
  const client = async () => {
    const { get, close } = await openKeptConnection(new URL(origin));
    return {
      async work({ id, authKey }: Receivable) {
        const signed = (nonce: string) => `${EXT}Authorization: ${signNonce(authKey, nonce)}\r\n`;
        const exists = mustBeOk(await get(`/api/exists/${id}`, EXT));
        const metadata = mustBeOk(await get(`/api/metadata/${id}`, signed(exists.nonce)));
        const { body } = mustBeOk(await get(`/api/download/${id}`, signed(metadata.nonce)));
        if (body.length !== ciphertextBytes(PLAINTEXT_BYTES)) throw new Error(`received ${body.length} bytes`);
      },
      close,
    };
  };
  return sampleEach(server, files, allOf(client));
}

/** Compares small transfers to and from `npm start` with programs that only write or read files and rows. */
export async function benchSmall(options: Options): Promise<Row[]> {
  const directory = await mkdtemp(join(tmpdir(), "envoi-bench-"));
  try {
    return await compare(directory, options);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

async function compare(directory: string, options: Options): Promise<Row[]> {
  const count = options.isSmall ? FEW_TRANSFERS : TRANSFERS;
  // Logs at the default level.
  await using envoi = await startStandaloneProcess({ ...SETTINGS, LOG_LEVEL: "info" });
  const server = await measurePid(envoi.pid());
  const [toWrite, toRead] = [join(directory, "write"), join(directory, "read")];
  await Promise.all([toWrite, toRead].map((path) => mkdir(path)));
  await using writing = await startLimit("transfers/limit-small-upload", [toWrite]);
  const files = [toRead, String(count), String(ciphertextBytes(PLAINTEXT_BYTES))];
  await using reading = await startLimit("transfers/limit-small-download", files);
  const bare = Array.from({ length: count }, (_, id) => ({ id: String(id), authKey: Buffer.alloc(64) }));
  let latest: readonly UploadedFile[] = [];
  const take = {
    limitUpload: async () => (await sampleUploads(writing, writing.origin, count)).taken,
    upload: async () => {
      const { taken, uploaded } = await sampleUploads(server, envoi.origin, count);
      latest = uploaded;
      return taken;
    },
    limitDownload: () => sampleDownloads(reading, reading.origin, bare),
    download: () => sampleDownloads(server, envoi.origin, latest),
  };
  await inTurns(WARM_UPS, take);
  const samples = await inTurns(countTurns(options, MIN_TURNS), take);
  const peakBytes = await server.peakMemoryBytes();
  const rows = (
    what: string,
    way: keyof typeof CPU,
    { ours, limit }: Record<"ours" | "limit", readonly RequestSample[]>,
  ) => {
    const valuesOf = (taken: readonly RequestSample[], name: keyof RequestSample) => taken.map((one) => one[name]);
    const figure = (name: keyof RequestSample) => ({ values: valuesOf(ours, name), limit: valuesOf(limit, name) });
    return [
      createRow({ what, unit: "CPU µs", ...figure("cpuMicroseconds"), goal: CPU[way], peakBytes }),
      createRow({
        what: `${what}, compared with Send`,
        unit: "CPU µs",
        values: valuesOf(ours, "cpuMicroseconds"),
        limit: SEND_CPU_MICROSECONDS[way],
      }),
      createRow({ what, unit: "per second", ...figure("perSecond"), peakBytes }),
    ];
  };
  return [
    ...rows("upload of 64 KiB", "upload", { ours: samples.upload, limit: samples.limitUpload }),
    ...rows("exists, metadata and body of 64 KiB", "download", {
      ours: samples.download,
      limit: samples.limitDownload,
    }),
  ];
}
