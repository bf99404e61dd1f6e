import { type ErrorCode, type OwnerToken, ProtocolError, RESUME_WINDOW_MS, type UploadId } from "@envoi/protocol";
import type { PauseSwitch } from "../pause-switch.ts";
import { isLostConnection, isSuspended, TransferError } from "../transfer-error.ts";
import { MAX_FRUITLESS_UPLOAD_TRIES, pauseBeforeUploadRetry } from "../wire/retry-waits.ts";
import type { Server } from "../wire/server.ts";
import type { ProgressTracker } from "./progress-tracker.ts";
import { ParallelSending, type StoredParts } from "./send-in-parallel.ts";
import type { UploadBody } from "./upload-body.ts";
import { UploadSocket } from "./upload-socket.ts";

/*
 * [Note: Continuing an upload]
 *
 * When its connection is lost, an upload continues on a new one, from the last byte that the server has stored. The
 * client retries while the server keeps the session: soon at first, then every few seconds, and immediately when the
 * browser is back online. Each attempt has only a few seconds to connect, because a connection opened during an outage
 * waits ever longer between retransmissions.
 */

/**
 * Timeouts of successive connection attempts, used in rotation. One is longer, because a slow network needs more time.
 */
const CONNECT_MS = [4_000, 4_000, 15_000] as const;

/** Server errors after which the rest of the body may be sent on another connection. */
const PASSING: readonly ErrorCode[] = ["unavailable", "busy", "idle_timeout"];

/** Time limit for ending a session after the user has cancelled the upload. */
const DISCARD_MS = 15_000;

/** Time limit for the first attempt to open a session. */
const FIRST_CONNECT_MS = 15_000;

export type Session = { id: UploadId; ownerToken: OwnerToken };

/** The connection that completes the upload, and what the server has stored. */
export type MainConnection = StoredParts & {
  socket: UploadSocket;
  storedBytes: number;
  /** Length of a Part; `null` if the server accepts no further connections. */
  partBytes: number | null;
  /** Whether the client may store Parts itself. See [Note: Direct uploads]. */
  isDirect: boolean;
};

export type Sending = {
  server: Server;
  session: Session;
  body: UploadBody;
  totalBytes: number;
  pausing: PauseSwitch;
  /** Maximum number of connections. */
  maxConnections: number;
  isLive: boolean;
  favoursRecipients: boolean;
  /** Called when the end marker is sent. From then on, the upload may be complete. */
  onEnd(): void;
};

/**
 * Connects and sends the first message of a new upload.
 *
 * @param options.tries - number of failed attempts
 * @throws TransferError, ProtocolError
 */
export async function openSession(
  server: Server,
  message: object,
  tracker: ProgressTracker,
  { tries, signal }: { tries: number; signal: AbortSignal },
) {
  const connectMs = tries === 0 ? FIRST_CONNECT_MS : pickConnectMs(tries);
  const socket = new UploadSocket(server, (acknowledged) => tracker.acknowledged(acknowledged), signal, { connectMs });
  try {
    return { socket, reply: await socket.request(message) };
  } catch (error) {
    socket.fail(error);
    throw error;
  }
}

const pickConnectMs = (tries: number) => CONNECT_MS[tries % CONNECT_MS.length] ?? CONNECT_MS[0];

/**
 * Sends a body and its end marker, on one or more connections. See [Note: Continuing an upload].
 *
 * @param connected - the first connection
 * @param parallel - decides on further connections; `null`: there are none
 * @returns once the server has stored the upload
 * @throws TransferError `cancelled`, `file_changed`, `connection_lost` when the server no longer has the session;
 *   ProtocolError
 */
export async function sendResumably(
  sending: Sending,
  connected: MainConnection,
  tracker: ProgressTracker,
  signal: AbortSignal,
  parallel = ParallelSending.of(
    { ...sending, partBytes: connected.partBytes ?? sending.totalBytes, isDirect: connected.isDirect },
    tracker,
    signal,
  ),
): Promise<void> {
  const { server, session } = sending;
  let at = connected;
  let maxStoredBytes = connected.storedBytes;
  let fruitless = 0;
  try {
    for (;;) {
      try {
        return await sendRest(at, { ...sending, parallel }, tracker, signal);
      } catch (error) {
        at.socket.fail(error);
        if (!isPassing(error) || fruitless > MAX_FRUITLESS_UPLOAD_TRIES) throw error;
        tracker.interrupted();
        const next = await connectAgain(server, session, tracker, signal).catch((refusal: unknown) => {
          if (signal.aborted && !isSuspended(signal)) void discardSession(server, session);
          throw chooseFailure(error, refusal);
        });
        if (next === "stored") return;
        if (next.storedBytes > sending.totalBytes) throw new TransferError("connection_lost");
        // Sending bytes again that the server has lost does not count as progress.
        fruitless = next.storedBytes > maxStoredBytes ? 0 : fruitless + 1;
        maxStoredBytes = Math.max(maxStoredBytes, next.storedBytes);
        at = next;
        tracker.resumed(parallel === null ? at.offset : at.storedBytes);
      }
    }
  } finally {
    parallel?.end();
  }
}

