import { EXT_HEADER, LIVE_HEADER, lastRecordOffset, ProtocolError, type UploadId } from "@envoi/protocol";
import type { LiveLinkStore } from "@envoi/store";
import type { Request, Response } from "express";

/**
 * Adds the fields that mark an upload as incomplete to a response. See [Note: Live links] in the store's port.
 *
 * @throws ProtocolError `not_found` for clients without the extensions, or if the upload has ended in the meantime
 */
export async function tellLive(
  uploads: Pick<LiveLinkStore, "readUploading">,
  id: UploadId,
  request: Request<{ id: string }>,
  response: Response,
): Promise<void> {
  if (request.get(EXT_HEADER) !== "1") throw new ProtocolError("not_found");
  const found = await uploads.readUploading(id);
  if (found === "published") return;
  if (found === "abandoned" || found === "removed") throw new ProtocolError("not_found");
  const { storedParts, partBytes, ciphertextBytes } = found;
  response.setHeader(LIVE_HEADER, Math.min(storedParts * partBytes, lastRecordOffset(ciphertextBytes)));
}
