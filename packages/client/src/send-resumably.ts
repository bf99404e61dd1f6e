import { type ErrorCode, type OwnerToken, ProtocolError, type UploadId } from "@envoi/protocol";
import type { PauseSwitch } from "./pause-switch.ts";
import { pause } from "./retry.ts";
import type { ParallelSending, StoredParts } from "./send-in-parallel.ts";
import type { Server } from "./server.ts";
import { TransferError } from "./transfer-error.ts";
import type { UploadBody } from "./upload-body.ts";
import type { UploadReport } from "./upload-report.ts";
import { UploadSocket } from "./upload-socket.ts";

/*
 * [Note: Continuing an upload]
 *
 * When its connection breaks off, an upload continues on a new one, from the last byte that the server has stored. The
 * client tries for as long as the server keeps the session: soon at first, then every few seconds, and at once when the
 * browser comes back online. Each try has only a few seconds to connect, because a connection that is begun while the
 * line is cut waits longer and longer between its own tries.
 */

/** A server keeps a session for this long. */
const SESSION_LIFE_MS = 86_400_000;
/** Delays before the tries to reconnect; the last one repeats. Each is shortened by up to half, at random. */
const DELAYS_MS = [250, 1_000, 2_000, 4_000] as const;
/** How long the tries may take, in turns: a slow line needs longer. */
const CONNECT_MS = [4_000, 4_000, 15_000] as const;
/** Reconnections without another byte stored before the upload fails. */
const MAX_FRUITLESS = 20;

/** Errors of a server after which the rest of the body may be sent on another connection. */
const PASSING: readonly ErrorCode[] = ["unavailable", "busy", "idle_timeout"];

/** How long ending a session may take after the person has cancelled. */
const DISCARD_MS = 15_000;

/** Delays before the tries to open a session: a server may be restarting. */
const OPEN_DELAYS_MS: readonly number[] = [250, 1_000, 2_000];
/** A failure that took longer than this is not one of a restart. */
const SOON_MS = 5_000;

type Session = { id: UploadId; ownerToken: OwnerToken };

/** The connection that completes the upload, and what the server has stored. */
type Connected = StoredParts & { socket: UploadSocket; storedBytes: number };

type Sending = {
  server: Server;
  session: Session;
  body: UploadBody;
  pausing: PauseSwitch;
  /** For several connections; `null`: there is only one. */
  parallel: ParallelSending | null;
  /** Called when the end marker is sent: from then on, the upload may be complete. */
  onEnd(): void;
};

/** Connects and sends the first message of a new upload. @throws TransferError, ProtocolError */
export async function openSession(server: Server, message: object, report: UploadReport, signal: AbortSignal) {
  const startedAtMs = performance.now();
  for (let tries = 0; ; tries++) {
    const socket = new UploadSocket(server, (acknowledged) => report.acknowledged(acknowledged), signal);
    try {
      return { socket, reply: await socket.request(message) };
    } catch (error) {
      socket.fail(error as Error);
      const isRefused = error instanceof TransferError && error.reason === "connect_failed";
      const delayMs = OPEN_DELAYS_MS[tries];
      if (!isRefused || delayMs === undefined || performance.now() - startedAtMs > SOON_MS) {
        report.end();
        throw error;
      }
      await pause(delayMs * (1 - Math.random() / 2), signal);
    }
  }
}

/**
 * Sends a body and its end marker, on as many connections as it takes. See [Note: Continuing an upload].
 *
 * @param socket - on which the session was opened
 * @returns once the server has stored the upload
 * @throws TransferError `cancelled`, `file_changed`, `connection_lost` when the server no longer has the session;
 *   ProtocolError
 */
export async function sendResumably(
  sending: Sending,
  socket: UploadSocket,
  report: UploadReport,
  signal: AbortSignal,
): Promise<void> {
  try {
    await sendOnEach(sending, socket, report, signal);
  } finally {
    sending.parallel?.end();
  }
}

