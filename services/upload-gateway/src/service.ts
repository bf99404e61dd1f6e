import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import type { OutboxRelay } from "@envoi/events";
import {
  type Audit,
  type Clients,
  createPlaces,
  type Limits,
  type LoadShedding,
  type Log,
  limitCalls,
  type MemoryMarks,
  type OperatorAccess,
  type Place,
  type QuotaControl,
  type Registry,
  refuseUpgrade,
  type Service,
  type Storage,
  type StoredLimits,
  type TokenVerifier,
  type UploadQuota,
  withRemoteSpan,
} from "@envoi/platform";
import {
  MAX_FRAME_BYTES,
  maxUploadRequestBytes,
  ProtocolError,
  RECORD_BYTES,
  UPLOAD_SOCKET_PATH,
} from "@envoi/protocol";
import type { BlobStore, UploadStore } from "@envoi/store";
import { type WebSocket, WebSocketServer } from "ws";
import { createBlockedBodies } from "./blocked-bodies.ts";
import type { UploadGatewayConfig } from "./config.ts";
import { OpenUploads } from "./open-uploads.ts";
import { quotaRoutes } from "./operators/quotas.ts";
import { createOriginRule, publicOrigin } from "./origin.ts";
import type { RequestBody } from "./over-http/request-body.ts";
import { MAX_WASTED_BYTES, WASTED_SECONDS } from "./over-http/tail.ts";
import { refuseHandshake, saysItResumes } from "./refuse-handshake.ts";
import { createUploadReporter } from "./report.ts";
import { httpUploadRoutes } from "./routes/http-uploads.ts";
import { serveUpload, type UploadSocketDeps } from "./routes/upload-socket.ts";
import { createStoredQuota } from "./stored-bytes.ts";
import { UnfinishedBytes } from "./unfinished-bytes.ts";
import { Restarting, UploadConnection } from "./upload-connection.ts";
import { createWaitingUploads } from "./waiting-uploads.ts";

export type UploadGatewayDeps = {
  uploads: UploadStore;
  blobs: BlobStore;
  verifier: TokenVerifier;
  uploadRequiresAccount: boolean;
  relay: Pick<OutboxRelay, "nudge">;
  limits: Limits;
  /** Absent: no upload is refused because of the load. */
  load?: LoadShedding;
  quota: UploadQuota & QuotaControl;
  memoryMarks: MemoryMarks;
  storage: Pick<Storage, "countStored">;
  stored: StoredLimits;
  /** Absent: there are no calls of operators. */
  operators?: OperatorAccess;
  audit?: Audit;
  config: UploadGatewayConfig;
  clients: Pick<Clients, "networkOf" | "networkOfAddress">;
  baseUrl: string;
  /** A third of the session lease, so two renewals may fail. */
  renewSeconds: number;
  /** How long a session waits for its sender, and how old it may become. */
  sessionLifeSeconds: number;
  sessionMaxSeconds: number;
  log: Log;
  registry: Registry;
};

/** Bytes of the batches being written, of all uploads; as much again may be arriving. */
const BATCH_BUDGET_BYTES = 4_194_304;

/** Share of one network in the memory for uploads, and in that for unfinished messages. */
const MEMORY_SHARE = 1 / 4;
const UNFINISHED_SHARE = 1 / 2;
/** Sockets of one network that fill Parts of uploads beside the sockets that complete them. */
const MAX_ATTACHED = 6;
/** Fragments of a message, and chunks that a frame arrives in: each takes memory besides its bytes. */
const MAX_FRAGMENTS = 256;
const MAX_CHUNKS = 4_096;
/** Longer messages may arrive in more chunks, if these have at least this many bytes on average. */
const FEWEST_CHUNK_BYTES = 256;
/** How long a client may take to close a socket that we close. */
const CLOSE_MS = 10_000;

const SPAN_ATTRIBUTES = { "http.route": UPLOAD_SOCKET_PATH };

