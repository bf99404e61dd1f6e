import { pipeline } from "node:stream/promises";
import { clientGone, type TokenVerifier } from "@envoi/platform";
import { ProtocolError } from "@envoi/protocol";
import { type BlobStore, type ListStore, openBlobStream } from "@envoi/store";
import type { RequestHandler } from "express";
import type { FilelistReporter } from "../reporter.ts";
import { authorizeList, etagHeader } from "./list-request.ts";

type ReadListDeps = {
  uploads: Pick<ListStore, "readList">;
  blobs: Pick<BlobStore, "readChunks">;
  verifier: TokenVerifier;
  report: FilelistReporter;
};

/** `GET /api/filelist/:id` */
export function readListRoute(deps: ReadListDeps): RequestHandler<{ id: string }> {
  const { uploads, blobs, verifier, report } = deps;
  return async (request, response) => {
    const signal = clientGone(response);
    const { listKey } = await authorizeList(verifier, request, signal);
    const pointer = await uploads.readList(listKey);
    if (pointer === null) throw new ProtocolError("not_found");
    const body = await openBlobStream(blobs, pointer.blobKey, { offset: 0, end: pointer.bytes }, signal);
    if (body === null) {
      report.blobMissing();
      throw new ProtocolError("unavailable");
    }
    response.setHeader("Content-Type", "application/octet-stream");
    response.setHeader("Content-Length", pointer.bytes);
    response.setHeader("ETag", etagHeader(pointer.etag));
    await pipeline(body, response, { signal }).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
  };
}
