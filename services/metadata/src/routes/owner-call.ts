import { uploadIdOf } from "@envoi/platform";
import { ProtocolError } from "@envoi/protocol";
import type { OwnerStore, StoredUpload, UploadReader } from "@envoi/store";
import type { Request, RequestHandler, Response } from "express";
import type * as z from "zod/mini";
import { checkOwner } from "../check-owner.ts";
import type { MetadataEvents } from "../events.ts";

export type OwnerCallDeps = {
  uploads: OwnerStore & Pick<UploadReader, "read">;
  events: MetadataEvents;
};

type OwnerBody = { owner_token?: unknown };

/**
 * A call that only the owner may make.
 *
 * @param schema - of the JSON body; no body counts as an empty one
 * @param answer - runs after the owner was recognised
 */
export function ownerCall<Body extends OwnerBody>(
  deps: OwnerCallDeps,
  schema: z.ZodMiniType<Body>,
  answer: (call: { upload: StoredUpload; body: Body; request: Request; response: Response }) => Promise<void> | void,
): RequestHandler<{ id: string }> {
  return async (request, response) => {
    const id = uploadIdOf(request);
    const parsed = schema.safeParse(request.body ?? {});
    if (!parsed.success) throw new ProtocolError("bad_request", { cause: parsed.error });
    const upload = await checkOwner(deps, { id, ownerToken: parsed.data.owner_token });
    await answer({ upload, body: parsed.data, request, response });
  };
}

export function answerOk(response: Response): void {
  response.type("text/plain").send("OK");
}
