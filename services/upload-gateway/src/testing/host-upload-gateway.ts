import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openAccounts, readAccountsConfig } from "@envoi/accounts";
import {
  createAudit,
  createClients,
  createMemoryMarks,
  createRegistry,
  createStorage,
  createUploadQuota,
  type LoadShedding,
  openSqlite,
  readLimits,
  readOperatorConfig,
  readStorageMarks,
  readStoredLimits,
  readUploadQuotas,
} from "@envoi/platform";
import { ciphertextBytes } from "@envoi/protocol";
import {
  type BlobStore,
  countModule,
  createDirectoryBlobStore,
  createSqliteUploadStore,
  sqliteCounts,
  uploadModule,
} from "@envoi/store";
import { firstMessage, hostService, opaqueBody, openUploadSocket, recordingLog } from "@envoi/testkit";
import { REUSED_THREADS } from "@envoi/testkit/reused-threads";
import { readUploadGatewayConfig } from "../config.ts";
import { createUploadGateway } from "../service.ts";

export const TICKET_KEY = randomBytes(32);

type Wish = {
  bearer?: string;
  declared?: boolean;
  dlimit?: number;
  timeLimit?: number;
  fileMetadata?: string;
  /** Further fields of the first message. */
  more?: Record<string, unknown>;
};
type Reply = Record<string, unknown> | null;

/**
 * Starts the gateway on its own port, with real stores. The test controls the clock of cached token checks.
 *
 * @param options.blobs - the store of bodies, which the gateway then owns; by default, a directory
 */
export async function hostUploadGateway(
  settings: Record<string, string>,
  { load, renewSeconds = 10, blobs: given }: { load?: LoadShedding; renewSeconds?: number; blobs?: BlobStore } = {},
) {
  const directory = await mkdtemp(join(tmpdir(), "envoi-upload-gateway-"));
  let nowMs = Date.now();
  const clock = { now: () => nowMs };
  const database = await openSqlite({
    path: join(directory, "envoi.sqlite"),
    modules: [uploadModule, countModule],
    clock,
    threads: REUSED_THREADS,
  });
  const uploads = createSqliteUploadStore({ database });
  const blobs = given ?? createDirectoryBlobStore({ directory: join(directory, "blobs") });
  const { log, logLines } = recordingLog("upload-gateway");
  const registry = createRegistry();
  const operators = readOperatorConfig(settings);
  const openCount = sqliteCounts(database);
  const storage = createStorage(openCount, readStorageMarks(settings));
  const service = createUploadGateway({
    uploads,
    blobs,
    ...openAccounts(readAccountsConfig(settings), { clock, log, registry }),
    relay: { nudge: () => {} },
    limits: readLimits(settings),
    config: readUploadGatewayConfig(settings),
    quota: createUploadQuota(openCount, readUploadQuotas(settings), storage),
    memoryMarks: createMemoryMarks(() => uploads.readMemory(), openCount),
    storage,
    stored: readStoredLimits(settings),
    clients: createClients({ trustedProxies: 0, baseUrl: "http://localhost" }),
    baseUrl: "http://localhost",
    ticketKey: TICKET_KEY,
    clock,
    renewSeconds,
    sessionLifeSeconds: 86_400,
    sessionMaxSeconds: 604_800,
    log,
    registry,
    operators,
    audit: createAudit(operators, log),
    ...(load !== undefined && { load }),
  });
  const hosted = await hostService(service, { log, registry });
  const origin = `http://127.0.0.1:${hosted.port}`;

  /** Sends one complete upload. @returns the final reply */
  async function upload(
    plaintextBytes: number,
    { bearer, declared = false, fileMetadata, more = {}, ...limits }: Wish = {},
    onReply: (reply: Record<string, unknown>) => void = () => {},
  ): Promise<Reply> {
    const { socket, send, next } = await openUploadSocket(origin);
    const length = ciphertextBytes(plaintextBytes);
    const fields = {
      bearer: bearer ?? null,
      ...(declared ? { size: length } : {}),
      ...(fileMetadata === undefined ? {} : { fileMetadata }),
      ...more,
    };
    await send(firstMessage(randomBytes(16), plaintextBytes, { ...limits, fields }));
    const reply: Reply = await next();
    if (reply?.["id"] === undefined) return reply;
    onReply(reply);
    for (const chunk of opaqueBody(length)) await send(chunk);
    await send(Buffer.of(0));
    let last: Reply = await next();
    while (last?.["received"] !== undefined) last = await next();
    socket.terminate();
    return last;
  }

  return {
    logLines,
    registry,
    storage,
    uploads,
    blobs,
    origin,
    privateOrigin: `http://127.0.0.1:${hosted.privatePort}`,
    upload,
    /** Stops accepting uploads, as the process does before it ends. */
    drain: () => service.drain(new AbortController().signal),
    /** Advances the clock by which cached token checks expire. */
    advance(ms: number): void {
      nowMs += ms;
    },
    async [Symbol.asyncDispose]() {
      await hosted[Symbol.asyncDispose]();
      await blobs[Symbol.asyncDispose]();
      await database[Symbol.asyncDispose]();
      await rm(directory, { recursive: true });
    },
  };
}

export type HostedUploadGateway = Awaited<ReturnType<typeof hostUploadGateway>>;