/** Uploads over WebSocket `/api/ws`, and over HTTP at `/api/uploads` and `/api/upload`. */
export function createUploadGateway(deps: UploadGatewayDeps): Service {
  const { config, uploads, blobs, baseUrl, clients, operators, audit } = deps;
  const report = createUploadReporter({ ...deps, pendingBytes: config.pending.inAllBytes });
  const { memoryBytes, unfinishedBytes } = config;
  const perNetwork = config.maxOpenUploadsPerNetwork;
  const places = createPlaces({ inAll: config.maxOpenUploads, perNetwork });
  const shareOf = (bytes: number, share: number) => ({
    inAll: bytes,
    perNetwork: perNetwork === 0 ? 0 : bytes * share,
  });
  const memory = createPlaces(shareOf(memoryBytes, MEMORY_SHARE));
  const unfinished = createPlaces(shareOf(unfinishedBytes, UNFINISHED_SHARE));
  const waiting = createWaitingUploads(uploads, config.pending, deps.sessionLifeSeconds, report);
  const attached = createPlaces({ inAll: config.maxOpenUploads, perNetwork: perNetwork === 0 ? 0 : MAX_ATTACHED });
  const openUploads = new OpenUploads();
  const storedBy = createStoredQuota(uploads, deps.stored, deps.sessionMaxSeconds);
  const blocked = createBlockedBodies(uploads, blobs);
  const countWasted = limitCalls("copied-bytes", perNetwork === 0 ? 0 : MAX_WASTED_BYTES, { seconds: WASTED_SECONDS });
  const ofSockets = { report, memory, attached, waiting, openUploads, storedBy, blocked };
  const socketDeps: UploadSocketDeps = { ...deps, ...ofSockets };
  const maxRequestBytes = maxUploadRequestBytes(deps.limits.maxFilesPerArchive);
  const settings = {
    noServer: true,
    maxPayload: Math.max(MAX_FRAME_BYTES, maxRequestBytes),
    maxFragments: MAX_FRAGMENTS,
    maxBufferedChunks: Math.max(MAX_CHUNKS, Math.ceil(maxRequestBytes / FEWEST_CHUNK_BYTES)),
    closeTimeout: CLOSE_MS,
    perMessageDeflate: false,
    clientTracking: false,
  };
  const server = new WebSocketServer(settings);
  server.on("wsClientError", (_error, socket) => refuseUpgrade(socket, new ProtocolError("bad_request")));
  const isAllowedOrigin = createOriginRule([baseUrl, ...config.allowedOrigins], {
    extensions: config.allowExtensions,
  });
  const open = new Map<UploadConnection, Promise<void>>();
  /** Requests that transfer a body, each with its end. */
  const bodies = new Map<RequestBody, PromiseWithResolvers<void>>();
  let draining = false;

  /** The fewer uploads are open, the larger their batches: together they stay within one budget. */
  function batchBytes(): number {
    const wholeRecords = Math.floor(BATCH_BUDGET_BYTES / (open.size + bodies.size) / RECORD_BYTES) * RECORD_BYTES;
    return Math.min(blobs.bodies.batchBytes, Math.max(RECORD_BYTES, wholeRecords));
  }

  /** @throws Restarting */
  function enter(body: RequestBody): Disposable {
    if (draining) throw new Restarting();
    const ended = Promise.withResolvers<void>();
    bodies.set(body, ended);
    return {
      [Symbol.dispose]() {
        bodies.delete(body);
        ended.resolve();
      },
    };
  }

  async function accept(
    socket: WebSocket,
    request: IncomingMessage,
    client: { network: string; isAdmitted: boolean },
  ): Promise<void> {
    const { network } = client;
    const connection = new UploadConnection(socket, request.socket, {
      ...config,
      maxRequestBytes,
      batchBytes,
      unfinished: (putOut) => new UnfinishedBytes(unfinished, network, putOut),
    });
    let place: Place;
    try {
      if (draining) throw new ProtocolError("unavailable");
      place = await places.takeSoon(network, connection, { signal: connection.signal });
      if (draining) {
        place.leave();
        throw new ProtocolError("unavailable");
      }
    } catch (error) {
      return refuse(connection, error);
    }
    const origin = publicOrigin(request, { baseUrl, trustHost: config.trustHost });
    const served = withRemoteSpan(request.headers, `GET ${UPLOAD_SOCKET_PATH}`, SPAN_ATTRIBUTES, () =>
      serveUpload(socketDeps, connection, { origin, ...client }),
    );
    open.set(connection, served);
    report.opened();
    await served;
    place.leave();
    open.delete(connection);
    report.closed();
  }

  function refuse(connection: UploadConnection, error: unknown): void {
    const reason = connection.signal.aborted ? connection.signal.reason : error;
    const known = reason instanceof ProtocolError ? reason : new ProtocolError("busy");
    connection.refuse(known);
    report.refused(known.code);
  }

  return {
    name: "upload-gateway",
    routes: httpUploadRoutes({
      ...socketDeps,
      uploads,
      clients,
      config,
      baseUrl,
      places,
      unfinished,
      batchBytes,
      enter,
      countWasted,
      isAllowedOrigin,
    }),
    ...(operators !== undefined &&
      audit !== undefined && { privateRoutes: quotaRoutes({ ...deps, storedBy, operators, audit }) }),
    places: {
      "open uploads": places,
      "upload memory bytes": memory,
      "unfinished message bytes": unfinished,
      "attached sockets": attached,
    },
    upgrade: {
      path: UPLOAD_SOCKET_PATH,
      handle(request: IncomingMessage, socket: Duplex, head: Buffer): void {
        if (!isAllowedOrigin(request.headers.origin)) {
          refuseUpgrade(socket, new ProtocolError("forbidden_origin"));
          return;
        }
        const client = { network: clients.networkOf(request), isAdmitted: false };
        try {
          if (!saysItResumes(request)) {
            deps.load?.admit("transfer", () => client.network);
            client.isAdmitted = true;
          }
        } catch (error) {
          const busy = error as ProtocolError;
          if (refuseHandshake(request, socket, busy)) {
            report.refused(busy.code);
            return;
          }
        }
        server.handleUpgrade(request, socket, head, (webSocket) => void accept(webSocket, request, client));
      },
    },
    async check() {
      await Promise.all([uploads.ping(), blobs.ping()]);
    },
    async start() {},
    async drain(deadline) {
      draining = true;
      const transfers = () => [...bodies.keys(), ...open.keys()];
      // Their clients continue on another replica.
      for (const transfer of transfers()) if (transfer.isResumable) transfer.fail(new Restarting());
      const cut = () => {
        for (const transfer of transfers()) transfer.fail(new Restarting());
      };
      deadline.addEventListener("abort", cut, { once: true });
      if (deadline.aborted) cut();
      await Promise.all([...open.values(), ...Array.from(bodies.values(), ({ promise }) => promise)]);
      deadline.removeEventListener("abort", cut);
    },
    async [Symbol.asyncDispose]() {
      server.close();
    },
  };
}
