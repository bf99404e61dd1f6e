import { type CountCall, clientGone, type TokenVerifier } from "@envoi/platform";
import { ProtocolError } from "@envoi/protocol";
import type { RequestHandler } from "express";
import { type StoreListDeps, storeList } from "../store-list.ts";
import { authorizeList, etagHeader, parseCondition } from "./list-request.ts";

type WriteListDeps = StoreListDeps & { verifier: TokenVerifier; countWrite: CountCall };

/** `POST /api/filelist/:id`: the raw body is the list, whatever its content type. */
export function writeListRoute(deps: WriteListDeps): RequestHandler<{ id: string }> {
  return async (request, response) => {
    const signal = clientGone(response);
    try {
      const { accountKey, listKey } = await authorizeList(deps.verifier, request, signal);
      await deps.countWrite(accountKey);
      const expectedEtag = parseCondition(request);
      // A rejection must not close the connection while the client is still sending.
      const body: AsyncIterable<Uint8Array> = request.iterator({ destroyOnReturn: false });
      const { "content-length": length } = request.headers;
      const bytes = length === undefined ? null : Number(length);
      const etag = await storeList(deps, { accountKey, listKey, body, bytes, expectedEtag }, signal);
      response.setHeader("ETag", etagHeader(etag));
      response.type("text/plain").send("OK");
    } catch (error) {
      const brokeOff = request.destroyed && !request.complete;
      throw brokeOff ? new ProtocolError("length_mismatch", { cause: error }) : error;
    } finally {
      request.resume();
    }
  };
}
