import { challengeHeader } from "@envoi/auth";
import { createNonce } from "@envoi/auth/node";
import type { RecentChallenges } from "@envoi/auth/signed-request";
import { uploadIdOf } from "@envoi/platform";
import { EXT_HEADER, type ExistsReply, ProtocolError, STRONG_PASSWORD_PROFILE, type UploadId } from "@envoi/protocol";
import type { LiveLinkStore, NonceStore, OperatorStore } from "@envoi/store";
import type { Request, RequestHandler } from "express";
import { tellLive } from "./live-link.ts";

export type ExistsDeps = {
  uploads: Pick<NonceStore, "mintNonce"> & Pick<LiveLinkStore, "readUploading"> & Pick<OperatorStore, "readTakenDown">;
  recent: RecentChallenges;
  requesterOf(request: Request): string;
};

/** Whether an operator has taken the Upload down, or has just ended its upload before it was complete. */
async function wasRemoved(uploads: ExistsDeps["uploads"], id: UploadId): Promise<boolean> {
  const [takenDown, running] = await Promise.all([uploads.readTakenDown(id), uploads.readUploading(id)]);
  return takenDown !== null || running === "removed";
}

/** `GET /api/exists/:id`: uses up no download. */
export function existsRoute({ uploads, recent, requesterOf }: ExistsDeps): RequestHandler<{ id: string }> {
  return async (request, response) => {
    const nonce = createNonce();
    const requester = requesterOf(request);
    const id = uploadIdOf(request);
    const knowsExtensions = request.get(EXT_HEADER) === "1";
    const upload = await uploads.mintNonce(id, nonce, requester);
    if (upload === null) {
      const isRemoved = knowsExtensions && (await wasRemoved(uploads, id));
      throw new ProtocolError(isRemoved ? "removed" : "not_found");
    }
    if (upload.isUploading) await tellLive(uploads, upload.id, request, response);
    recent.note(upload, { nonce, requester });
    response.setHeader("WWW-Authenticate", challengeHeader(nonce));
    const isTold = upload.wrappedKey !== null && knowsExtensions;
    response.json({
      requiresPassword: upload.passwordSet,
      ...(isTold && { passwordProfile: STRONG_PASSWORD_PROFILE }),
    } satisfies ExistsReply);
  };
}
