import { createHmac } from "node:crypto";
import { hashOwnerToken } from "@envoi/auth/node";
import { type AcceptedUploadRequest, HEADER_BYTES, type OwnerToken, ProtocolError } from "@envoi/protocol";
import type { BlobBody, BlobKey, BlobStore, UploadReader } from "@envoi/store";
import { BodyGuard } from "../body-guard.ts";
import { stopWaiting } from "../open-upload.ts";
import { throwIfFenced } from "../store-parts.ts";
import { isBlocked } from "../store-upload.ts";
import type { StoredBytes } from "../stored-bytes.ts";
import { closeTail, partsOf } from "./append-bytes.ts";
import { type FillDeps, finishTransfer, isFilled } from "./fill-transfer.ts";
import { countPending } from "./pending-transfer.ts";
import type { RequestBody } from "./request-body.ts";
import { abandonTransfer, findTransfer, offsetOf, openTransfer, type Transfer, takeOverTransfer } from "./transfer.ts";
import { hash, hashTransferToken, parseTransferToken, type TransferToken, uploadIdOfToken } from "./transfer-token.ts";

/*
 * [Note: Concatenation]
 *
 * A final upload is made of complete partial ones, whose tokens prove that its sender created them. It has Parts of its
 * own size, so the bytes are copied within the store while the request waits. Copying may take longer than a connection
 * lasts: the token of the final upload is a hash of those of its pieces, so the same request again finds the session
 * and continues, and after the end it gets the same answer. The OwnerToken also depends on the AuthKey, which is in no
 * address.
 */

export type ConcatenateDeps = FillDeps & { uploads: Pick<UploadReader, "read"> };

function refused(cause?: unknown): ProtocolError {
  return new ProtocolError("bad_concatenation", { cause });
}

/** @param addresses - of partial uploads, absolute or relative. @throws ProtocolError `bad_concatenation` */
export function parsePieces(addresses: readonly string[]): TransferToken[] {
  const tokens = addresses.map((address) => {
    try {
      return parseTransferToken(address.split("/").at(-1));
    } catch (cause) {
      throw refused(cause);
    }
  });
  if (new Set(tokens).size < tokens.length) throw refused();
  return tokens;
}

/** The credentials of the final upload: [Note: Concatenation]. */
export function finalCredentials(
  tokens: readonly TransferToken[],
  { authKey }: Pick<AcceptedUploadRequest, "authKey">,
) {
  const text = hash("final", tokens.join(" "));
  const token = Buffer.from(text, "hex").toString("base64url") as TransferToken;
  const owner = createHmac("sha256", authKey).update(`envoi upload owner ${text}`).digest("hex");
  return { token, id: uploadIdOfToken(token), ownerToken: owner.slice(0, 20) as OwnerToken };
}

/**
 * Checks the pieces, without changing anything.
 *
 * @throws ProtocolError `bad_concatenation` if one is unknown, expired, incomplete, or not a partial upload
 */
export async function findPieces(
  uploads: ConcatenateDeps["uploads"],
  tokens: readonly TransferToken[],
): Promise<Transfer[]> {
  return Promise.all(
    tokens.map(async (token) => {
      const found = await findTransfer(uploads, token).catch((error: unknown) => {
        throw error instanceof ProtocolError && error.code === "not_found" ? refused(error) : error;
      });
      if ("publishedBytes" in found || !found.http?.partial || !isFilled(found)) throw refused();
      return found;
    }),
  );
}

/** @returns the length of a final upload that was published before, or `null` */
export async function findFinal(
  uploads: ConcatenateDeps["uploads"],
  { id, ownerToken }: { id: Transfer["id"]; ownerToken: OwnerToken },
): Promise<number | null> {
  const upload = await uploads.read(id);
  if (upload === null) return null;
  if (upload.ownerTokenHash !== hashOwnerToken(ownerToken)) throw refused();
  return upload.ciphertextBytes;
}

/**
 * Copies the pieces together and publishes the Upload. May be repeated.
 *
 * @throws ProtocolError `not_encrypted`, `busy`, `superseded` …
 */
