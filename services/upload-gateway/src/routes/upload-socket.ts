import type { IssuerAway, Places, QuotaCharge } from "@envoi/platform";
import {
  CLOSE_FAILED,
  type ErrorCode,
  ProtocolError,
  parseFirstMessage,
  type ResumeReply,
  type ResumeRequest,
  STRONG_PASSWORD_PROFILE,
  type UploadReply,
  type UploadRequest,
  uploadUrl,
} from "@envoi/protocol";
import type { PartStore, SessionStore, StoredPart } from "@envoi/store";
import { type BeginDeps, beginUpload, type TakeMemory } from "../begin-upload.ts";
import type { BlockedBodies } from "../blocked-bodies.ts";
import { BodyGuard } from "../body-guard.ts";
import { explainEnd } from "../explain-end.ts";
import { keepLease } from "../keep-lease.ts";
import { NamedParts } from "../named-parts.ts";
import {
  abandonUpload,
  beginParts,
  isShared,
  type OpenUpload,
  openUpload,
  sharing,
  takeOverUpload,
} from "../open-upload.ts";
import { PartGuard } from "../part-guard.ts";
import type { UploadReporter } from "../report.ts";
import { storeNamedParts } from "../store-named-parts.ts";
import { bytesOf } from "../store-parts.ts";
import { storeSharedUpload, storeUpload } from "../store-upload.ts";
import { Cancelled, Restarting, type UploadConnection } from "../upload-connection.ts";
import { uploadMemory } from "../upload-memory.ts";
import type { WaitingUploads } from "../waiting-uploads.ts";
import { type PartSocketDeps, serveParts } from "./part-socket.ts";

export type UploadSocketDeps = PartSocketDeps &
  BeginDeps & {
    uploads: SessionStore & PartStore;
    blocked: BlockedBodies;
    waiting: WaitingUploads;
    /** Memory for uploads, bytes. */
    memory: Places;
  };

/** `isAdmitted`: load shedding has admitted this socket. */
type Client = { origin: string; network: string; isAdmitted: boolean };

/** A session and how this socket fills it. */
type Receiving = {
  upload: OpenUpload;
  reply: UploadReply | ResumeReply;
  maxBytes: number;
  /** Error for a body beyond `maxBytes`; `null`: `too_large`. */
  beyondLimit: IssuerAway | null;
  /** The client reads pings and progress. */
  reportsProgress: boolean;
  storedBytes: number;
  /** What this upload counts; `null` when it continues, because it was counted when it began. */
  charge: QuotaCharge | null;
  /** Counts the actual length at the end; `null` if it was declared. */
  settle: ((bytes: number) => Promise<void>) | null;
};

/** Errors of the server or of the connection after which the same bytes may be sent again, on another socket. */
const PASSING: readonly ErrorCode[] = ["idle_timeout", "busy", "unavailable", "superseded"];

/**
 * Receives one upload, or the rest of one, from the first message to the last reply. Never rejects: every failure is
 * sent to the client and reported.
 *
 * @param client.origin - the public origin for the link
 */
