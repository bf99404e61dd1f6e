import { type Audit, type OperatorCalls, operatorInput, parseReason, uploadIdOf } from "@envoi/platform";
import type { UploadId } from "@envoi/protocol";
import type { OperatorStore, StoredUpload, UploadReader } from "@envoi/store";
import type { Request } from "express";
import { z } from "zod";
import { type Action, createUploadActions, shown, type UploadActionDeps } from "../upload-actions.ts";

/** A whole number in a query. */
export const whole = z.coerce.number().int().nonnegative();
const flag = z.enum(["true", "false"]).transform((text) => text === "true");
/** A time in a query, converted to milliseconds since 1970. */
const time = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));

/** Filters for listed uploads, all of which must match. */
export const filterSchema = z.strictObject({
  limit: whole.default(100),
  /** Lists taken-down uploads instead of visible ones. */
  takenDown: flag.default(false),
  /** Characters that the id must contain. */
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
type Filter = z.infer<typeof filterSchema>;
type ListedStore = UploadReader & Pick<OperatorStore, "listTakenDown" | "readTakenDown">;

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

/** Calls that list uploads, or that show, delete, take down or restore one upload or list its Claims. */
export function uploadCalls(deps: UploadActionDeps & { uploads: ListedStore; audit: Audit }) {
  const { uploads, audit } = deps;
  const actions = createUploadActions(deps);
  const act = (action: Action) => async (request: Request<{ id: string }>) => {
    const id = uploadIdOf(request);
    return { id, outcome: await actions.act(request, action, id, parseReason(request)) };
  };
  return {
    "/uploads": {
      async get(request) {
        const filter = operatorInput(filterSchema, request.query);
        await audit.done(request, "list", { filter: request.query });
        return matchingUploads(uploads, filter);
      },
    },
    "/uploads/:id": {
      get: async (request) => actions.show(request, uploadIdOf(request)),
      delete: act("delete"),
    },
    "/uploads/:id/claims": { get: async (request) => actions.claims(request, uploadIdOf(request)) },
    "/uploads/:id/take-down": { post: act("take-down") },
    "/uploads/:id/restore": { post: act("restore") },
  } satisfies Record<string, OperatorCalls>;
}
