import { refuseMethod } from "@envoi/platform";
import type { StoredUpload, UploadReader } from "@envoi/store";
import { Router } from "express";
import { z } from "zod";
import type { Audit } from "./audit.ts";
import { parse, time, whole } from "./input.ts";
import { sendLines } from "./send-lines.ts";
import { shown } from "./shown-upload.ts";

/** Which uploads to list: those for which all of this holds. */
const filterSchema = z.strictObject({
  limit: whole.default(100),
  /** Of the encrypted body. */
  minBytes: whole.default(0),
  minDownloads: whole.default(0),
  createdAfter: time.optional(),
  createdBefore: time.optional(),
});
type Filter = z.infer<typeof filterSchema>;

function matches({ ciphertextBytes, downloads, createdAtMs }: StoredUpload, filter: Filter): boolean {
  return (
    ciphertextBytes >= filter.minBytes &&
    downloads >= filter.minDownloads &&
    createdAtMs > (filter.createdAfter ?? Number.NEGATIVE_INFINITY) &&
    createdAtMs < (filter.createdBefore ?? Number.POSITIVE_INFINITY)
  );
}

async function* matching(uploads: UploadReader, filter: Filter) {
  let left = filter.limit;
  if (left === 0) return;
  for await (const { id } of uploads.listUploads()) {
    const upload = await uploads.read(id);
    if (upload === null || !matches(upload, filter)) continue;
    yield shown(upload);
    if (--left === 0) return;
  }
}

/** `GET /uploads`: a line for each that matches. */
export function listUploads({ uploads, audit }: { uploads: UploadReader; audit: Audit }): Router {
  const routes = Router();
  routes
    .route("/uploads")
    .get(async (request, response) => {
      const filter = parse(filterSchema, request.query);
      audit(request, "list", { filter: request.query });
      await sendLines(matching(uploads, filter), response);
    })
    .all(refuseMethod("GET"));
  return routes;
}
