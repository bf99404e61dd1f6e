import { type OwnerToken, ProtocolError, type ServerMessage, type UploadId } from "@envoi/protocol";
import { TransferError } from "../transfer-error.ts";
import { LineWatch, silentLine } from "../wire/line-watch.ts";
import { pauseBeforeUploadRetry } from "../wire/retry-waits.ts";
import type { Server } from "../wire/server.ts";
import type { ProgressTracker } from "./progress-tracker.ts";
import {
  askOffset,
  discardOverHttp,
  type HttpUpload,
  openOverHttp,
  probeHttp,
  sendOverHttp,
} from "./send-over-http.ts";
import { connectAgain, discardSession, openSession, type Sending, sendResumably } from "./send-resumably.ts";

/** The way the body of a new upload is sent to the server. */
export type Transport = {
  reply: Pick<Extract<ServerMessage, { url: string }>, "id" | "url" | "ownerToken" | "passwordProfile" | "live">;
  /** Set if the body is sent in HTTP requests. */
  http: HttpUpload | null;
  send: SendBody;
  /** Ends the socket, if there is one, because the upload failed. */
  fail(error: unknown): void;
};

/** Sends the body, and ends the session if that fails permanently. See `sendResumably`. */
export type SendBody = (sending: Sending) => Promise<void>;

/** A started upload. */
type StartedUpload = { id: UploadId; ownerToken: OwnerToken; http: HttpUpload | null };

/**
 * Server origins to which WebSockets are blocked, and the time until which this is assumed. It may take 15 s to notice
 * that a WebSocket is blocked, so later uploads do not try.
 */
const blockedUntilMs = new Map<string, number>();
const BLOCKED_MS = 600_000;

/**
 * Begins an upload: over a WebSocket, or over HTTP where WebSockets are blocked. See [Note: Uploads over HTTP]. Retries
 * while the server is unreachable, or rejects both because it is too busy.
 *
 * @param first - the first message
 * @param options.patienceMs - how long to try
 * @throws TransferError, ProtocolError
 */
export async function openTransport(
  server: Server,
  first: { bearer: string | null },
  tracker: ProgressTracker,
  { signal, patienceMs }: { signal: AbortSignal; patienceMs: number },
): Promise<Transport> {
  const giveUpAtMs = performance.now() + patienceMs;
  const line = new LineWatch(server);
  let isReachable = true;
  if ((blockedUntilMs.get(server.origin) ?? 0) > performance.now()) {
    const probed = await probeHttp(server, signal);
    if (typeof probed === "number") return overHttp(await openOverHttp(server, first, probed, signal), tracker, signal);
  }
  for (let tries = 0; ; tries++) {
    try {
      const transport = await openSocket(server, first, tracker, { tries, signal });
      if (tries > 0) tracker.resumed(0);
      return transport;
    } catch (error) {
      if (!(error instanceof TransferError) || error.code !== "connect_failed") throw error;
      const probed = await probeHttp(server, signal);
      if (probed === "unsupported" || (probed === "unreachable" && performance.now() > giveUpAtMs)) throw error;
      // If the server was unreachable until now, a socket is tried again before HTTP, because it may work after the
      // outage.
      if (probed !== "unreachable" && isReachable) {
        const isLast = performance.now() > giveUpAtMs;
        const opened = await openOverHttp(server, first, probed, signal).catch((error: unknown) => {
          // A server that is too busy rejects sockets and requests alike, so this does not mean that WebSockets are
          // blocked.
          if (!isLast && error instanceof ProtocolError && error.code === "busy") return null;
          throw error;
        });
        if (opened !== null) {
          blockedUntilMs.set(server.origin, performance.now() + BLOCKED_MS);
          return overHttp(opened, tracker, signal);
        }
      }
      isReachable = probed !== "unreachable";
      if (!isReachable) line.failed(silentLine());
    }
    tracker.interrupted();
    await pauseBeforeUploadRetry(tries, signal);
    await line.ready(signal);
    if (signal.aborted) throw new TransferError("cancelled");
  }
}

async function openSocket(
  server: Server,
  first: object,
  tracker: ProgressTracker,
  { tries, signal }: { tries: number; signal: AbortSignal },
): Promise<Transport> {
  const { socket, reply } = await openSession(server, first, tracker, { tries, signal });
  const { partBytes = null, direct } = reply;
  const connected = { socket, offset: 0, parts: [], storedBytes: 0, partBytes, isDirect: direct === 1 };
  return {
    reply,
    http: null,
    send: (sending) => sendResumably(sending, connected, tracker, signal),
    fail: (error) => socket.fail(error),
  };
}

function overHttp(
  { upload, reply }: { upload: HttpUpload; reply: Transport["reply"] },
  tracker: ProgressTracker,
  signal: AbortSignal,
): Transport {
  const send: SendBody = (sending) => sendOverHttp(upload, sending, 0, tracker, signal);
  return { reply, http: upload, send, fail: () => {} };
}

/**
 * Tries to connect to a started upload until it succeeds.
 *
 * @returns a function that sends the rest, or `stored` when the upload is complete
 * @throws ProtocolError when the server no longer has the session; TransferError `cancelled`
 */
export async function continueTransport(
  server: Server,
  upload: StartedUpload,
  totalBytes: number,
  tracker: ProgressTracker,
  signal: AbortSignal,
): Promise<SendBody | "stored"> {
  const { http } = upload;
  if (http === null) {
    const connected = await connectAgain(server, upload, tracker, signal);
    if (connected === "stored") return connected;
    if (connected.storedBytes > totalBytes) throw new ProtocolError("wrong_offset");
    tracker.resumed(connected.storedBytes);
    return (sending) => sendResumably(sending, connected, tracker, signal);
  }
  const offset = await askOffset(server, http, signal);
  if (offset > totalBytes) throw new ProtocolError("wrong_offset");
  if (offset === totalBytes) return "stored";
  tracker.resumed(offset);
  return (sending) => sendOverHttp(http, sending, offset, tracker, signal);
}

/** Ends the session of an upload that will not continue. Never rejects. */
export function discardBegun(server: Server, upload: StartedUpload): Promise<void> {
  return upload.http === null ? discardSession(server, upload) : discardOverHttp(server, upload.http);
}
