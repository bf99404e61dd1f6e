import { closeRequest as closeOnServer, deleteRequest as deleteOnServer } from "@envoi/client/request";
import { ProtocolError } from "@envoi/protocol";
import type { Context } from "../../context.ts";
import { checked, findOwner, type RequestOptions } from "../../requests/find-request.ts";

/** `envoi request close`: ends deliveries immediately. Complete ones remain. */
export async function closeRequest(
  given: string | undefined,
  options: RequestOptions,
  context: Context,
): Promise<void> {
  const owner = await findOwner(given, options, context);
  await checked(closeOnServer({ origin: owner.origin }, owner, context.signal), "nothing was closed.");
  context.output.result({ closed: owner.id }, [owner.id]);
}

/** `envoi request delete`: deletes a request with all its deliveries, and this device's record of it. */
export async function deleteRequest(
  given: string | undefined,
  options: RequestOptions,
  context: Context,
): Promise<void> {
  const owner = await findOwner(given, options, context);
  const deleting = checked(deleteOnServer({ origin: owner.origin }, owner, context.signal), "nothing was deleted.");
  await deleting.catch((error: unknown) => {
    // The server may have forgotten the request, or another device deleted it.
    if (!(error instanceof ProtocolError) || error.code !== "not_found") throw error;
  });
  await (await context.openRecords()).requests.remove(owner);
  context.output.result({ deleted: owner.id }, [owner.id]);
}
