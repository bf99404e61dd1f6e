import { fileListId, openFileList, sealFileList } from "@envoi/crypto";
import { decodeBase64, MAX_FILE_LIST_BYTES } from "@envoi/protocol";
import { readBytes } from "@envoi/protocol/bounded-read";
import { TransferError } from "../transfer-error.ts";
import { callServer, readStrongEtag, requireOwn404, requireSuccess, type Server, send } from "../wire/server.ts";

/** Credentials for a signed-in user's list. The key (base64) opens and identifies the list, and is never sent. */
export type ListAccess = { accessToken: string; fileListKey: string };

/** An account's list. Entries are JSON values from any client; the etag is `null` if there is no list. */
export type AccountList = { entries: unknown[]; etag: string | null };

async function locate({ accessToken, fileListKey }: ListAccess) {
  const key = decodeBase64(fileListKey);
  if (key === null) throw new Error("the file list key is not base64");
  const path = `/api/filelist/${await fileListId(key)}`;
  return { key, path, headers: { Authorization: `Bearer ${accessToken}` } };
}

/** Maximum time for reading a list. On a slow network, the longest list takes minutes. */
const MAX_LIST_READ_MS = 600_000;

/** @throws ProtocolError `unauthorized` when the token is no longer valid; DecryptionError */
export async function fetchFileList(server: Server, access: ListAccess, signal: AbortSignal): Promise<AccountList> {
  const { key, path, headers } = await locate(access);
  const response = await callServer(server, path, { headers, cache: "no-store", signal });
  if ((await requireOwn404(response)).status === 404) return { entries: [], etag: null };
  const etag = readStrongEtag(await requireSuccess(response));
  // A response without a version is not from our server, and a write based on it could overwrite other devices'
  // changes.
  if (etag === null) throw new TransferError("connection_lost");
  const bound = { maxBytes: MAX_FILE_LIST_BYTES, maxMs: MAX_LIST_READ_MS };
  const body = await readBytes(response, bound).catch((cause: unknown) => {
    throw new TransferError(signal.aborted ? "cancelled" : "connection_lost", { cause });
  });
  return { entries: await openFileList(key, body), etag };
}

/**
 * Replaces the list, if it is still the version that was fetched.
 *
 * @param list - the new entries, and the etag of their base version
 * @returns `conflict` if another device has written the list in the meantime; the list is then unchanged
 */
export async function writeFileList(
  server: Server,
  access: ListAccess,
  { entries, etag }: AccountList,
  signal: AbortSignal,
): Promise<"written" | "conflict"> {
  const { key, path, headers } = await locate(access);
  const response = await send(server, path, {
    method: "POST",
    headers: { ...headers, ...(etag === null ? { "If-None-Match": "*" } : { "If-Match": etag }) },
    body: await sealFileList(key, entries),
    signal,
  });
  if (response.status === 412) return "conflict";
  await requireSuccess(response);
  return "written";
}
