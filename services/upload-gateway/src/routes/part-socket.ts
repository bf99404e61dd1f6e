import { hashOwnerToken } from "@envoi/auth/node";
import type { Places, Storage } from "@envoi/platform";
import { type PartReply, ProtocolError, parseUploadId, type ResumeRequest, type UploadId } from "@envoi/protocol";
import type { SessionStore, StoredPart } from "@envoi/store";
import { explainEnd } from "../explain-end.ts";
import { NamedParts } from "../named-parts.ts";
import { PartGuard } from "../part-guard.ts";
import type { UploadReporter } from "../report.ts";
import { AlreadyPublished, type NamedPartsDeps, Suspended, storeNamedParts, takePart } from "../store-named-parts.ts";
import { Cancelled, Restarting, type UploadConnection } from "../upload-connection.ts";

export type PartSocketDeps = NamedPartsDeps & {
  uploads: Pick<SessionStore, "readEnder">;
  report: UploadReporter;
  storage: Pick<Storage, "countStored">;
  /** Places of sockets that fill Parts of uploads. */
  attached: Places;
};

/** What the route knows of a socket before its first message. */
export type PartSocket = {
  network: string;
  takeMemory(declaredBytes: number | null, maxBytes: number): Promise<void>;
  /** Called when the socket ends. */
  onEnd(end: () => void): void;
};

/**
 * Receives Parts of an upload that another socket completes, until the client closes. See [Note: Parallel sockets].
 * Never rejects: every failure is sent to the client and reported.
 */
export async function serveParts(
  deps: PartSocketDeps,
  connection: UploadConnection,
  message: ResumeRequest & { part: number },
  socket: PartSocket,
): Promise<void> {
  const id = parseUploadId(message.resume);
  try {
    await receiveParts(deps, connection, message, socket);
  } catch (thrown) {
    const reason = connection.signal.aborted ? connection.signal.reason : thrown;
    endSocket(deps.report, connection, id, await explainEnd(deps.uploads, id, reason));
  }
}

/** @returns never: a socket ends with an error, `Cancelled` if the client has closed it */
async function receiveParts(
  deps: PartSocketDeps,
  connection: UploadConnection,
  { resume, ownerToken, part: number }: ResumeRequest & { part: number },
  { network, takeMemory, onEnd }: PartSocket,
): Promise<never> {
  const id = parseUploadId(resume);
  if (id === null) throw new ProtocolError("not_found");
  const owned = { id, ownerTokenHash: hashOwnerToken(ownerToken) };
  const place = await deps.attached.takeSoon(network, connection, { signal: connection.signal });
  onEnd(() => place.leave());
  // Before the limits are checked, because only its owner may learn about an upload.
  const taken = await takePart(deps.uploads, owned, number);
  onEnd(deps.openUploads.attach(id));
  const { declaredBytes, partBytes, storedBytes } = taken;
  await takeMemory(declaredBytes, declaredBytes);

  const guard = new PartGuard({ declaredBytes, partBytes });
  const named = new NamedParts(guard);
  const isStored = storedBytes > 0;
  if (!isStored) named.begin(number);
  const reply: PartReply = { id, part: number, offset: storedBytes };
  let stored = 0;
  connection.startBody(reply, null, { resumable: true, isStoring: () => guard.wholeBytes > stored, named });
  connection.reportProgress(() => ({ received: guard.receivedBytes, stored }));
  const onStored = (part: StoredPart) => {
    stored += part.bytes;
    deps.storage.countStored(part.bytes);
    connection.reportPart({ id, part: part.number, offset: part.bytes });
  };
  const sender = { network, holder: connection };
  const fail = (reason: Error) => connection.fail(reason);
  const parts = { ...owned, queue: connection.body, named, sender, fail, onStored };
  await storeNamedParts(deps, parts, isStored ? null : taken, connection.signal);
  // Only the other socket ends the body.
  throw new ProtocolError("bad_frame");
}

function endSocket(report: UploadReporter, connection: UploadConnection, id: UploadId | null, error: unknown): void {
  const { receivedBytes } = connection;
  if (error instanceof AlreadyPublished) {
    connection.finish();
    report.detached({ id, receivedBytes });
  } else if (error instanceof Cancelled) {
    report.detached({ id, receivedBytes });
  } else if (error instanceof Restarting) {
    connection.restart();
    report.detached({ id, receivedBytes });
  } else {
    const known = error instanceof ProtocolError ? error : new ProtocolError("internal", { cause: error });
    connection.refuse(known);
    // Neither fails an upload: its other sockets go on.
    const isHarmless = error instanceof Suspended || known.code === "busy";
    if (isHarmless) report.detached({ id, receivedBytes, code: known.code });
    else report.failed({ id, receivedBytes, code: known.code, error });
  }
}
