import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { get, type IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeProof } from "@envoi/auth";
import { createNonce, createUploadId } from "@envoi/auth/node";
import {
  createGuessLimiter,
  createRegistry,
  type GuessLimiter,
  type LoadShedding,
  openSqlite,
  systemClock,
} from "@envoi/platform";
import { type AuthKey, type Notice, parseAuthKey, type UploadId } from "@envoi/protocol";
import {
  type BlobBody,
  type BlobStore,
  blobKey,
  createDirectoryBlobStore,
  createRedisUploadStore,
  createSqliteUploadStore,
  type UploadStore,
  uploadModule,
} from "@envoi/store";
import { type HostedAnswer, hostService, opaqueBody, recordingLog, startRedis } from "@envoi/testkit";
import { REUSED_THREADS } from "@envoi/testkit/reused-threads";
import { Router } from "express";
import { readDownloadConfig } from "../config.ts";
import { createDownload } from "../service.ts";

/** Header that simulates the client's network. */
export const REQUESTER_HEADER = "X-Test-Requester";

type PublishedUpload = { id: UploadId; authKey: AuthKey };

function isEnding(line: unknown): boolean {
  return line !== null && typeof line === "object" && "msg" in line && line.msg === "download ended";
}

async function* inBatches(chunks: Iterable<Uint8Array>): BlobBody {
  for (const chunk of chunks) yield [chunk];
}

/** Makes an Upload visible, with a body of this length, or, if `null`, without its Blob. */
async function publishUpload(
  { uploads, blobs }: Pick<Stores, "uploads" | "blobs">,
  bodyBytes: number | null,
  downloadLimit: number,
): Promise<PublishedUpload> {
  const id = createUploadId();
  const authKey = parseAuthKey(randomBytes(64).toString("base64url"));
  const key = blobKey(`uploads/${id}`);
  const { signal } = new AbortController();
  if (bodyBytes !== null) await blobs.write(key, inBatches(opaqueBody(bodyBytes)), bodyBytes, signal);
  await uploads.openSession({
    id,
    ownerTokenHash: "",
    sealedMetadata: "c2VhbGVk",
    authKey,
    wrappedKey: null,
    downloadLimit,
    timeLimitSeconds: 3_600,
    declaredBytes: null,
    partBytes: 8_388_608,
    resumable: false,
    liveLink: false,
    http: null,
    quotas: [],
    requestId: null,
    blobKey: key,
  });
  await uploads.publish(id, 1, bodyBytes ?? 39);
  return { id, authKey };
}

/** The stores shared by the replicas of a service. */
export type Stores = { uploads: UploadStore; blobs: BlobStore } & AsyncDisposable;

/** @param uploads - default: a store in SQLite */
export async function openStores({ uploads }: { uploads?: UploadStore } = {}): Promise<Stores> {
  await using opened = new AsyncDisposableStack();
  const directory = await mkdtemp(join(tmpdir(), "envoi-download-"));
  opened.defer(() => rm(directory, { recursive: true }));
  const blobs = opened.use(createDirectoryBlobStore({ directory: join(directory, "blobs") }));
  async function openSqliteStore(): Promise<UploadStore> {
    const path = join(directory, "envoi.sqlite");
    const database = opened.use(
      await openSqlite({ path, modules: [uploadModule], clock: systemClock, threads: REUSED_THREADS }),
    );
    return createSqliteUploadStore({ database });
  }
  const store = opened.use(uploads ?? (await openSqliteStore()));
  const open = opened.move();
  return { uploads: store, blobs, [Symbol.asyncDispose]: () => open.disposeAsync() };
}

/** Opens stores with a Redis of their own. */
export async function openRedisStores(): Promise<Stores> {
  await using opened = new AsyncDisposableStack();
  const { url } = opened.use(await startRedis());
  const stores = opened.use(
    await openStores({ uploads: createRedisUploadStore({ address: { mode: "single", url } }) }),
  );
  const open = opened.move();
  return { ...stores, [Symbol.asyncDispose]: () => open.disposeAsync() };
}

/**
 * Starts the download service on a port of its own, with real stores.
 *
 * @param stores - disposed of by the caller; default: stores of its own
 */
