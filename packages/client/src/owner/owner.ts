import { derivePasswordAuthKey, parseContentKey, parseLinkKey, wrapContentKey } from "@envoi/crypto";
import { type InfoReply, infoSchema, type OwnerToken, type UploadId } from "@envoi/protocol";
import { canonicalPassword } from "../password-forms.ts";
import { requireStrongPassword, type Stretching, stretchKeys } from "../stretching.ts";
import { callServer, readJson, requireOwn404, requireSuccess, type Server } from "../wire/server.ts";

/** Authorises the calls of a file's owner. */
export type Owner = { id: UploadId; ownerToken: OwnerToken };

/**
 * @throws ProtocolError `not_found` only if the response is really from the Envoi server, because the owner's client
 *   then forgets the file
 */
async function call(
  server: Server,
  name: string,
  { id, ownerToken }: Owner,
  fields: Record<string, unknown>,
  signal: AbortSignal,
  bearer: string | null = null,
): Promise<Response> {
  const response = await callServer(server, `/api/${name}/${id}`, {
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
 * Sets a password, which is required from now on. The file is not protected until the promise has resolved.
 *
 * @param shareLink - exactly as the sender has it, because it is the salt
 * @param password - is set in its canonical form: see [Note: Password forms]
 */
export async function setPassword(
  server: Server,
  owner: Owner,
  { shareLink, password }: { shareLink: string; password: string },
  signal: AbortSignal,
): Promise<void> {
  const auth = await derivePasswordAuthKey(canonicalPassword(password), shareLink);
  await call(server, "password", owner, { auth }, signal);
}

/** The new password, and the keys from the `FinishedUpload`. */
export type StrongPasswordChange = { secretB64: string; contentKeyB64: string; password: string };

/**
 * Changes the password of an upload with password profile 2: wraps the content key again and leaves the content
 * unchanged. The old password then opens nothing, but anyone with the saved keys can still open a copy of the content.
 *
 * @throws ProtocolError; TransferError; RangeError when the password is empty or too long, or a key is malformed
 */
export async function changeStrongPassword(
  server: Server,
  owner: Owner,
  { secretB64, contentKeyB64, password }: StrongPasswordChange,
  stretching: Stretching,
): Promise<void> {
  const newPassword = requireStrongPassword(password);
  const key = parseLinkKey(secretB64);
  const contentKey = parseContentKey(contentKeyB64);
  if (key?.passwordProfile !== 2 || contentKey === null) throw new RangeError("no key of password profile 2");
  const strongKeys = await stretchKeys(key.secret, newPassword, stretching);
  const fields = { auth: strongKeys.authKey, wrappedKey: await wrapContentKey(strongKeys, contentKey) };
  await call(server, "password", owner, fields, stretching.signal);
}

/**
 * @param limits - `timeLimitSeconds` counts from now; absent limits stay unchanged
 * @param bearer - access token of a signed-in owner, who may have higher limits
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
