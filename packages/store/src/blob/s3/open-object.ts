import { Readable } from "node:stream";
import { GetObjectCommand } from "@aws-sdk/client-s3";
import { BlobStoreError } from "../port.ts";
import type { OpenAt } from "./read-object.ts";
import type { S3Clients } from "./s3-clients.ts";
import { answeredIfThere } from "./s3-faults.ts";

const OPEN_MS = 20_000;
/** A reader that paused will pause again: no need for the store to send what it won't take. */
const REOPENED_BYTES = 8_388_608;

/** Opens one object at any offset: from its start up to its end, later on a stretch. Only the version that is named. */
export function objectOpener(
  { bodies }: Pick<S3Clients, "bodies">,
  object: { Bucket: string; Key: string },
  { offset: start, end }: { offset: number; end: number },
  abortSignal: AbortSignal,
): OpenAt {
  return async (offset, etag) => {
    const until = offset === start ? end : Math.min(end, offset + REOPENED_BYTES);
    const get = new GetObjectCommand({
      ...object,
      Range: `bytes=${offset}-${until - 1}`,
      ...(etag === null ? {} : { IfMatch: etag }),
    });
    const found = await answeredIfThere(bodies.send(get, { abortSignal, requestTimeout: OPEN_MS }));
    if (found === null) return null;
    if (!(found.Body instanceof Readable) || found.ETag === undefined) throw new BlobStoreError("unavailable");
    return { body: found.Body, etag: found.ETag };
  };
}
