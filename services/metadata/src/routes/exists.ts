import { challengeHeader } from "@envoi/auth";
import { createNonce } from "@envoi/auth/node";
import { uploadIdOf } from "@envoi/platform";
import { type ExistsReply, ProtocolError } from "@envoi/protocol";
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
    response.json({ requiresPassword: upload.passwordSet } satisfies ExistsReply);
  };
}
