import { parseChallenge } from "@envoi/auth";
import {
  type ContentKeys,
  deriveContentKeys,
  deriveKeychain,
  derivePasswordAuthKey,
  formatShareLink,
  openCommittedMetadata,
  openMetadata,
  openRecords,
  parseContentKey,
  parseLinkKey,
  type Secret,
  unwrapContentKey,
} from "@envoi/crypto";
import {
  type AuthKey,
  ciphertextBytes,
  EXT_HEADER,
  encodeBase64Url,
  existsSchema,
  expiredSchema,
  LIVE_HEADER,
  MAX_FILES,
  type Metadata,
  type MetadataReply,
  maxUploadRequestBytes,
  metadataReplySchema,
  type Nonce,
  ProtocolError,
  type UploadId,
} from "@envoi/protocol";
import { passwordForms } from "../password-forms.ts";
import type { PauseSwitch } from "../pause-switch.ts";
import { type Stretching, stretchKeys } from "../stretching.ts";
import { answerInTime } from "../wire/read-in-time.ts";
import { ANSWER_MS, callServer, readJson, requireSuccess, type Server } from "../wire/server.ts";
import { createSigner, type Signer } from "../wire/signed-request.ts";
import type { BodyCall, BodySource } from "./claim.ts";
import { type Content, createContent } from "./content.ts";
import { type BodyKeeper, receiveKeptBody } from "./kept-body.ts";
import { type PlaintextKeeper, receiveKeptPlaintext } from "./kept-plaintext.ts";
import { type ClaimTicket, openRandomAccess, RandomAccessClaim } from "./random-access-claim.ts";
import { receiveBody } from "./receive-body.ts";

/** `isWaiting`: everything that the sender has sent so far has arrived. Set only for a live link. */
export type DownloadProgress = { receivedBytes: number; totalBytes: number; isWaiting?: boolean };
/** Sealed Metadata, as fetched. `isLive`: its upload was not complete when the Metadata was fetched. */
export type FetchedMetadata = MetadataReply & { isLive?: boolean };
export type ReadOptions = {
  /** The type of call that fetches the body. Default: `stream`. */
  bodyCall?: BodyCall;
  onProgress?: (progress: DownloadProgress) => void;
  /** Stores the encrypted body on the device, and continues a kept download. */
  keeper?: BodyKeeper | undefined;
  /**
   * Stores the position in the plaintext, and returns only the plaintext after that position. Cannot be combined with
   * `keeper`.
   */
  plaintextKeeper?: PlaintextKeeper;
  /** Pauses the download. The Claim is renewed until the download continues. */
  pausing?: PauseSwitch;
  signal: AbortSignal;
};
/** `bodyCall` defaults to `stream`. */
export type ContentOptions = Pick<ReadOptions, "bodyCall" | "pausing">;

/**
 * The keys of an opened Upload with password profile 2, as plain data. They can open the Upload again without the
 * password and without stretching, so they must be protected like the Secret.
 */
export type OpenedKeys = { authKey: string; contentKeyB64: string };

export type OpenDownloadRequest = {
  id: UploadId;
  /** The link's fragment: the Secret in base64, after `v2.` for password profile 2. Not needed with `openedKeys`. */
  secretB64: string;
  /**
   * The password as entered. It is tried in several forms. See [Note: Password forms]. Profile 2 allows `null` only
   * with `openedKeys`.
   */
  password: string | null;
  nonce?: Nonce | null;
  openedKeys?: OpenedKeys | null;
  /** The sealed Metadata, if already fetched. `nonce` is then from the same response. */
  reply?: FetchedMetadata;
};