async function sendOnEach(
  sending: Sending,
  socket: UploadSocket,
  report: UploadReport,
  signal: AbortSignal,
): Promise<void> {
  const { server, session } = sending;
  let at: Connected = { socket, offset: 0, parts: [], storedBytes: 0 };
  let fruitless = 0;
  for (;;) {
    try {
      return await sendRest(at, sending, report, signal);
    } catch (error) {
      at.socket.fail(error as Error);
      if (!isPassing(error) || fruitless > MAX_FRUITLESS) throw error;
      report.interrupted();
      const next = await reconnect(server, session, report, signal).catch((refusal: unknown) => {
        if (signal.aborted) void discard(server, session);
        // The server does not have the session, or cannot continue it.
        throw refusal instanceof ProtocolError ? error : refusal;
      });
      if (next === "stored") return;
      fruitless = next.storedBytes > at.storedBytes ? 0 : fruitless + 1;
      at = next;
      report.resumed(sending.parallel === null ? at.offset : at.storedBytes);
    }
  }
}

async function sendRest(at: Connected, sending: Sending, report: UploadReport, signal: AbortSignal): Promise<void> {
  report.enter("uploading");
  if (sending.parallel !== null) await sending.parallel.fill(at.socket, at);
  else await sendFromFront(at, sending, report, signal);
  report.enter("finalising");
  sending.onEnd();
  await at.socket.finish();
}

async function sendFromFront(
  { socket, offset }: Connected,
  { body, pausing }: Sending,
  report: UploadReport,
  signal: AbortSignal,
): Promise<void> {
  const reader = body.from(offset);
  // A file that does not respond must not prevent a failed upload from ending.
  socket.stored.catch(() => reader.cancel());
  try {
    for (let chunk = await reader.read(); chunk !== null; chunk = await reader.read()) {
      // If the server ends the connection meanwhile, the next chunk fails, and the upload continues on another one.
      await pausing.whilePaused(signal);
      const { byteLength } = chunk;
      report.sending(byteLength);
      await socket.send(chunk);
      report.sent(byteLength);
    }
  } finally {
    await reader.cancel();
  }
}

async function reconnect(
  server: Server,
  { id, ownerToken }: Session,
  report: UploadReport,
  signal: AbortSignal,
): Promise<Connected | "stored"> {
  const giveUpAtMs = Date.now() + SESSION_LIFE_MS;
  for (let tries = 0; ; tries++) {
    await pauseUntilOnline((DELAYS_MS[tries] ?? DELAYS_MS[3]) * (1 - Math.random() / 2), signal);
    if (signal.aborted) throw new TransferError("cancelled");
    const connectMs = CONNECT_MS[tries % CONNECT_MS.length];
    const socket = new UploadSocket(server, (acknowledged) => report.acknowledged(acknowledged), signal, connectMs);
    try {
      const reply = await socket.resume({ resume: id, ownerToken, ext: 1 });
      if (reply === "stored") return reply;
      const { offset, partBytes = 0, parts = [] } = reply;
      const laterParts = parts.reduce((count, [first, last]) => count + last - first + 1, 0);
      return { socket, offset, parts, storedBytes: offset + laterParts * partBytes };
    } catch (error) {
      socket.fail(error as Error);
      if (!isPassing(error) || Date.now() > giveUpAtMs) throw error;
    }
  }
}

/** Ends the session of a cancelled upload, which would otherwise wait for its sender. */
async function discard(server: Server, { id, ownerToken }: Session): Promise<void> {
  const socket = new UploadSocket(server, () => {}, AbortSignal.timeout(DISCARD_MS), DISCARD_MS);
  await socket.resume({ resume: id, ownerToken, ext: 1 }).catch(() => {});
  socket.fail(new TransferError("cancelled"));
}

/** Pauses, but not beyond the moment when the browser comes back online. */
async function pauseUntilOnline(delayMs: number, signal: AbortSignal): Promise<void> {
  const waking = new AbortController();
  const wake = () => waking.abort();
  if (signal.aborted) wake();
  signal.addEventListener("abort", wake);
  // Not in every runtime.
  globalThis.addEventListener?.("online", wake);
  await pause(delayMs, waking.signal);
  signal.removeEventListener("abort", wake);
  globalThis.removeEventListener?.("online", wake);
}

function isPassing(error: unknown): boolean {
  if (error instanceof TransferError) return error.reason === "connection_lost" || error.reason === "connect_failed";
  return error instanceof ProtocolError && PASSING.includes(error.code);
}
