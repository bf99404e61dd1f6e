import type { Clients, Places } from "@envoi/platform";
import { maxUploadRequestBytes } from "@envoi/protocol";
import express, { type RequestHandler } from "express";
import { parseWhole } from "./tus-headers.ts";

export type ParseJsonDeps = {
  clients: Pick<Clients, "networkOf">;
  /** Memory for what has not arrived completely, bytes. */
  unfinished: Places;
  limits: { maxFilesPerArchive: number };
};

/** Bytes of a request with few files. The number of requests at a time bounds the memory of these. */
const MAX_SHORT_BYTES = maxUploadRequestBytes(0);

/**
 * Parses the JSON of a new upload. A request with many files must have a length, must not be compressed, and takes memory of
 * that length until it is answered.
 */
export function parseJson({ clients, unfinished, limits }: ParseJsonDeps): RequestHandler {
  const parse = (limit: number) => express.json({ limit, type: "application/json" });
  const parseShort = parse(MAX_SHORT_BYTES);
  const parseLong = parse(maxUploadRequestBytes(limits.maxFilesPerArchive));
  return (request, response, next) => {
    const bytes = parseWhole(request.headers, "content-length") ?? 0;
    // Of a compressed one, the length does not say how much memory it takes.
    const isCompressed = request.headers["content-encoding"] !== undefined;
    const isLong = bytes > MAX_SHORT_BYTES && bytes <= maxUploadRequestBytes(limits.maxFilesPerArchive);
    if (!isLong || isCompressed || request.is("application/json") === false) return parseShort(request, response, next);
    const holder = { isIdle: () => true, putOut: () => void request.destroy() };
    const place = unfinished.take(clients.networkOf(request), holder, bytes);
    response.once("close", () => place.leave());
    return parseLong(request, response, next);
  };
}