export async function concatenate(
  deps: ConcatenateDeps,
  final: {
    credentials: ReturnType<typeof finalCredentials>;
    request: AcceptedUploadRequest;
    maxBytes: number;
    tokens: readonly TransferToken[];
    bytes: number;
    stored: StoredBytes;
  },
  { body, network }: { body: RequestBody; network: string },
): Promise<void> {
  const { uploads, blobs } = deps;
  const { credentials, request, maxBytes, bytes } = final;
  // Its pieces were admitted.
  const stored = { ...final.stored, admit: final.stored.settle };
  const { id } = credentials;
  // Renews their leases: copying takes its time.
  const pieces = await Promise.all(final.tokens.map((token) => takeOverTransfer(uploads, token)));
  const sources: Source[] = [];
  for (const piece of pieces) {
    const parts = await closeTail(deps, piece, { network, holder: body }, body.signal);
    await blobs.completeParts(await partsOf(deps, piece), parts);
    sources.push({ key: piece.blobKey, bytes: offsetOf({ parts, tail: [] }) });
  }
  await checkHeader(blobs, sources, { maxBytes, bytes }, body.signal);
  await countPending(uploads, id, network, { before: 0, now: bytes }, deps.pendingLimits);
  const opened = await openTransfer(uploads, { content: request, declaredBytes: bytes, maxBytes, stored }, credentials);
  const transfer = opened && (await uploads.takeOverHttpSession(id, hashTransferToken(credentials.token)));
  if (transfer === null) {
    await stopWaiting(uploads, id, network).catch(() => {});
    // Unless it belongs to other metadata, another request has finished it.
    throw opened === null ? refused() : new ProtocolError("superseded");
  }
  const fail = (reason: Error) => body.fail(reason);
  const endPieces = () =>
    Promise.all(
      pieces.map(async (piece) => {
        await abandonTransfer(deps, piece).catch(() => {});
        await stopWaiting(uploads, piece.id, network).catch(() => {});
      }),
    );
  try {
    await deps.openUploads.hold(transfer, fail, async () => {
      await copy(deps, transfer, sources, { body, network });
      await finishTransfer(deps, transfer, { body, network });
    });
  } catch (error) {
    if (isBlocked(error)) await endPieces();
    throw error;
  }
  await endPieces();
}

type Source = { key: BlobKey; bytes: number };

async function copy(
  { uploads, blobs }: Pick<FillDeps, "uploads" | "blobs">,
  transfer: Transfer,
  sources: readonly Source[],
  { body, network }: { body: RequestBody; network: string },
): Promise<void> {
  const { id, epoch, partBytes, declaredBytes } = transfer;
  const ref = await partsOf({ uploads, blobs }, transfer);
  const sender = { network, holder: body };
  for (let number = transfer.parts.length + 1; (number - 1) * partBytes < (declaredBytes ?? 0); number++) {
    const begin = (number - 1) * partBytes;
    const end = Math.min(begin + partBytes, declaredBytes ?? 0);
    const content = readSources(blobs, sources, { begin, end }, body.signal);
    const part = await blobs.putPart(ref, number, content, end - begin, body.signal, sender);
    throwIfFenced(await uploads.recordProgress(id, epoch, { parts: [part], tail: [] }));
    transfer.parts.push(part);
    body.signal.throwIfAborted();
  }
}

/** A range of what the sources are together. */
async function* readSources(
  blobs: Pick<BlobStore, "read">,
  sources: readonly Source[],
  { begin, end }: { begin: number; end: number },
  signal: AbortSignal,
): BlobBody {
  let at = 0;
  for (const { key, bytes } of sources) {
    const range = { offset: Math.max(0, begin - at), end: Math.min(bytes, end - at) };
    at += bytes;
    if (range.offset >= range.end) continue;
    const stream = await blobs.read(key, range, signal);
    if (stream === null) throw new ProtocolError("unavailable");
    for await (const chunk of stream) yield [chunk as Uint8Array];
  }
}

async function checkHeader(
  blobs: Pick<BlobStore, "read">,
  sources: readonly Source[],
  { maxBytes, bytes }: { maxBytes: number; bytes: number },
  signal: AbortSignal,
): Promise<void> {
  const guard = new BodyGuard({ maxBytes, declaredBytes: bytes });
  for await (const batch of readSources(blobs, sources, { begin: 0, end: HEADER_BYTES }, signal)) {
    for (const chunk of batch) guard.admit(chunk);
  }
}
