import type { Storage } from "@envoi/platform";
import { type ErrorCode, type PartReply, type PartUrl, ProtocolError, type UploadProgress } from "@envoi/protocol";
import type { StoredPart } from "@envoi/store";
import { isConnectionEnd } from "./body-end.ts";
import { MessageCheck, PartsCheck, WholeBodyCheck } from "./check-body.ts";
import { type DirectOptions, DirectParts, type DirectPartsDeps } from "./direct-parts.ts";
import { keepLease } from "./keep-lease.ts";
import { NamedParts } from "./named-parts.ts";
import type { BodyTerms } from "./open-upload.ts";
import { sumBytes } from "./parts.ts";
import type { FilledUpload, Receiving } from "./receive-body.ts";
import type { UploadReporter } from "./reporter.ts";
import { type NamedPartsDeps, storeNamedParts } from "./store-named-parts.ts";
import { completeNamedParts, type PublishDeps, publish, type StoreDeps, storeBody } from "./store-upload.ts";
import { abandonUpload, beginParts, directStore, isShared, type OpenUpload } from "./upload-session.ts";
import type { WaitingUploads } from "./waiting-uploads.ts";

export type FillDeps = StoreDeps &
  PublishDeps &
  NamedPartsDeps &
  DirectPartsDeps & {
    waiting: WaitingUploads;
    storage: Pick<Storage, "countStored">;
    report: UploadReporter;
  };

/** An upload filled by a socket or a single request. */
export type UploadToFill = BodyTerms & { upload: OpenUpload };

export type Client = {
  /** Requests the body from the client. @param state - the running upload's state */
  start(check: MessageCheck, state: { isStoring(): boolean; progress(): UploadProgress }): void;
  /** Tells the client that a Part it named is stored, or where to store one. */
  tell(message: PartReply | PartUrl): void;
};

/** Errors of the server or the connection after which the same bytes may be sent again on another socket. */
const PASSING: readonly ErrorCode[] = ["idle_timeout", "busy", "unavailable", "superseded"];

/** Receives the body of an upload, or the rest of it, stores it, and publishes the Upload. */
export async function fillUpload(
  deps: FillDeps,
  { upload, maxBytes, beyondLimit, charge, settle }: UploadToFill,
  { body, network, sender, startedAtMs }: Receiving,
  client: Client,
): Promise<void> {
  const { id, declaredBytes } = upload;
  const fail = (reason: Error) => body.fail(reason);
  const ciphertextBytes = await deps.openUploads.hold(upload, fail, async () => {
    // A resumable session is renewed only once bytes have arrived.
    const hasBytes = () => !upload.resumable || body.receivedBytes > 0;
    const renew = () => deps.uploads.renewSession(id, upload.epoch, { hasBytes: hasBytes() });
    using _lease = keepLease(renew, deps.renewSeconds, fail);
    let storedBytes = sumBytes(upload.storedParts);
    let namedBytes = 0;
    const onRecorded = (part: StoredPart) => {
      namedBytes += part.bytes;
      client.tell({ id, part: part.number, offset: part.bytes });
    };
    const onNamedStored = (part: StoredPart) => {
      deps.storage.countStored(part.bytes);
      onRecorded(part);
    };
    const tell = (message: PartReply | PartUrl) => client.tell(message);
    const found = await nameableParts(deps, upload, { body, network, tell, onRecorded });
    using direct = found?.direct ?? null;
    const named = found?.named ?? null;
    const whole = new WholeBodyCheck({ maxBytes, declaredBytes, beyondLimit, earlierBytes: storedBytes });
    body.isResumable = upload.resumable;
    client.start(new MessageCheck(whole, named), {
      isStoring: () =>
        whole.bytes - (whole.bytes % upload.partBytes) > storedBytes ||
        direct?.isPending === true ||
        (named !== null && (named.check.wholeBytes > namedBytes || deps.openUploads.hasOthers(id, fail))),
      progress: () =>
        named !== null && named.check.receivedBytes > 0
          ? { received: named.check.receivedBytes, stored: namedBytes }
          : { received: whole.bytes, stored: storedBytes },
    });
    const onStored = (bytes: number) => {
      deps.storage.countStored(bytes - storedBytes);
      storedBytes = bytes;
    };
    const { queue, signal } = body;
    if (named !== null && (await named.areUsed)) {
      const { ownerTokenHash } = upload;
      const parts = { id, ownerTokenHash, queue, named, sender, fail, onStored: onNamedStored };
      await storeNamedParts(deps, parts, null, signal);
      const stored = await completeNamedParts(deps, upload, signal);
      direct?.confirm();
      return publish(deps, upload, stored, signal);
    }
    return publish(deps, upload, await storeBody(deps, upload, { queue, sender, onStored }, signal), signal);
  });
  charge?.refund(charge.bytes - ciphertextBytes);
  // If this fails, the upload counts with the maximum length until it is deleted.
  await settle?.(ciphertextBytes).catch(() => {});
  const durationMs = Math.round(performance.now() - startedAtMs);
  deps.report.completed({
    id,
    requestId: upload.requestId,
    ciphertextBytes,
    receivedBytes: body.receivedBytes,
    durationMs,
  });
}