/** An Upload whose Metadata has been decrypted and whose content can be fetched. */
export type Download = {
  metadata: Metadata;
  /** Needed to open the Upload again; set only with password profile 2. */
  openedKeys?: OpenedKeys;
  ttlMs: number;
  finalDownload: boolean;
  /**
   * Whether the sender was still sending the Upload when it was opened. If so, it can only be read from beginning to
   * end.
   */
  isLive: boolean;
  /** For `sendReport`. Absent: the server accepts no reports about this Upload. */
  reportTicket?: string;
  /** Lets another context open the Upload without requesting a Nonce first. */
  nextNonce: Nonce | null;
  /**
   * Fetches and decrypts the file.
   *
   * @returns the plaintext; if it is incomplete, the stream fails with DecryptionError or TransferError
   */
  read(options: ReadOptions): Promise<ReadableStream<Uint8Array>>;
  /**
   * Reads the same plaintext in any order. See [Note: Content]. Nothing is fetched before the first read of the
   * Content, which claims the download. After that, `read` uses the same Claim.
   *
   * @returns the same object every time
   */
  openContent(options?: ContentOptions): Content;
};

/**
 * Checks whether the file still exists.
 *
 * @returns `nonce` is `null` for an upload that has lost its nonces, and perhaps its password flag too: it can no
 *   longer be opened. `passwordProfile` is as the server reports it; a link of another profile is incomplete
 * @throws ProtocolError `not_found` once the file no longer exists
 */
export async function checkExists(
  server: Server,
  id: UploadId,
  signal: AbortSignal,
): Promise<{ requiresPassword: boolean; nonce: Nonce | null; passwordProfile?: 2 }> {
  const headers = { [EXT_HEADER]: "1" };
  const response = await requireSuccess(await callServer(server, `/api/exists/${id}`, { headers, signal }));
  const nonce = parseChallenge(response.headers.get("WWW-Authenticate"));
  const schema = nonce === null ? expiredSchema : existsSchema;
  const { requiresPassword = false, passwordProfile } = await readJson(response, schema.parse, signal);
  return { requiresPassword, nonce, ...(passwordProfile !== undefined && { passwordProfile }) };
}

/**
 * Fetches and opens the metadata. Without a Nonce it first requests one, because a rejected Proof would count as a
 * guess.
 *
 * The password profile comes only from the link, so no server can downgrade it.
 *
 * @param options - or just a signal, for links without password profile 2
 * @throws ProtocolError `bad_proof` when the password or key is wrong, or the required password is missing;
 *   `not_found`; DecryptionError, with reason `commitment` when the server's key was not wrapped under this Secret and
 *   password; TransferError
 */
export async function openDownload(
  server: Server,
  request: OpenDownloadRequest,
  options: AbortSignal | Stretching,
): Promise<Download> {
  const stretching = options instanceof AbortSignal ? { signal: options } : options;
  const { password, openedKeys, secretB64 } = request;
  const profile = parseLinkKey(secretB64)?.passwordProfile ?? 1;
  const forms = password === null || openedKeys ? [password] : passwordForms(password, profile);
  let nonce = request.nonce ?? null;
  for (;;) {
    const form = forms.shift() ?? null;
    try {
      return await openWith(server, { ...request, password: form, nonce }, stretching);
    } catch (error) {
      if (forms.length === 0 || !(error instanceof ProtocolError) || error.code !== "bad_proof") throw error;
      nonce = null;
    }
  }
}

/** Opens the metadata with one form of the password. */
async function openWith(server: Server, request: OpenDownloadRequest, stretching: Stretching): Promise<Download> {
  const { signal } = stretching;
  const { id, nonce: known = null } = request;
  const lock = await unlockWith(server, request, stretching);
  const isFetched = request.reply !== undefined;
  const nonce = known ?? (isFetched ? null : (await checkExists(server, id, signal)).nonce);
  const signer = createSigner(server, lock.authKey, nonce);
  const isKeyGuessed = lock.isGuess && known === null && nonce !== null;
  const get = (ending: AbortSignal) => signer.get(`/api/metadata/${id}`, ending, { isKeyGuessed });
  const fetchReply = () => answerInTime(get, signal, ANSWER_MS);
  const reply = request.reply ?? (await readMetadataReply(await fetchReply(), signal)).reply;
  const { metadata, bodyKey, openedKeys } = await lock.open(reply);
  const file = { secret: bodyKey, plaintextBytes: metadata.size };
  let content: Content | null = null;
  return {
    metadata,
    ttlMs: reply.ttl,
    finalDownload: reply.finalDownload,
    isLive: reply.isLive === true,
    nextNonce: signer.nextNonce,
    ...(reply.reportTicket !== undefined && { reportTicket: reply.reportTicket }),
    ...(openedKeys !== undefined && { openedKeys }),
    async read(readOptions) {
      const whole = { ...file, isLive: reply.isLive === true };
      if (content?.isTaken() !== true) return readPlaintext({ server, signer, id }, whole, readOptions);
      return content.stream({ firstByte: 0, endByte: metadata.size }, readOptions);
    },
    openContent({ bodyCall = "stream", pausing } = {}) {
      const take = (ending: AbortSignal) => openRandomAccess({ server, id, bodyCall }, signer, ending);
      content ??= createContent(take, file, pausing);
      return content;
    },
  };
}

