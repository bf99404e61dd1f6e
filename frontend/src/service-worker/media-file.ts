import { type Content, chosenBytes, rangeInFile } from "@envoi/client";
import { isMediaType } from "../shared/saving/media-types.ts";
import type { StreamCalls } from "../shared/saving/service-worker-calls.ts";
import { INERT_HEADERS, MAX_ANNOUNCED_BYTES } from "./attachment.ts";
import type { BodyAccess } from "./download-stream.ts";

export type MediaFile = ReturnType<typeof createMediaFile>;

type Input = Omit<StreamCalls["show"]["input"], "streamId">;

/**
 * The range to return; `null` if invalid. Media elements request only a single range, which may be open-ended. A
 * response may be shorter than the requested range: the browser then requests the rest.
 */
function requestedRange(range: string | null, bytes: number): { firstByte: number; endByte: number } | null {
  const [, first = "0", last = ""] = /^bytes=(\d+)-(\d*)$/.exec(range ?? "bytes=0-") ?? [];
  const firstByte = Number(first);
  const requestedEnd = last === "" ? bytes : Number(last) + 1;
  const endByte = Math.min(bytes, requestedEnd, firstByte + MAX_ANNOUNCED_BYTES);
  return firstByte < endByte ? { firstByte, endByte } : null;
}

/** Serves one file to a media element of the page by decrypting ranges under the page's Claim. */
export function createMediaFile(
  { adoptContent }: Pick<BodyAccess, "adoptContent">,
  { request: { id, secretB64, openedKeys = null }, taken: { ticket, metadata, indexes }, type }: Input,
) {
  const controller = new AbortController();
  const { signal } = controller;
  const bytes = chosenBytes(metadata, indexes);
  let adopting: Promise<Content> | null = null;

  function adopt(): Promise<Content> {
    adopting ??= adoptContent({ id, secretB64, openedKeys, plaintextBytes: metadata.size, ticket });
    return adopting;
  }

  return {
    /** @param range - the request's `Range` header */
    async answer(range: string | null): Promise<Response> {
      const requested = requestedRange(range, bytes);
      if (requested === null || !isMediaType(type)) {
        return new Response(null, { status: 416, headers: { "Content-Range": `bytes */${bytes}` } });
      }
      const { firstByte, endByte } = requested;
      const content = await adopt();
      const body = content.stream(rangeInFile(metadata, indexes[0] ?? 0, requested), { isForPlayer: true, signal });
      return new Response(body, {
        status: 206,
        headers: {
          ...INERT_HEADERS,
          "Content-Type": type,
          "Content-Disposition": "attachment",
          "Content-Range": `bytes ${firstByte}-${endByte - 1}/${bytes}`,
          "Content-Length": String(endByte - firstByte),
          "Accept-Ranges": "bytes",
        },
      });
    },
    /** Aborts running reads. */
    close(): void {
      controller.abort();
      // The Claim is left open, because the page ends it.
      void adopting?.then((content) => content.close("leave")).catch(() => undefined);
    },
  };
}
