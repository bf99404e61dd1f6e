import { createDeliveryTickets } from "@envoi/auth/node";
import type { OutboxRelay } from "@envoi/events";
import {
  type Audit,
  type Clients,
  type Clock,
  checkStores,
  createSlots,
  type Limits,
  type LoadShedding,
  type Log,
  limitCalls,
  type MemoryMarks,
  type OperatorAccess,
  type QuotaControl,
  type Registry,
  type Service,
  type Storage,
  type StoredLimits,
  type TokenVerifier,
  type UploadQuota,
} from "@envoi/platform";
import { UPLOAD_SOCKET_PATH } from "@envoi/protocol";
import type { BlobStore, UploadStore } from "@envoi/store";
import { Router } from "express";
import { createBlockedBodies } from "./blocked-bodies.ts";
import type { UploadGatewayConfig } from "./config.ts";
import { MAX_PART_SOCKETS_PER_NETWORK, OpenUploads } from "./open-uploads.ts";
import { quotaRoutes } from "./operators/quotas.ts";
import { createOriginRule } from "./origin.ts";
import { MAX_WASTED_BYTES, WASTED_SECONDS } from "./over-http/tail.ts";
import { BodyReceiver } from "./receive-body.ts";
import { UploadReporter } from "./reporter.ts";
import { httpUploadRoutes } from "./routes/http-uploads.ts";
import { newRequestRoutes } from "./routes/new-request.ts";
import { createUploadSockets } from "./routes/upload-socket.ts";
import { createStoredQuota } from "./stored-bytes.ts";
import { createWaitingUploads } from "./waiting-uploads.ts";

export type UploadGatewayDeps = {
  uploads: UploadStore;
  blobs: BlobStore;
  verifier: TokenVerifier;
  uploadRequiresAccount: boolean;
  relay: Pick<OutboxRelay, "nudge">;
  limits: Limits;
  /** Absent: no upload is rejected because of load. */
  load?: LoadShedding;
  quota: UploadQuota & QuotaControl;
  memoryMarks: MemoryMarks;
  storage: Pick<Storage, "countStored">;
  stored: StoredLimits;
  /** Absent: the service has no calls for operators. */
  operators?: OperatorAccess;
  audit?: Audit;
  config: UploadGatewayConfig;
  clients: Pick<Clients, "networkOf" | "networkOfAddress">;
  baseUrl: string;
  /** Key that signs the tickets for deliveries, the same in all replicas. */
  ticketKey: Uint8Array;
  clock: Clock;
  /** Interval of renewals: a third of the session lease, so that two renewals may fail. */
  renewSeconds: number;
  /** Time for which a session waits for its sender, and a session's maximum age. */
  sessionLifeSeconds: number;
  sessionMaxSeconds: number;
  log: Log;
  registry: Registry;
};

/** Share of the memory for uploads, and of the memory for unfinished messages, that one network may use. */
const MEMORY_SHARE = 1 / 4;
const UNFINISHED_SHARE = 1 / 2;
/** Maximum number of small frames that the sockets of one network may send in this time: [Note: Small frames]. */
const MAX_SMALL_FRAMES = 5_000;
const SMALL_FRAMES_SECONDS = 5;

/** The service for uploads: over WebSockets at `/api/ws`, and over HTTP at `/api/uploads` and `/api/upload`. */
export function createUploadGateway(deps: UploadGatewayDeps): Service {
  const { config, uploads, blobs, operators, audit } = deps;
  const report = new UploadReporter({ ...deps, pendingBytes: config.pending.inAllBytes });
  const { connections, open, memory, unfinished, attached } = createBounds(config);
  const receiver = new BodyReceiver({ uploads, blobs, pace: config, connections, open, memory, report });
  const hasShares = config.maxOpenUploadsPerNetwork > 0;
  const wiring = {
    ...deps,
    report,
    receiver,
    unfinished,
    attached,
    openUploads: new OpenUploads(),
    tickets: deps.limits.hasRequests ? createDeliveryTickets({ key: deps.ticketKey, clock: deps.clock }) : null,
    blocked: createBlockedBodies(uploads, blobs),
    waiting: createWaitingUploads(uploads, config.pending, deps.sessionLifeSeconds, report),
    storedBy: createStoredQuota(uploads, deps.stored, deps.sessionMaxSeconds),
    countSmallFrames: limitCalls("small-frames", hasShares ? MAX_SMALL_FRAMES : 0, { seconds: SMALL_FRAMES_SECONDS }),
    countWasted: limitCalls("copied-bytes", hasShares ? MAX_WASTED_BYTES : 0, { seconds: WASTED_SECONDS }),
    isAllowedOrigin: createOriginRule([deps.baseUrl, ...config.allowedOrigins], { extensions: config.allowExtensions }),
  };
  const sockets = createUploadSockets(wiring);
  return {
    name: "upload-gateway",
    routes: Router().use(httpUploadRoutes(wiring), newRequestRoutes(wiring)),
    ...(operators !== undefined &&
      audit !== undefined && { privateRoutes: quotaRoutes({ ...wiring, operators, audit }) }),
    slots: {
      "upload connections": connections,
      "open uploads": open,
      "upload memory bytes": memory,
      "unfinished message bytes": unfinished,
      "attached sockets": attached,
    },
    upgrade: { path: UPLOAD_SOCKET_PATH, handle: sockets.handle },
    check: () => checkStores({ uploads, blobs }),
    async start() {},
    drain: (deadline) => receiver.drain(deadline),
    async [Symbol.asyncDispose]() {
      sockets.close();
    },
  };
}

/** Limits the resources that anonymous clients can use: see [Note: Slots]. */
function createBounds(config: UploadGatewayConfig) {
  const { maxOpenUploads, maxOpenUploadsPerNetwork, maxConnections, memoryBytes, unfinishedBytes } = config;
  const hasShares = maxOpenUploadsPerNetwork > 0;
  const createShared = (bytes: number, share: number) =>
    createSlots({ inAll: bytes, perNetwork: hasShares ? bytes * share : 0 });
  return {
    connections: createSlots({ inAll: maxConnections, perNetwork: config.maxConnectionsPerNetwork }),
    open: createSlots({ inAll: maxOpenUploads, perNetwork: maxOpenUploadsPerNetwork }),
    memory: createShared(memoryBytes, MEMORY_SHARE),
    unfinished: createShared(unfinishedBytes, UNFINISHED_SHARE),
    attached: createSlots({
      inAll: maxConnections,
      perNetwork: hasShares ? MAX_PART_SOCKETS_PER_NETWORK : 0,
    }),
  };
}
