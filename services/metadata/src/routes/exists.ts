import { challengeHeader } from "@envoi/auth";
import { createNonce } from "@envoi/auth/node";
import { uploadIdOf } from "@envoi/platform";
import { EXT_HEADER, type ExistsReply, ProtocolError, STRONG_PASSWORD_PROFILE } from "@envoi/protocol";
import type { NonceStore } from "@envoi/store";
import type { Request, RequestHandler } from "express";

export type ExistsDeps = { uploads: Pick<NonceStore, "mintNonce">; requesterOf(request: Request): string };

/** `GET /api/exists/:id`: costs no download. */
export function existsRoute({ uploads, requesterOf }: ExistsDeps): RequestHandler<{ id: string }> {
  return async (request, response) => {
    const nonce = createNonce();
    const upload = await uploads.mintNonce(uploadIdOf(request), nonce, requesterOf(request));
    if (upload === null) throw new ProtocolError("not_found");
    response.setHeader("WWW-Authenticate", challengeHeader(nonce));
    const isTold = upload.wrappedKey !== null && request.get(EXT_HEADER) === "1";
    response.json({
      requiresPassword: upload.passwordSet,
      ...(isTold && { passwordProfile: STRONG_PASSWORD_PROFILE }),
    } satisfies ExistsReply);
  };
}