export async function hostDownload({
  guesses = createGuessLimiter(),
  stores: shared,
  variables = {},
  load,
  renewSeconds = 5,
}: {
  guesses?: GuessLimiter;
  stores?: Stores;
  /** Environment variables of the service. */
  variables?: Record<string, string>;
  load?: LoadShedding;
  renewSeconds?: number;
} = {}) {
  const stores = shared ?? (await openStores());
  const { uploads, blobs } = stores;
  const { log, logLines } = recordingLog("download");
  const registry = createRegistry();
  const notices: Notice[] = [];
  let socket: Socket | null = null;
  let beforeOpening = async () => {};

  const store: UploadStore = {
    ...uploads,
    async openRange(...range) {
      await beforeOpening();
      return uploads.openRange(...range);
    },
    async redeemForRange(...range) {
      await beforeOpening();
      return uploads.redeemForRange(...range);
    },
  };
  const service = createDownload({
    uploads: store,
    blobs,
    relay: { nudge() {} },
    bus: { notify: (notice) => void notices.push(notice) },
    guesses,
    requesterOf: (request) => request.get(REQUESTER_HEADER) ?? "someone",
    shell: { read: async () => "<html></html>" },
    config: readDownloadConfig(variables),
    renewSeconds,
    log,
    registry,
    ...(load !== undefined && { load }),
  });
  const routes = Router();
  routes.use((request, _response, next) => {
    socket = request.socket;
    next();
  });
  if (service.routes !== undefined) routes.use(service.routes);
  const hosted = await hostService({ ...service, routes }, { log, registry });

  async function createProof({ id, authKey }: PublishedUpload, headers: Record<string, string>): Promise<string> {
    const nonce = createNonce();
    await uploads.mintNonce(id, nonce, headers[REQUESTER_HEADER] ?? "someone");
    return makeProof(authKey, nonce);
  }

  /** Requests a body with a Proof and these headers. */
  async function ask(
    { id, authKey }: PublishedUpload,
    headers: Record<string, string>,
    signal: AbortSignal = new AbortController().signal,
  ): Promise<HostedAnswer> {
    const Authorization = await createProof({ id, authKey }, headers);
    return hosted.ask("GET", `/api/download/${id}`, { headers: { ...headers, Authorization }, signal });
  }

  const parsedLines = () => logLines.map((line): unknown => JSON.parse(line));

  return {
    uploads,
    registry,
    notices,
    logLines: parsedLines,
    /** Log lines of ended downloads. */
    endings: (): unknown[] => parsedLines().filter(isEnding),
    ask,
    /** Like `ask`, but leaves the response paused after its headers. */
    async begin(upload: PublishedUpload, headers: Record<string, string>): Promise<IncomingMessage> {
      const all = { ...headers, Authorization: await createProof(upload, headers) };
      const address = `http://127.0.0.1:${hosted.port}/api/download/${upload.id}`;
      return new Promise((resolve, reject) => {
        get(address, { headers: all, agent: false }, resolve).on("error", reject);
      });
    },
    /** Requests the page of an Upload's link. */
    openPage: ({ id }: PublishedUpload) => hosted.ask("GET", `/download/${id}`),
    /** Sends a later request of a download, which needs no Proof. */
    goOn: ({ id }: PublishedUpload, headers: Record<string, string>) =>
      hosted.ask("GET", `/api/download/${id}`, { headers }),
    /** Sends a request and disconnects. The service detects this before the store has opened the range. */
    async askAndLeave(upload: PublishedUpload, headers: Record<string, string>): Promise<void> {
      const leaving = new AbortController();
      beforeOpening = async () => {
        const closed = socket && once(socket, "close");
        leaving.abort();
        await closed;
      };
      await ask(upload, headers, leaving.signal).catch(() => {});
    },
    publish: (bodyBytes: number | null, downloadLimit = 1) => publishUpload(stores, bodyBytes, downloadLimit),
    async [Symbol.asyncDispose]() {
      await hosted[Symbol.asyncDispose]();
      if (shared === undefined) await stores[Symbol.asyncDispose]();
    },
  };
}
