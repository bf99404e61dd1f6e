import { derivePasswordAuthKey } from "@envoi/crypto";
import { type InfoReply, infoSchema, type OwnerToken, type UploadId } from "@envoi/protocol";
import { readJson, requireOwn404, requireSuccess, type Server, send } from "./server.ts";

/** Authorises the calls of a file's owner. */
export type Owner = { id: UploadId; ownerToken: OwnerToken };

/** @throws ProtocolError `not_found` only if our server says that the file is gone: the owner then forgets it */
async function call(
  server: Server,
  name: string,
  { id, ownerToken }: Owner,
  fields: Record<string, unknown>,
  signal: AbortSignal,
  bearer: string | null = null,
): Promise<Response> {
  const response = await send(server, `/api/${name}/${id}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...(bearer !== null && { Authorization: `Bearer ${bearer}` }) },
    body: JSON.stringify({ owner_token: ownerToken, ...fields }),
    signal,
  });
  return requireSuccess(await requireOwn404(response));
}

export async function fetchInfo(server: Server, owner: Owner, signal: AbortSignal): Promise<InfoReply> {
  return readJson(await call(server, "info", owner, {}, signal), infoSchema.parse, signal);
}

export async function deleteUpload(server: Server, owner: Owner, signal: AbortSignal): Promise<void> {
  await call(server, "delete", owner, {}, signal);
}

/**
 * Requires a password from now on. The file is not protected until this has resolved.
 *
 * @param shareLink - in the sender's form, because it is the salt
 */
export async function setPassword(
  server: Server,
  owner: Owner,
  { shareLink, password }: { shareLink: string; password: string },
  signal: AbortSignal,
): Promise<void> {
  const auth = await derivePasswordAuthKey(password, shareLink);
  await call(server, "password", owner, { auth }, signal);
}

/**
 * @param limits - `timeLimitSeconds` counts from now; absent: unchanged
 * @param bearer - of a signed-in owner, whose limits may be as high as an account allows
 */
export async function changeLimits(
  server: Server,
  owner: Owner,
  { downloadLimit, timeLimitSeconds }: { downloadLimit?: number; timeLimitSeconds?: number },
  bearer: string | null,
  signal: AbortSignal,
): Promise<void> {
  const fields = { dlimit: downloadLimit, timeLimit: timeLimitSeconds };
  await call(server, "params", owner, fields, signal, bearer);
}
