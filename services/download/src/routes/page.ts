import { challengeHeader } from "@envoi/auth";
import { createNonce } from "@envoi/auth/node";
import type { RecentChallenges } from "@envoi/auth/signed-request";
import { type Locale, localeOfRequest } from "@envoi/locales";
import type { LoadShedding, Log } from "@envoi/platform";
import { ProtocolError, parseUploadId, STRONG_PASSWORD_PROFILE } from "@envoi/protocol";
import type { NonceStore } from "@envoi/store";
import type { Request, RequestHandler } from "express";
import { plainPage, tellUpload } from "../page-shell.ts";

export type PageRouteDeps = {
  uploads: Pick<NonceStore, "mintNonce">;
  recent: RecentChallenges;
  requesterOf(request: Request): string;
  /** Absent: no request is rejected because of load. */
  load?: LoadShedding;
  pageShell(locale: Locale): Promise<string>;
  title: string;
  log: Log;
};

/**
 * `GET /download/:id`: the app's page with the Upload's true status, and the Nonce that command line clients read from
 * it. The page's own script finds the response of `/api/exists` in the page, with the same Nonce. Serving the
 * page uses up no download, however often link previews fetch it. If the store cannot be read, the page is sent without
 * the status, Nonce and response; its script then requests them, and informs the visitor.
 */
export function pageRoute(deps: PageRouteDeps): RequestHandler<{ id: string }> {
  const { uploads, recent, requesterOf, load, pageShell, log } = deps;
  return async (request, response) => {
    const id = parseUploadId(request.params.id);
    const nonce = createNonce();
    const requester = requesterOf(request);
    const page = await pageShell(localeOfRequest(request));
    const answer = (status: number, html: string) =>
      void response.status(status).vary("Accept-Language").type("html").send(html);
    try {
      if (id !== null) load?.admit("answer", () => requester);
      const upload = id === null ? null : await uploads.mintNonce(id, nonce, requester);
      if (upload === null) return answer(404, tellUpload(page, null));
      recent.note(upload, { nonce, requester });
      response.setHeader("WWW-Authenticate", challengeHeader(nonce));
      const told = {
        requiresPassword: upload.passwordSet,
        ...(upload.wrappedKey !== null && { passwordProfile: STRONG_PASSWORD_PROFILE }),
        nonce,
      };
      answer(200, tellUpload(page, told));
    } catch (error) {
      if (!(error instanceof ProtocolError) || error.status !== 503) throw error;
      if (error.code === "unavailable") log.error({ err: error }, "request failed");
      if (error.retryAfterSeconds !== undefined) response.setHeader("Retry-After", error.retryAfterSeconds);
      answer(503, page);
    }
  };
}

export const STRAY_PATHS = ["/download/:id%23:key", "/download/:id/*rest"];

/**
 * `/download/:id/…`: a path that contains a key, for example because a mail program has encoded the `#`. The key is
 * ignored, and the app is not served at this path. The page leads to the upload's own, which asks for the whole link.
 */
export function strayPageRoute({ title }: Pick<PageRouteDeps, "title">): RequestHandler<{ id: string }> {
  return (request, response) => {
    const id = parseUploadId(request.params.id);
    const next = id === null ? null : `/download/${id}/`;
    response
      .status(404)
      .type("html")
      .send(plainPage(title, "This page does not exist. Check the link.", next));
  };
}
