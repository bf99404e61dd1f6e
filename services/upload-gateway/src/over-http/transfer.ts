import { createOwnerToken, hashOwnerToken } from "@envoi/auth/node";
import { type AcceptedUploadRequest, type OwnerToken, ProtocolError, type UploadId } from "@envoi/protocol";
import type { SessionStore, StoredSession, UploadReader } from "@envoi/store";
import { abandonUpload, keyOf } from "../open-upload.ts";
import { partSize } from "../part-size.ts";
import { bytesOf } from "../store-parts.ts";
import { openCounted, type StoredBytes } from "../stored-bytes.ts";
import { bytesOfTail, removePieces } from "./tail.ts";
import { createTransferToken, hashTransferToken, type TransferToken, uploadIdOfToken } from "./transfer-token.ts";

/** A session that HTTP requests fill, as the store has it. */
export type Transfer = StoredSession;

/** Number of the next byte. */
export function offsetOf({ parts, tail }: Pick<Transfer, "parts" | "tail">): number {
  return bytesOf(parts) + bytesOfTail(tail);
}

export type OpenedTransfer = { token: TransferToken; id: UploadId; ownerToken: OwnerToken };

/** Opens a session. Nothing is visible yet. */
export async function openTransfer(
  uploads: SessionStore,
  request: AcceptedUploadRequest,
  maxBytes: number,
  stored: StoredBytes,
): Promise<OpenedTransfer> {
  const { sealedMetadata, authKey, wrappedKey, downloadLimit, timeLimitSeconds, declaredBytes } = request;
  for (;;) {
    const token = createTransferToken();
    const ownerToken = createOwnerToken();
    const id = uploadIdOfToken(token);
    const session = {
      id,
      ownerTokenHash: hashOwnerToken(ownerToken),
      ...{ sealedMetadata, authKey, wrappedKey, downloadLimit, timeLimitSeconds },
      declaredBytes,
      partBytes: partSize(declaredBytes, maxBytes),
      blobKey: keyOf(id),
      resumable: true,
      liveLink: false,
      http: { tokenHash: hashTransferToken(token), maxBytes },
    };
    if ((await openCounted(uploads, stored, session, maxBytes)) === "opened") return { token, id, ownerToken };
  }
}

/**
 * @returns the session, or the length of the Upload that it has become
 * @throws ProtocolError `not_found`
 */
export async function findTransfer(
  uploads: Pick<SessionStore, "readSession"> & Pick<UploadReader, "read">,
  token: TransferToken,
): Promise<Transfer | { publishedBytes: number }> {
  const id = uploadIdOfToken(token);
  const session = await uploads.readSession(id);
  if (session !== null) {
    if (session.http?.tokenHash !== hashTransferToken(token)) throw new ProtocolError("not_found");
    return session;
  }
  const upload = await uploads.read(id);
  if (upload === null) throw new ProtocolError("not_found");
  return { publishedBytes: upload.ciphertextBytes };
}

/** Takes a session over from the request that held it before. @throws ProtocolError `not_found` */
export async function takeOverTransfer(uploads: SessionStore, token: TransferToken): Promise<Transfer> {
  const session = await uploads.takeOverSession(uploadIdOfToken(token), { httpTokenHash: hashTransferToken(token) });
  if (session === null || session === "published") throw new ProtocolError("not_found");
  return session;
}

/** Leaves a session to the janitor, and removes its Parts and its tail. */
export async function abandonTransfer(stores: Parameters<typeof abandonUpload>[0], transfer: Transfer): Promise<void> {
  await removePieces(stores.blobs, transfer.tail);
  await abandonUpload(stores, { ...transfer, storedParts: transfer.parts, laterParts: [] });
}
