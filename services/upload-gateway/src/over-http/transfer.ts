import { ProtocolError } from "@envoi/protocol";
import type { SessionStore, StoredSession, UploadReader } from "@envoi/store";
import { sumBytes } from "../parts.ts";
import { abandonUpload } from "../upload-session.ts";
import { bytesOfTail, removePieces } from "./tail.ts";
import { hashTransferToken, type TransferToken, uploadIdOfToken } from "./transfer-token.ts";

/** A session filled by HTTP requests, as stored. */
export type Transfer = StoredSession;

/** The Upload that a session has become. */
export type PublishedTransfer = { publishedBytes: number };

/** Offset of the next byte. */
export function offsetOf(transfer: Pick<Transfer, "parts" | "tail"> | PublishedTransfer): number {
  if ("publishedBytes" in transfer) return transfer.publishedBytes;
  return sumBytes(transfer.parts) + bytesOfTail(transfer.tail);
}

/** Whether all bytes of a session are stored. */
export function isFilled(transfer: Transfer): boolean {
  return offsetOf(transfer) === transfer.declaredBytes;
}

/** Finds the session of a token, or the Upload that it has become. @throws ProtocolError `not_found` */
export async function findTransfer(
  uploads: Pick<SessionStore, "readSession"> & Pick<UploadReader, "read">,
  token: TransferToken,
): Promise<Transfer | PublishedTransfer> {
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

/** Takes over a session from the request that last filled it. @throws ProtocolError `not_found` */
export async function takeOverTransfer(uploads: SessionStore, token: TransferToken): Promise<Transfer> {
  const session = await uploads.takeOverSession(uploadIdOfToken(token), { httpTokenHash: hashTransferToken(token) });
  if (session === null || session === "published") throw new ProtocolError("not_found");
  return session;
}

/** Removes a session's Parts and tail, and leaves the rest of the session to the janitor. */
export async function abandonTransfer(stores: Parameters<typeof abandonUpload>[0], transfer: Transfer): Promise<void> {
  await removePieces(stores.blobs, transfer.tail);
  await abandonUpload(stores, transfer);
}
