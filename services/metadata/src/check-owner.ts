import { ownerTokenMatches } from "@envoi/auth/node";
import { ProtocolError, type UploadId } from "@envoi/protocol";
import type { StoredUpload, UploadReader } from "@envoi/store";
import type { MetadataEvents } from "./events.ts";

/**
 * The Upload, if it is the asker's own. Without a token the refusal is `unauthorized`, whether the Upload exists or not.
 * Wrong tokens are not slowed down: nobody guesses 80 bits, and whoever shares an address with the owner could lock them
 * out.
 *
 * @param claim.ownerToken - whatever the request carried
 * @throws ProtocolError `unauthorized`, `not_found`
 */
export async function checkOwner(
  deps: { uploads: Pick<UploadReader, "read">; events: MetadataEvents },
  { id, ownerToken }: { id: UploadId; ownerToken: unknown },
): Promise<StoredUpload> {
  if (ownerToken === undefined || ownerToken === null || ownerToken === "") throw new ProtocolError("unauthorized");
  const upload = await deps.uploads.read(id);
  if (upload === null) throw new ProtocolError("not_found");
  if (ownerTokenMatches(upload.ownerTokenHash, ownerToken)) return upload;
  deps.events.ownerTokenRefused(id);
  throw new ProtocolError("unauthorized");
}
