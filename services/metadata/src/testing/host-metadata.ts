import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createOwnerToken, createUploadId, hashOwnerToken } from "@envoi/auth/node";
import { busModule, createInProcessBus } from "@envoi/events";
import {
  countInThisProcess,
  createGuessLimiter,
  createRegistry,
  IssuerAway,
  openSqlite,
  readLimits,
  type TokenVerifier,
} from "@envoi/platform";
import { factSubject, parseAuthKey, type RequestId, type UploadId } from "@envoi/protocol";
import {
  blobKey,
  createDirectoryBlobStore,
  createSqliteUploadStore,
  type NewSession,
  shardOf,
  type UploadStore,
  uploadModule,
} from "@envoi/store";
import { type HostedAnswer, hostService, recordingLog } from "@envoi/testkit";
import { REUSED_THREADS } from "@envoi/testkit/reused-threads";
import { readMetadataConfig } from "../config.ts";
import { createMetadata, type MetadataDeps } from "../service.ts";

/** Token of the only user that the fixture's issuer recognises. */
export const SIGNED_IN_TOKEN = "a-good-token";
/** A token for which the issuer is unavailable. */
export const UNCHECKED_TOKEN = "a-token-of-now";

/** Header that simulates the client's address. */
export const REQUESTER_HEADER = "X-Test-Requester";

const verifier: TokenVerifier = {
  async verify(token) {
    if (token === UNCHECKED_TOKEN) throw new IssuerAway("is away");
    return token === SIGNED_IN_TOKEN ? { id: "account-1" } : null;
  },
};

/** Overridden dependencies. By default accounts are off, and guesses are counted in this process. */
type ChangedDeps = Partial<
  Pick<MetadataDeps, "offersSignIn" | "uploadRequiresAccount" | "authConfig" | "guesses" | "eventTickMs" | "verifier">
>;

/** The metadata service on its own port, with real stores and a clock that the test controls. */
export async function hostMetadata(settings: Record<string, string> = {}, changed: ChangedDeps = {}) {
  const directory = await mkdtemp(join(tmpdir(), "envoi-metadata-"));
  let nowMs = Date.now();
  const clock = { now: () => nowMs };
  const database = await openSqlite({
    path: join(directory, "envoi.sqlite"),
    modules: [uploadModule, busModule],
    clock,
    threads: REUSED_THREADS,
  });
  const uploads = createSqliteUploadStore({ database });
  const blobs = createDirectoryBlobStore({ directory: join(directory, "blobs") });
  const nudgedUploads: string[] = [];
  const { log, logLines } = recordingLog("metadata");
  const registry = createRegistry();
  const bus = createInProcessBus({ database, log });
  let onRead = async () => {};
  const store: UploadStore = {
    ...uploads,
    async read(id) {
      const upload = await uploads.read(id);
      await onRead();
      return upload;
    },
  };
  const readFacts = async (id: UploadId | RequestId) =>
    (await uploads.pendingFacts([shardOf(id)], 100)).filter((fact) => factSubject(fact) === id);
  let storeFault: Error | null = null;
  let storePings = 0;

  const service = createMetadata({
    uploads: store,
    bus,
    blobs: {
      async ping() {
        storePings += 1;
        if (storeFault !== null) throw storeFault;
        await blobs.ping();
      },
    },
    relay: { nudge: (uploadId) => nudgedUploads.push(uploadId) },
    verifier,
    offersSignIn: false,
    uploadRequiresAccount: false,
    authConfig: async () => null,
    guesses: createGuessLimiter(),
    ...changed,
    openCount: countInThisProcess,
    ticketKey: randomBytes(32),
    requesterOf: (request) => request.get(REQUESTER_HEADER) ?? "someone",
    limits: readLimits(settings),
    config: readMetadataConfig(settings),
    clock,
    log,
    registry,
  });
  const hosted = await hostService(service, { log, registry });

  /** Opens a session, as the gateway does. */
  async function open(overrides: Partial<NewSession> = {}) {
    const id = createUploadId();
    const ownerToken = createOwnerToken();
    const authKey = parseAuthKey(randomBytes(64).toString("base64url"));
    await uploads.openSession({
      id,
      ownerTokenHash: hashOwnerToken(ownerToken),
      sealedMetadata: "c2VhbGVk",
      authKey,
      wrappedKey: null,
      downloadLimit: 3,
      timeLimitSeconds: 3_600,
      declaredBytes: null,
      partBytes: 8_388_608,
      resumable: false,
      liveLink: false,
      http: null,
      quotas: [],
      requestId: null,
      blobKey: blobKey(`uploads/${id}`),
      ...overrides,
    });
    return { id, ownerToken, authKey };
  }

  return {
    uploads,
    bus,
    registry,
    port: hosted.port,
    nudgedUploads,
    logLines,
    ask: hosted.ask,
    /** A `POST` with a JSON body. */
    post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<HostedAnswer> {
      return hosted.ask("POST", path, {
        headers: { "Content-Type": "application/json", ...headers },
        body: JSON.stringify(body),
      });
    },
    open,
    /** Makes an Upload visible, as the gateway does. */
    async publish(overrides: Partial<NewSession> = {}) {
      const opened = await open(overrides);
      await uploads.publish(opened.id, 1, 39);
      return opened;
    },
    /** Counts one download, as the download service does. */
    async download(id: UploadId): Promise<void> {
      const claimId = randomBytes(8).toString("hex");
      await uploads.takeClaim(id, claimId);
      await uploads.spendClaim(id, claimId);
    },
    drain: () => service.drain(new AbortController().signal),
    /** Types of the unpublished Facts about an Upload. */
    async factTypes(id: UploadId): Promise<string[]> {
      return (await readFacts(id)).map(({ type }) => type);
    },
    /** Publishes the stored Facts about an Upload or a request, as the relay does. */
    async publishFacts(id: UploadId | RequestId): Promise<void> {
      const facts = await readFacts(id);
      for (const fact of facts) await bus.publish(fact);
      await uploads.dropFacts(facts);
    },
    /** Sets work that runs after the store has been read and before the result is returned. */
    afterRead(work: () => Promise<void>): void {
      onRead = work;
    },
    advance(ms: number): void {
      nowMs += ms;
    },
    /** Number of pings of the BlobStore. */
    storePings: () => storePings,
    failStore(fault: Error | null): void {
      storeFault = fault;
    },
    async [Symbol.asyncDispose]() {
      await hosted[Symbol.asyncDispose]();
      await bus[Symbol.asyncDispose]();
      await blobs[Symbol.asyncDispose]();
      await database[Symbol.asyncDispose]();
      await rm(directory, { recursive: true });
    },
  };
}

export type HostedMetadata = Awaited<ReturnType<typeof hostMetadata>>;
