import { derivePasswordAuthKey } from "@envoi/crypto";
import { type InfoReply, infoSchema, type OwnerToken, type UploadId } from "@envoi/protocol";
import { readJson, requireOwn404, requireSuccess, type Server, send } from "./server.ts";

/** Who uploaded a file can say what becomes of it. */
export type Owner = { id: UploadId; ownerToken: OwnerToken };

async function call(
  server: Server,
  name: string,
  { id, ownerToken }: Owner,
  fields: Record<string, unknown>,
  signal: AbortSignal,
  bearer: string | null = null,
): Promise<Response> {
  return send(server, `/api/${name}/${id}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...(bearer !== null && { Authorization: `Bearer ${bearer}` }) },
    body: JSON.stringify({ owner_token: ownerToken, ...fields }),
    signal,
  });
}

/** @throws ProtocolError `not_found` once the file is gone, by the server's own word: lists lose it then */
export async function fetchInfo(server: Server, owner: Owner, signal: AbortSignal): Promise<InfoReply> {
  const response = await requireOwn404(await call(server, "info", owner, {}, signal));
  return readJson(await requireSuccess(response), infoSchema.parse, signal);
}

export async function deleteUpload(server: Server, owner: Owner, signal: AbortSignal): Promise<void> {
  await requireSuccess(await call(server, "delete", owner, {}, signal));
}

/**
 * Asks for a password from now on. Until this has resolved the file is not protected.
 *
 * @param shareLink - in the sender's form: it is the salt
 */
export async function setPassword(
  server: Server,
  owner: Owner,
  { shareLink, password }: { shareLink: string; password: string },
  signal: AbortSignal,
): Promise<void> {
  const auth = await derivePasswordAuthKey(password, shareLink);
  await requireSuccess(await call(server, "password", owner, { auth }, signal));
}

/**
 * @param limits - `timeLimitSeconds` counts from now; absent = unchanged. With the bearer of a signed-in owner they may be
 *   as high as an account allows
 */
export async function changeLimits(
  server: Server,
  owner: Owner,
  limits: { downloadLimit?: number; timeLimitSeconds?: number; bearer?: string | null },
  signal: AbortSignal,
): Promise<void> {
  const { downloadLimit, timeLimitSeconds, bearer = null } = limits;
  const fields = { dlimit: downloadLimit, timeLimit: timeLimitSeconds };
  await requireSuccess(await call(server, "params", owner, fields, signal, bearer));
}
