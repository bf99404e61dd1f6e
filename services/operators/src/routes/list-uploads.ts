import { type Audit, operatorInput, refuseMethod } from "@envoi/platform";
import type { UploadId } from "@envoi/protocol";
import type { OperatorStore, StoredUpload, UploadReader } from "@envoi/store";
import { Router } from "express";
import { z } from "zod";
import { shown } from "../shown-upload.ts";
import { flag, time, whole } from "./input.ts";
import { sendLines } from "./send-lines.ts";

/** Which uploads to list: those for which all of this holds. */
export const filterSchema = z.strictObject({
  limit: whole.default(100),
  /** Only those that were taken down, rather than those that are visible. */
  takenDown: flag.default(false),
  /** A part of the id. */
  id: z
    .string()
    .regex(/^[0-9a-f]{1,16}$/)
    .optional(),
  /** Length of the encrypted body. */
  minBytes: whole.default(0),
  maxBytes: whole.optional(),
  minDownloads: whole.default(0),
  createdAfter: time.optional(),
  createdBefore: time.optional(),
});
export type ListedStore = UploadReader & Pick<OperatorStore, "listTakenDown" | "readTakenDown">;
type Filter = z.infer<typeof filterSchema>;

function matches({ ciphertextBytes, downloads, createdAtMs }: StoredUpload, filter: Filter): boolean {
  return (
    ciphertextBytes >= filter.minBytes &&
    ciphertextBytes <= (filter.maxBytes ?? Number.POSITIVE_INFINITY) &&
    downloads >= filter.minDownloads &&
    createdAtMs > (filter.createdAfter ?? Number.NEGATIVE_INFINITY) &&
    createdAtMs < (filter.createdBefore ?? Number.POSITIVE_INFINITY)
  );
}

async function* listIds(uploads: ListedStore, takenDown: boolean): AsyncGenerator<UploadId> {
  if (takenDown) yield* uploads.listTakenDown();
  else for await (const { id } of uploads.listUploads()) yield id;
}

export async function* matchingUploads(uploads: ListedStore, filter: Filter) {
  const { takenDown } = filter;
  let left = filter.limit;
  if (left === 0) return;
  for await (const id of listIds(uploads, takenDown)) {
    if (!id.includes(filter.id ?? "")) continue;
    const upload = await (takenDown ? uploads.readTakenDown(id) : uploads.read(id));
    if (upload === null || !matches(upload, filter)) continue;
    yield shown(upload);
    if (--left === 0) return;
  }
}

/** `GET /uploads`: a line for each that matches. */
export function listUploads({ uploads, audit }: { uploads: ListedStore; audit: Audit }): Router {
  const routes = Router();
  routes
    .route("/uploads")
    .get(async (request, response) => {
      const filter = operatorInput(filterSchema, request.query);
      await audit.done(request, "list", { filter: request.query });
      await sendLines(matchingUploads(uploads, filter), response);
    })
    .all(refuseMethod("GET"));
  return routes;
}
