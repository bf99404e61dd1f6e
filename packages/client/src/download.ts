import { parseChallenge } from "@envoi/auth";
import {
  deriveKeychain,
  derivePasswordAuthKey,
  formatShareLink,
  openMetadata,
  openRecords,
  parseSecret,
  type Secret,
} from "@envoi/crypto";
import {
  ciphertextBytes,
  existsSchema,
  expiredSchema,
  type Metadata,
  metadataReplySchema,
  type Nonce,
  ProtocolError,
  type UploadId,
} from "@envoi/protocol";
import { createBodyOpening } from "./body-opening.ts";
import type { BodyCall, BodySource } from "./claim.ts";
import { type Content, createContent } from "./content.ts";
import { type ClaimTicket, openRandomAccess, RandomAccessClaim } from "./random-access-claim.ts";
import { receiveBody } from "./receive-body.ts";
import { readJson, requireSuccess, type Server, send } from "./server.ts";
import { createSigner, type Signer } from "./signed-request.ts";

export type DownloadProgress = { receivedBytes: number; totalBytes: number };
export type ReadOptions = {
  /** Default: `stream`. */
  bodyCall?: BodyCall;
  onProgress?: (progress: DownloadProgress) => void;
  signal: AbortSignal;
};

/** A file that can be fetched: its sealed metadata were opened. */
export type Download = {
  metadata: Metadata;
  ttlMs: number;
  finalDownload: boolean;
  /**
   * Fetches and decrypts the file.
   *
   * @returns the plaintext; if it is incomplete, it fails with DecryptionError or TransferError rather than end early
   */
  read(options: ReadOptions): Promise<ReadableStream<Uint8Array>>;
  /**
   * The same plaintext in any order, see [Note: Content]. Nothing is fetched before its first read. Once that has taken the
   * download, `read` goes on under the same Claim.
   *
   * @returns the same one every time
   */
  openContent(options?: { bodyCall?: BodyCall }): Content;
};

/**
 * Asks whether the file still exists.
 *
 * @returns `nonce` is `null` for an upload that has lost it, and perhaps its password flag too: then nobody can open it
 * @throws ProtocolError `not_found` once the file is gone
 */
export async function checkExists(
  server: Server,
  id: UploadId,
  signal: AbortSignal,
): Promise<{ requiresPassword: boolean; nonce: Nonce | null }> {
  const response = await requireSuccess(await send(server, `/api/exists/${id}`, { signal }));
  const nonce = parseChallenge(response.headers.get("WWW-Authenticate"));
  const schema = nonce === null ? expiredSchema : existsSchema;
  const { requiresPassword = false } = await readJson(response, schema.parse, signal);
  return { requiresPassword, nonce };
}

/**
 * Fetches and opens the metadata. Without a Nonce it first asks for one, because a refused Proof would count as a
 * guess.
 *
 * @throws ProtocolError `bad_proof` with the wrong password or key, `not_found`; DecryptionError
 */
export async function openDownload(
  server: Server,
  request: { id: UploadId; secretB64: string; password: string | null; nonce?: Nonce | null },
  signal: AbortSignal,
): Promise<Download> {
  const { id, password } = request;
  const secret = parseSecret(request.secretB64);
  if (secret === null) throw new ProtocolError("bad_proof");
  const keychain = await deriveKeychain(secret);
  const authKey =
    password === null
      ? keychain.authKey
      : await derivePasswordAuthKey(password, formatShareLink({ origin: server.origin, id, secret }));
  const known = request.nonce ?? null;
  const nonce = known ?? (await checkExists(server, id, signal)).nonce;
  const signer = createSigner(server, authKey, nonce);
  const isKeyGuessed = password !== null && known === null && nonce !== null;
  const response = await signer.get(`/api/metadata/${id}`, signal, { isKeyGuessed });
  const reply = await readJson(response, metadataReplySchema.parse, signal);
  const metadata = await openMetadata(keychain.metadataKey, reply.metadata);
  const file = { secret, plaintextBytes: metadata.size };
  let content: Content | null = null;
  return {
    metadata,
    ttlMs: reply.ttl,
    finalDownload: reply.finalDownload,
    async read(options) {
      if (content?.isTaken() !== true) return readPlaintext({ server, signer, id }, file, options);
      return content.stream({ firstByte: 0, endByte: metadata.size }, options);
    },
    openContent({ bodyCall = "stream" } = {}) {
      const take = (ending: AbortSignal) => openRandomAccess({ server, id, bodyCall }, signer, ending);
      content ??= createContent(createBodyOpening(take, metadata.size), file);
      return content;
    },
  };
}

/**
 * The content of an Upload that was opened elsewhere, as by the page whose service worker this is. Nothing is counted again,
 * and an Upload that this download used up can still be read.
 *
 * @param opened.ticket - from the `Content` there
 * @throws ProtocolError `bad_proof` for a key that is none
 */
export function adoptContent(
  server: Server,
  opened: { id: UploadId; secretB64: string; plaintextBytes: number; ticket: ClaimTicket },
  { bodyCall = "stream" }: { bodyCall?: BodyCall } = {},
): Content {
  const { id, plaintextBytes, ticket } = opened;
  const secret = parseSecret(opened.secretB64);
  if (secret === null) throw new ProtocolError("bad_proof");
  const take = async () => ({ claim: new RandomAccessClaim({ server, id, bodyCall, ...ticket }), answer: null });
  return createContent(createBodyOpening(take, plaintextBytes), { secret, plaintextBytes });
}

async function readPlaintext(
  source: Omit<BodySource, "bodyCall"> & { signer: Signer },
  file: { secret: Secret; plaintextBytes: number },
  { bodyCall = "stream", onProgress, signal }: ReadOptions,
): Promise<ReadableStream<Uint8Array>> {
  const totalBytes = ciphertextBytes(file.plaintextBytes);
  const onReceived = (receivedBytes: number) => onProgress?.({ receivedBytes, totalBytes });
  return openRecords(await receiveBody({ ...source, bodyCall, totalBytes }, onReceived, signal), file);
}
