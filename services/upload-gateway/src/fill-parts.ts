import { hashOwnerToken } from "@envoi/auth/node";
import type { Slots, Storage } from "@envoi/platform";
import { type PartReply, ProtocolError, parseUploadId, type ResumeRequest } from "@envoi/protocol";
import type { StoredPart } from "@envoi/store";
import { MessageCheck, PartsCheck } from "./check-body.ts";
import { NamedParts } from "./named-parts.ts";
import type { Receiving } from "./receive-body.ts";
import type { UploadReporter } from "./reporter.ts";
import { AlreadyPublished, type NamedPartsDeps, storeNamedParts, takePart } from "./store-named-parts.ts";
import type { UploadConnection } from "./upload-connection.ts";

export type FillPartsDeps = NamedPartsDeps & {
  report: UploadReporter;
  storage: Pick<Storage, "countStored">;
  /** Slots for sockets that fill Parts. */
  attached: Slots;
};

/** The first message of a socket that fills Parts of an upload that another socket completes. */
export type PartsRequest = ResumeRequest & { part: number };

/**
 * Receives Parts of an upload that another socket completes, until the client closes. See [Note: Parallel sockets].
 *
 * @returns when the Upload is published. Otherwise the socket ends with an error: `BrokenOff` if the client has closed
 *   it
 */
export async function fillParts(
  deps: FillPartsDeps,
  connection: UploadConnection,
  { resume, ownerToken, part: number }: PartsRequest,
  receiving: Receiving,
): Promise<void> {
  const { body, network, sender } = receiving;
  const id = parseUploadId(resume);
  if (id === null) throw new ProtocolError("not_found");
  receiving.upload = { id, isAttached: true, leave: async () => "kept" };
  const { signal } = body;
  using held = new DisposableStack();
  try {
    const owned = { id, ownerTokenHash: hashOwnerToken(ownerToken) };
    const slot = await deps.attached.takeSoon(network, body, { signal });
    held.defer(() => slot.leave());
    // Precedes the check of the limits, because only an upload's owner may learn anything about the upload.
    const taken = await takePart(deps.uploads, owned, number);
    held.defer(deps.openUploads.attach(id));
    const { declaredBytes, partBytes, storedBytes } = taken;
    await receiving.takeMemory(declaredBytes, declaredBytes);

    const check = new PartsCheck({ declaredBytes, partBytes });
    const named = new NamedParts(check, signal);
    const isStored = storedBytes > 0;
    if (!isStored) named.begin(number);
    const reply: PartReply = { id, part: number, offset: storedBytes };
    let stored = 0;
    body.isResumable = true;
    connection.startBody(reply, new MessageCheck(check, named), () => check.wholeBytes > stored);
    connection.reportProgress(() => ({ received: check.receivedBytes, stored }));
    const onStored = (part: StoredPart) => {
      stored += part.bytes;
      deps.storage.countStored(part.bytes);
      connection.tell({ id, part: part.number, offset: part.bytes });
    };
    const fail = (reason: Error) => body.fail(reason);
    const parts = { ...owned, queue: body.queue, named, sender, fail, onStored };
    await storeNamedParts(deps, parts, isStored ? null : taken, signal);
    // Only the socket that completes the upload may end the body.
    throw new ProtocolError("bad_frame");
  } catch (error) {
    if (!(error instanceof AlreadyPublished) || signal.aborted) throw error;
    deps.report.detached({ id, receivedBytes: body.receivedBytes });
  }
}