export async function serveUpload(deps: UploadSocketDeps, connection: UploadConnection, client: Client): Promise<void> {
  const startedAt = performance.now();
  const { report } = deps;
  using held = new DisposableStack();
  let receiving: Receiving | null = null;
  const takeMemory = async (declaredBytes: number | null, maxBytes: number) => {
    const size = uploadMemory(deps.blobs, declaredBytes, maxBytes);
    const place = await deps.memory.takeSoon(client.network, connection, { size, signal: connection.signal });
    held.defer(() => place.leave());
    // Checked first, because a session that is refused later would leave data behind.
    await deps.blobs.ensureRoom();
  };
  try {
    const first = await takeFirstMessage(deps, connection, { client, takeMemory });
    if ("resume" in first && first.part !== undefined) {
      const socket = { network: client.network, takeMemory, onEnd: (end: () => void) => held.defer(end) };
      return await serveParts(deps, connection, { ...first, part: first.part }, socket);
    }
    if ("resume" in first) {
      const upload = await takeOverUpload(deps.uploads, first);
      if (upload === "published") return connection.finish();
      receiving = resumed(upload);
      await takeMemory(upload.declaredBytes, receiving.maxBytes);
      await deps.waiting.drop(upload.id);
      report.resumed({ id: upload.id, storedBytes: receiving.storedBytes });
    } else {
      receiving = first;
    }
    const filled = receiving;
    const fail = (reason: Error) => connection.fail(reason);
    const ciphertextBytes = await deps.openUploads.hold(filled.upload, fail, () =>
      receiveBody(deps, connection, filled, client.network),
    );
    filled.charge?.refund(filled.charge.bytes - ciphertextBytes);
    // If this fails, it counts with the largest length until it is gone.
    await filled.settle?.(ciphertextBytes).catch(() => {});
    connection.finish();
    const durationMs = Math.round(performance.now() - startedAt);
    report.completed({ id: filled.upload.id, ciphertextBytes, receivedBytes: connection.receivedBytes, durationMs });
  } catch (thrown) {
    const reason = connection.signal.aborted ? connection.signal.reason : thrown;
    const error = await explainEnd(deps.uploads, receiving?.upload.id ?? null, reason);
    const isKept = receiving !== null && (await endSession(deps, connection, receiving, client.network, error));
    const { charge } = receiving ?? { charge: null };
    if (!isKept) charge?.refund(Math.max(0, charge.bytes - connection.receivedBytes));
    answerFailure(report, connection, { id: receiving?.upload.id ?? null, isKept, error });
  }
}

type Opening = { client: Client; takeMemory: TakeMemory };

/** @returns what the client continues, or the upload that it begins: that message may be long, and is not kept */
async function takeFirstMessage(
  deps: UploadSocketDeps,
  connection: UploadConnection,
  opening: Opening,
): Promise<ResumeRequest | Receiving> {
  const message = parseFirstMessage(await connection.request());
  return "resume" in message ? message : openSession(deps, connection, message, opening);
}

async function openSession(
  deps: UploadSocketDeps,
  connection: UploadConnection,
  message: UploadRequest,
  { client, takeMemory }: Opening,
): Promise<Receiving> {
  const { opened, request, ...begun } = await beginUpload(deps, message, {
    network: client.network,
    isAdmitted: client.isAdmitted,
    takeMemory,
    open: (accepted, maxBytes, stored) => openUpload(deps.uploads, accepted, maxBytes, stored),
    signal: connection.signal,
  });
  const { ownerToken, ...upload } = opened;
  const profile = request.wrappedKey !== null && { passwordProfile: STRONG_PASSWORD_PROFILE };
  const shared = sharing(upload);
  const live = upload.liveLink && { live: true as const };
  const reply = { url: uploadUrl(client.origin, upload.id), ownerToken, id: upload.id, ...shared, ...profile, ...live };
  return { ...begun, upload, reply, reportsProgress: request.ext, storedBytes: 0 };
}

/** A session needs no credential but its OwnerToken: its limits were checked when it was opened. */
function resumed(upload: OpenUpload): Receiving {
  const storedBytes = bytesOf(upload.storedParts);
  const reply = { id: upload.id, offset: storedBytes, ...sharing(upload) };
  const maxBytes = upload.declaredBytes ?? 0;
  return { upload, reply, maxBytes, beyondLimit: null, reportsProgress: true, storedBytes, charge: null, settle: null };
}