/** Chooses the error to report for an upload that failed and could not continue on another connection. */
function chooseFailure(error: unknown, refusal: unknown): unknown {
  if (!(refusal instanceof ProtocolError) || refusal.code === "removed") return refusal;
  return refusal.code === "not_found" ? new TransferError("connection_lost", { cause: refusal }) : error;
}

async function sendRest(
  at: MainConnection,
  sending: Sending & { parallel: ParallelSending | null },
  tracker: ProgressTracker,
  signal: AbortSignal,
): Promise<void> {
  tracker.enter("uploading");
  if (sending.parallel !== null) await sending.parallel.fill(at.socket, at);
  else await sendFromFront(at, sending, tracker, signal);
  tracker.enter("finalising");
  sending.onEnd();
  await at.socket.finish();
}

async function sendFromFront(
  { socket, offset }: MainConnection,
  { body, pausing }: Sending,
  tracker: ProgressTracker,
  signal: AbortSignal,
): Promise<void> {
  const reader = body.from(offset);
  // Cancels the reader too, because an unresponsive file must not prevent a failed upload from ending.
  socket.stored.catch(() => reader.cancel());
  try {
    for (let chunk = await reader.read(); chunk !== null; chunk = await reader.read()) {
      // If the server ends the connection during a pause, the next chunk fails, and the upload continues on another
      // connection.
      await pausing.whilePaused(signal);
      const { byteLength } = chunk;
      tracker.sending(byteLength);
      await socket.send(chunk);
      tracker.sent(byteLength);
    }
  } finally {
    await reader.cancel();
  }
}

/**
 * Tries to connect to an opened session until it succeeds.
 *
 * @throws ProtocolError when the server does not have the session, or cannot continue it; TransferError `cancelled`
 */
export async function connectAgain(
  server: Server,
  { id, ownerToken }: Session,
  tracker: ProgressTracker,
  signal: AbortSignal,
): Promise<MainConnection | "stored"> {
  const giveUpAtMs = Date.now() + RESUME_WINDOW_MS;
  for (let tries = 0; ; tries++) {
    await pauseBeforeUploadRetry(tries, signal);
    if (signal.aborted) throw new TransferError("cancelled");
    const options = { connectMs: pickConnectMs(tries), resumes: true };
    const socket = new UploadSocket(server, (acknowledged) => tracker.acknowledged(acknowledged), signal, options);
    try {
      const reply = await socket.resume({ resume: id, ownerToken, ext: 1, direct: 1 });
      if (reply === "stored") return reply;
      const { offset, partBytes = null, parts = [] } = reply;
      const isDirect = reply.direct === 1;
      const laterParts = parts.reduce((count, [first, last]) => count + last - first + 1, 0);
      return { socket, offset, parts, partBytes, isDirect, storedBytes: offset + laterParts * (partBytes ?? 0) };
    } catch (error) {
      socket.fail(error);
      if (!isPassing(error) || Date.now() > giveUpAtMs) throw error;
    }
  }
}

/** Ends the session of a cancelled upload that would otherwise wait for its sender. Never rejects. */
export async function discardSession(server: Server, { id, ownerToken }: Session): Promise<void> {
  const options = { connectMs: DISCARD_MS, resumes: true };
  const socket = new UploadSocket(server, () => {}, AbortSignal.timeout(DISCARD_MS), options);
  await socket.resume({ resume: id, ownerToken, ext: 1 }).catch(() => {});
  socket.fail(new TransferError("cancelled"));
}

/** Whether the upload may continue later, from what the server has stored. */
export function isPassing(error: unknown): boolean {
  return isLostConnection(error) || (error instanceof ProtocolError && PASSING.includes(error.code));
}