/**
 * @param response - a successful response to a signed request for Metadata. @returns the reply, and the Nonce for the
 *   next request
 */
export async function readMetadataReply(
  response: Response,
  signal: AbortSignal,
): Promise<{ reply: FetchedMetadata; nonce: Nonce | null }> {
  const nonce = parseChallenge(response.headers.get("WWW-Authenticate"));
  // Metadata cannot be longer than this, because servers reject longer requests.
  const bound = { maxBytes: maxUploadRequestBytes(MAX_FILES) };
  const reply = await readJson(response, metadataReplySchema.parse, signal, bound);
  return { reply: { ...reply, ...(response.headers.has(LIVE_HEADER) && { isLive: true }) }, nonce };
}

/** Opens fetched Metadata. @throws like `openDownload` */
export async function openMetadataReply(
  server: Server,
  request: OpenDownloadRequest & { reply: MetadataReply },
  signal: AbortSignal,
): Promise<Metadata> {
  const lock = await unlockWith(server, request, { signal });
  return (await lock.open(request.reply)).metadata;
}

/** The body key of an Upload opened before: derived from `openedKeys`, or the link's Secret without them. */
async function deriveBodyKey({
  secretB64,
  openedKeys,
}: Pick<OpenDownloadRequest, "secretB64" | "openedKeys">): Promise<Uint8Array<ArrayBuffer>> {
  const contentKey = openedKeys ? parseContentKey(openedKeys.contentKeyB64) : null;
  if (contentKey !== null) return (await deriveContentKeys(contentKey)).bodyKey;
  const key = parseLinkKey(secretB64);
  if (key === null || key.passwordProfile === 2) throw new ProtocolError("bad_proof");
  return key.secret;
}

/** An Upload opened in another context, such as the page, and its Claim. */
export type AdoptedDownload = Pick<OpenDownloadRequest, "id" | "secretB64" | "openedKeys"> & {
  plaintextBytes: number;
  /** The ticket of the other context's `Content`. */
  ticket: ClaimTicket;
};

/**
 * The content of an Upload opened in another context, for example by this service worker's page. Reading it does not
 * count as another download, and works even if that download was the last one allowed.
 *
 * @throws ProtocolError `bad_proof` if the key is malformed, or if a strong password is set and `openedKeys` is missing
 */
export async function adoptContent(
  server: Server,
  opened: AdoptedDownload,
  { bodyCall = "stream", pausing }: ContentOptions = {},
): Promise<Content> {
  const { id, plaintextBytes, ticket } = opened;
  const secret = await deriveBodyKey(opened);
  const take = async () => ({ claim: new RandomAccessClaim({ server, id, bodyCall, ...ticket }), answer: null });
  return createContent(take, { secret, plaintextBytes }, pausing);
}

/**
 * Continues an earlier process's download under its Claim, without opening the Upload again. See
 * [Note: Kept plaintext].
 *
 * @throws ProtocolError `not_found` if the server no longer has the Claim, and the errors of `Download.read`
 */
export async function continueDownload(
  server: Server,
  opened: Omit<AdoptedDownload, "ticket">,
  { onProgress, pausing, signal, ...options }: ReadOptions & { plaintextKeeper: PlaintextKeeper },
): Promise<ReadableStream<Uint8Array>> {
  const { id, plaintextBytes } = opened;
  const secret = await deriveBodyKey(opened);
  const totalBytes = ciphertextBytes(plaintextBytes);
  const request = { server, id, bodyCall: "stream" as const, signer: null, totalBytes, pausing };
  const onReceived = (receivedBytes: number) => onProgress?.({ receivedBytes, totalBytes });
  return receiveKeptPlaintext(request, { secret, plaintextBytes }, options.plaintextKeeper, onReceived, signal);
}

