import { ProtocolError, parseUploadId, type UploadId } from "@envoi/protocol";
import type { Request } from "express";

/** The id in the path. @throws ProtocolError `not_found` when it is malformed */
export function uploadIdOf(request: Request<{ id: string }>): UploadId {
  const id = parseUploadId(request.params.id);
  if (id === null) throw new ProtocolError("not_found");
  return id;
}
