import { challengeHeader } from "@envoi/auth";
import { createNonce } from "@envoi/auth/node";
import type { RecentChallenges } from "@envoi/auth/signed-request";
import { type Locale, localeOfRequest } from "@envoi/locales";
import { parseUploadId, STRONG_PASSWORD_PROFILE } from "@envoi/protocol";
import type { NonceStore } from "@envoi/store";
import type { Request, RequestHandler } from "express";
import { plainPage, tellUpload } from "../page-shell.ts";

export type PageRouteDeps = {
  uploads: Pick<NonceStore, "mintNonce">;
  recent: RecentChallenges;
  requesterOf(request: Request): string;
  pageShell(locale: Locale): Promise<string>;
  title: string;
};

/**
 * `GET /download/:id`: the app's page with the Upload's true status, and the Nonce that command line clients read here.
 * The page's own script finds in it what `exists` says, with the same Nonce. It costs no download, however often a
 * preview fetches it.
 */
export function pageRoute({ uploads, recent, requesterOf, pageShell }: PageRouteDeps): RequestHandler<{ id: string }> {
  return async (request, response) => {
    const id = parseUploadId(request.params.id);
    const nonce = createNonce();
    const requester = requesterOf(request);
    const upload = id === null ? null : await uploads.mintNonce(id, nonce, requester);
    if (upload !== null) {
      recent.note(upload, { nonce, requester });
      response.setHeader("WWW-Authenticate", challengeHeader(nonce));
    }
    const told = upload && {
      requiresPassword: upload.passwordSet,
      ...(upload.wrappedKey !== null && { passwordProfile: STRONG_PASSWORD_PROFILE }),
      nonce,
    };
    response
      .status(upload === null ? 404 : 200)
      .vary("Accept-Language")
      .type("html")
      .send(tellUpload(await pageShell(localeOfRequest(request)), told));
  };
}

/** `/download/:id/…`: somebody put a key into the path. It is ignored, and the app is not served for it. */
export function strayPageRoute({ title }: PageRouteDeps): RequestHandler {
  return (_request, response) => {
    response.status(404).type("html").send(plainPage(title, "This page does not exist. Check the link."));
  };
}