/**
 * The Parts that a client may name on the socket that completes its upload; `null` if the client can send the body only
 * from its beginning.
 */
async function nameableParts(
  deps: FillDeps,
  upload: OpenUpload,
  options: Pick<DirectOptions, "body" | "network" | "tell" | "onRecorded">,
): Promise<{ named: NamedParts; direct: DirectParts | null } | null> {
  const { declaredBytes, partBytes } = upload;
  if (!isShared(upload) || declaredBytes === null) return null;
  // Other sockets may connect as soon as the client has received the reply.
  const ref = await beginParts(deps, upload);
  const check = new PartsCheck({ declaredBytes, partBytes });
  const store = upload.isDirect ? directStore(deps.blobs, upload) : null;
  const abandon = async () => {
    await abandonUpload(deps, upload);
    await deps.waiting.drop(upload.id);
  };
  const direct = store === null ? null : new DirectParts(deps, store, { ...options, upload, ref, check, abandon });
  return { named: new NamedParts(check, options.body.signal, direct), direct };
}

/**
 * An upload whose session waits for its sender after a transient error of the body, and is abandoned after any
 * other error.
 */
export function leavable(deps: FillDeps, { upload, charge }: UploadToFill, { body, network }: Receiving): FilledUpload {
  return {
    id: upload.id,
    async leave(error) {
      if (upload.resumable && isPassing(error) && (await suspend(deps, upload, network, body.receivedBytes > 0))) {
        return "kept";
      }
      await abandonUpload(deps, upload);
      charge?.refund(Math.max(0, charge.bytes - body.receivedBytes - body.unreportedBytes));
      return "abandoned";
    },
  };
}

/** @returns whether the session is now waiting for its sender */
async function suspend(deps: FillDeps, upload: OpenUpload, network: string, hasReceived: boolean): Promise<boolean> {
  const { id, epoch, declaredBytes } = upload;
  if (hasReceived) await deps.uploads.renewSession(id, epoch).catch(() => {});
  const unknown = { heldBytes: declaredBytes ?? 0 };
  const suspended = await deps.uploads.suspendSession(id, epoch).catch(() => unknown);
  // Another socket has taken over the session, or the Upload has been published.
  if (suspended === "fenced") return true;
  const bytes = Math.max(suspended.heldBytes, hasReceived ? 1 : 0);
  const outcome = await deps.waiting
    .count(upload, network, { bytes })
    .catch((cause: unknown) => (cause instanceof ProtocolError && cause.code === "full" ? "refused" : "admitted"));
  return outcome !== "refused";
}

function isPassing(error: unknown): boolean {
  return isConnectionEnd(error) || (error instanceof ProtocolError && PASSING.includes(error.code));
}
