import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { type Clients, refuseUpgrade, type Slots, withRemoteSpan } from "@envoi/platform";
import {
  MAX_FRAME_BYTES,
  maxUploadRequestBytes,
  ProtocolError,
  parseFirstMessage,
  type ResumeReply,
  STRONG_PASSWORD_PROFILE,
  UPLOAD_SOCKET_PATH,
  type UploadReply,
  uploadUrl,
} from "@envoi/protocol";
import { WebSocketServer } from "ws";
import { type FillPartsDeps, fillParts, type PartsRequest } from "../fill-parts.ts";
import { type Client, type FillDeps, fillUpload, leavable, type UploadToFill } from "../fill-upload.ts";
import { type OpenDeps, openUpload } from "../open-upload.ts";
import { type OriginRule, publicOrigin } from "../origin.ts";
import { sumBytes } from "../parts.ts";
import type { BodyReceiver, Receiving } from "../receive-body.ts";
import { refuseHandshake, saysItResumes } from "../refuse-handshake.ts";
import { UnfinishedBytes } from "../unfinished-bytes.ts";
import { UploadConnection } from "../upload-connection.ts";
import { sharing, takeOverUpload } from "../upload-session.ts";

/** Maximum number of fragments of a message, and of chunks per frame. Each occupies memory in addition to its bytes. */
const MAX_FRAGMENTS = 256;
const MAX_CHUNKS = 4_096;
/** Minimum average chunk size of messages that arrive in more than `MAX_CHUNKS` chunks. */
const MIN_CHUNK_BYTES = 256;
/** Time to wait for the client's close frame after sending ours. */
const CLOSE_MS = 10_000;

const SPAN = `GET ${UPLOAD_SOCKET_PATH}`;
const SPAN_ATTRIBUTES = { "http.route": UPLOAD_SOCKET_PATH };

export type UploadSocketDeps = OpenDeps &
  FillDeps &
  FillPartsDeps & {
    receiver: BodyReceiver;
    clients: Pick<Clients, "networkOf">;
    /** Memory, in bytes, for incomplete messages. */
    unfinished: Slots;
    countSmallFrames(network: string, count: number): Promise<void>;
    config: { handshakeSeconds: number; trustHost: boolean };
    baseUrl: string;
    isAllowedOrigin: OriginRule;
  };

/** `origin`: the origin of the link. `isAdmitted`: whether load shedding has admitted the socket. */
type SocketClient = { origin: string; network: string; isAdmitted: boolean };

/** Serves upload sockets: WebSockets at `/api/ws`. */
export function createUploadSockets(deps: UploadSocketDeps): {
  handle(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  close(): void;
} {
  const { clients, config, baseUrl, report, unfinished } = deps;
  const maxRequestBytes = maxUploadRequestBytes(deps.limits.maxFilesPerArchive);
  const settings = {
    noServer: true,
    maxPayload: Math.max(MAX_FRAME_BYTES, maxRequestBytes),
    maxFragments: MAX_FRAGMENTS,
    maxBufferedChunks: Math.max(MAX_CHUNKS, Math.ceil(maxRequestBytes / MIN_CHUNK_BYTES)),
    closeTimeout: CLOSE_MS,
    perMessageDeflate: false,
    clientTracking: false,
  };
  const server = new WebSocketServer(settings);
  server.on("wsClientError", (_error, socket) => refuseUpgrade(socket, new ProtocolError("bad_request")));

  return {
    handle(request, socket, head) {
      if (!deps.isAllowedOrigin(request.headers.origin)) {
        refuseUpgrade(socket, new ProtocolError("forbidden_origin"));
        return;
      }
      const network = clients.networkOf(request);
      let isAdmitted = false;
      try {
        if (!saysItResumes(request)) {
          deps.load?.admit("transfer", () => network);
          isAdmitted = true;
        }
      } catch (error) {
        if (!(error instanceof ProtocolError)) throw error;
        if (refuseHandshake(request, socket, error)) {
          report.refused(error.code);
          return;
        }
      }
      server.handleUpgrade(request, socket, head, (webSocket) => {
        const connection = new UploadConnection(deps.receiver, webSocket, request.socket, {
          handshakeSeconds: config.handshakeSeconds,
          maxRequestBytes,
          unfinished: (evict) => new UnfinishedBytes(unfinished, network, evict),
          countSmallFrames: (count) => deps.countSmallFrames(network, count),
        });
        const origin = publicOrigin(request, { baseUrl, trustHost: config.trustHost });
        void withRemoteSpan(request.headers, SPAN, SPAN_ATTRIBUTES, () =>
          serveUpload(deps, connection, { origin, network, isAdmitted }),
        );
      });
    },
    close: () => server.close(),
  };
}

/** Serves one socket, from the first message to the last reply. Never rejects: every failure is sent to the client. */
async function serveUpload(deps: UploadSocketDeps, connection: UploadConnection, client: SocketClient): Promise<void> {
  try {
    await deps.receiver.receive(connection.body, client.network, async (receiving) => {
      const first = await takeFirstMessage(deps, connection, client, receiving);
      if (first === "published") return;
      if ("resume" in first) return fillParts(deps, connection, first, receiving);
      return fillUpload(deps, first, receiving, createClient(connection, first));
    });
    connection.finish();
  } catch (error) {
    connection.answer(error);
  }
}

type AnsweredUpload = UploadToFill & { reply: UploadReply | ResumeReply; reportsProgress: boolean };

/** Opens or takes over the upload that the first message is about. The message may be long, so it is not retained. */
async function takeFirstMessage(
  deps: UploadSocketDeps,
  connection: UploadConnection,
  { origin, isAdmitted }: SocketClient,
  receiving: Receiving,
): Promise<AnsweredUpload | PartsRequest | "published"> {
  const message = parseFirstMessage(await connection.request());
  if ("resume" in message) {
    if (message.part !== undefined) return { ...message, part: message.part };
    // The OwnerToken suffices, because the limits were checked when the upload was opened.
    const upload = await takeOverUpload(deps, message);
    if (upload === "published") return upload;
    const { id, declaredBytes } = upload;
    const maxBytes = declaredBytes ?? 0;
    const resumed: UploadToFill = { upload, maxBytes, beyondLimit: null, charge: null, settle: null };
    receiving.upload = leavable(deps, resumed, receiving);
    receiving.isDelivery = upload.requestId !== null;
    await receiving.takePlace(declaredBytes, maxBytes);
    await deps.waiting.drop(id);
    const offset = sumBytes(upload.storedParts);
    deps.report.resumed({ id, storedBytes: offset });
    return { ...resumed, reply: { id, offset, ...sharing(upload) }, reportsProgress: true };
  }
  const opened = await openUpload(deps, message, receiving, { isAdmitted });
  const { upload, ownerToken, hasStrongPassword } = opened;
  receiving.upload = leavable(deps, opened, receiving);
  const reply: UploadReply = {
    url: uploadUrl(origin, upload.id),
    ownerToken,
    id: upload.id,
    ...sharing(upload),
    ...(hasStrongPassword && { passwordProfile: STRONG_PASSWORD_PROFILE }),
    ...(upload.liveLink && { live: true }),
  };
  return { ...opened, reply };
}

function createClient(connection: UploadConnection, { reply, reportsProgress }: AnsweredUpload): Client {
  return {
    start(check, { isStoring, progress }) {
      connection.startBody(reply, check, isStoring);
      if (reportsProgress) connection.reportProgress(progress);
    },
    tell: (message) => connection.tell(message),
  };
}