async function receiveBody(
  deps: UploadSocketDeps,
  connection: UploadConnection,
  receiving: Receiving,
  network: string,
): Promise<number> {
  const { upload, reply, maxBytes, beyondLimit, reportsProgress } = receiving;
  const { id, declaredBytes } = upload;
  const fail = (reason: Error) => connection.fail(reason);
  // Only bytes renew a session that outlives this socket.
  using _lease = keepLease(deps, upload, {
    hasBytes: () => !upload.resumable || connection.receivedBytes > 0,
    fail,
  });
  const named = await namedParts(deps, upload);
  const guard = new BodyGuard({ maxBytes, declaredBytes, beyondLimit, begunBytes: receiving.storedBytes });
  const wholeParts = () => guard.bytes - (guard.bytes % upload.partBytes);
  let storedHere = 0;
  const isStoringNamed = () =>
    named !== null && (named.guard.wholeBytes > storedHere || deps.openUploads.hasOthers(id, fail));
  connection.startBody(reply, guard, {
    resumable: upload.resumable,
    isStoring: () => wholeParts() > receiving.storedBytes || isStoringNamed(),
    named,
  });
  if (reportsProgress) {
    connection.reportProgress(() =>
      named !== null && named.guard.receivedBytes > 0
        ? { received: named.guard.receivedBytes, stored: storedHere }
        : { received: guard.bytes, stored: receiving.storedBytes },
    );
  }
  if (named !== null && (await named.areUsed)) {
    const onStored = (part: StoredPart) => {
      storedHere += part.bytes;
      deps.storage.countStored(part.bytes);
      connection.reportPart({ id, part: part.number, offset: part.bytes });
    };
    const sender = { network, holder: connection };
    const { ownerTokenHash } = upload;
    const parts = { id, ownerTokenHash, queue: connection.body, named, sender, fail, onStored };
    await storeNamedParts(deps, parts, null, connection.signal);
    return await storeSharedUpload(deps, upload, connection.signal);
  }
  const onStored = (bytes: number) => {
    deps.storage.countStored(bytes - receiving.storedBytes);
    receiving.storedBytes = bytes;
  };
  const sender = { network, holder: connection };
  const body = { queue: connection.body, declaredBytes, sender, onStored };
  return await storeUpload(deps, upload, body, connection.signal);
}

/** The Parts that a client may name on the socket that completes its upload; `null`: it can only send from the front. */
async function namedParts(deps: UploadSocketDeps, upload: OpenUpload): Promise<NamedParts | null> {
  const { declaredBytes, partBytes } = upload;
  if (!isShared(upload) || declaredBytes === null) return null;
  // Other sockets may come as soon as the client has the reply.
  await beginParts(deps, upload);
  return new NamedParts(new PartGuard({ declaredBytes, partBytes }));
}

/** @returns whether the session waits for its sender; otherwise it is abandoned */
async function endSession(
  deps: UploadSocketDeps,
  connection: UploadConnection,
  { upload }: Receiving,
  network: string,
  error: unknown,
): Promise<boolean> {
  if (upload.resumable && isPassing(error)) {
    const { declaredBytes } = upload;
    const hasReceived = connection.receivedBytes > 0;
    if (hasReceived) await deps.uploads.renewSession(upload.id, upload.epoch).catch(() => {});
    const unknown = { heldBytes: declaredBytes ?? 0 };
    const suspended = await deps.uploads.suspendSession(upload.id, upload.epoch).catch(() => unknown);
    // Another socket has it, or it is published.
    if (suspended === "fenced") return true;
    const bytes = Math.max(suspended.heldBytes, hasReceived ? 1 : 0);
    const outcome = await deps.waiting
      .count(upload, network, { bytes })
      .catch((cause: unknown) => (cause instanceof ProtocolError && cause.code === "full" ? "refused" : "admitted"));
    if (outcome !== "refused") return true;
  }
  await abandonUpload(deps, upload);
  return false;
}

function isPassing(error: unknown): boolean {
  if (error instanceof Cancelled) return error.closeCode !== CLOSE_FAILED;
  return error instanceof Restarting || (error instanceof ProtocolError && PASSING.includes(error.code));
}

function answerFailure(
  report: UploadReporter,
  connection: UploadConnection,
  { id, isKept, error }: { id: OpenUpload["id"] | null; isKept: boolean; error: unknown },
): void {
  const { receivedBytes } = connection;
  if (error instanceof Cancelled) {
    const { closeCode } = error;
    if (isKept) report.interrupted({ id, receivedBytes, closeCode });
    else report.cancelled({ id, receivedBytes, closeCode });
  } else if (error instanceof Restarting) {
    connection.restart();
    if (isKept) report.interrupted({ id, receivedBytes });
    else report.failed({ id, receivedBytes, code: "unavailable", error });
  } else {
    const known = error instanceof ProtocolError ? error : new ProtocolError("internal", { cause: error });
    connection.refuse(known);
    report.failed({ id, receivedBytes, code: known.code, error });
  }
}