type OpenedMetadata = { metadata: Metadata; bodyKey: Uint8Array<ArrayBuffer>; openedKeys?: OpenedKeys };

/** Derived from link and password: the key that signs requests, and a function that opens the server's reply. */
type Lock = {
  authKey: AuthKey;
  /** Whether the key may be wrong, because it depends on a typed password. */
  isGuess: boolean;
  open(reply: MetadataReply): Promise<OpenedMetadata>;
};

async function unlockWith(server: Server, request: OpenDownloadRequest, stretching: Stretching): Promise<Lock> {
  const { openedKeys } = request;
  const known = openedKeys ? parseContentKey(openedKeys.contentKeyB64) : null;
  if (openedKeys && known !== null) {
    const authKey = openedKeys.authKey as AuthKey;
    return { authKey, isGuess: false, open: (reply) => openContent(known, authKey, reply) };
  }
  const key = parseLinkKey(request.secretB64);
  if (key === null) throw new ProtocolError("bad_proof");
  if (key.passwordProfile === 2) return strongLock(key.secret, request, stretching);
  const { id, password } = request;
  const keychain = await deriveKeychain(key.secret);
  const shareLink = formatShareLink({ origin: server.origin, id, secret: key.secret });
  return {
    authKey: password === null ? keychain.authKey : await derivePasswordAuthKey(password, shareLink),
    isGuess: password !== null,
    open: async (reply) => ({
      metadata: await openMetadata(keychain.metadataKey, reply.metadata),
      bodyKey: key.secret,
    }),
  };
}

async function strongLock(secret: Secret, { password }: OpenDownloadRequest, stretching: Stretching): Promise<Lock> {
  if (password === null) throw new ProtocolError("bad_proof");
  const keys = await stretchKeys(secret, password, stretching);
  return {
    authKey: keys.authKey,
    isGuess: true,
    open: async (reply) => openContent(await unwrapContentKey(keys, reply.wrappedKey ?? ""), keys.authKey, reply),
  };
}

async function openContent(
  contentKey: Uint8Array<ArrayBuffer>,
  authKey: AuthKey,
  reply: MetadataReply,
): Promise<OpenedMetadata> {
  const keys: ContentKeys = await deriveContentKeys(contentKey);
  // Opens the metadata first, because only this step checks the commitment to all content keys.
  const metadata = await openCommittedMetadata(keys, reply.metadata);
  return { metadata, bodyKey: keys.bodyKey, openedKeys: { authKey, contentKeyB64: encodeBase64Url(contentKey) } };
}

async function readPlaintext(
  source: Omit<BodySource, "bodyCall"> & { signer: Signer },
  { isLive, ...file }: { secret: Uint8Array<ArrayBuffer>; plaintextBytes: number; isLive: boolean },
  { bodyCall = "stream", onProgress, keeper, plaintextKeeper, pausing, signal }: ReadOptions,
): Promise<ReadableStream<Uint8Array>> {
  const totalBytes = ciphertextBytes(file.plaintextBytes);
  let receivedBytes = 0;
  const onReceived = (bytes: number) => {
    receivedBytes = bytes;
    onProgress?.({ receivedBytes, totalBytes });
  };
  const onWaiting = isLive ? (isWaiting: boolean) => onProgress?.({ receivedBytes, totalBytes, isWaiting }) : undefined;
  const request = { ...source, bodyCall, totalBytes, pausing, onWaiting };
  if (plaintextKeeper !== undefined && !isLive) {
    return receiveKeptPlaintext(request, file, plaintextKeeper, onReceived, signal);
  }
  const body = await (keeper === undefined || isLive
    ? receiveBody(request, onReceived, signal)
    : receiveKeptBody(request, keeper, onReceived, signal));
  return openRecords(body, file);
}
