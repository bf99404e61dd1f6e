import {
  type Audit,
  clientGone,
  type OperatorCalls,
  operatorInput,
  operatorReason,
  parseReason,
  uploadIdOf,
} from "@envoi/platform";
import { ProtocolError, type UploadId } from "@envoi/protocol";
import {
  type BlobStore,
  type BlocklistStore,
  blobSha256,
  MAX_BLOCKED_AT_ONCE,
  type OperatorStore,
  type UploadReader,
} from "@envoi/store";
import express, { type Request } from "express";
import { z } from "zod";
import { createUploadActions, type UploadActionDeps } from "../upload-actions.ts";

/** Maximum number of bodies on the list. */
const MAX_BLOCKED_BODIES = 100_000;
const RETRY_AFTER_SECONDS = 30;
const UNREADABLE = Symbol("unreadable");
const SHA256 = /^[0-9a-f]{64}$/;

const blockSchema = z.strictObject({
  bodies: z
    .array(z.strictObject({ sha256: z.string().regex(SHA256), bytes: z.int().positive() }))
    .min(1)
    .max(MAX_BLOCKED_AT_ONCE),
  reason: operatorReason,
});

type BlocklistDeps = UploadActionDeps & {
  uploads: UploadReader & OperatorStore & BlocklistStore;
  blobs: Pick<BlobStore, "size" | "readChunks">;
  audit: Audit;
};

/** Calls about bodies that must not be uploaded again: list, block, unblock, and take down uploads with such a body. */
export function blocklistCalls(deps: BlocklistDeps) {
  const { uploads, audit } = deps;
  let isTakingDown = false;

  async function* takeDownBlocked(request: Request, reason: string, signal: AbortSignal) {
    try {
      await audit.done(request, "blocklist apply", { reason });
      yield* takeDownAll(deps, request, reason, signal);
    } finally {
      isTakingDown = false;
    }
  }

  return {
    "/blocklist": {
      readBody: express.json({ limit: 65_536 }),
      async get(request) {
        await audit.done(request, "blocklist list");
        return uploads.listBlocked();
      },
      async post(request) {
        const { bodies, reason } = operatorInput(blockSchema, request.body);
        const about = { sha256: bodies.map(({ sha256 }) => sha256), reason };
        let added = 0;
        await audit.act(request, "blocklist add", about, async () => {
          const blocked = await uploads.blockBodies(bodies, MAX_BLOCKED_BODIES);
          if (blocked === "full") throw new ProtocolError("full");
          added = blocked;
          return "blocked";
        });
        return { added, known: bodies.length - added };
      },
    },
    "/blocklist/take-down": {
      async post(request, response) {
        const reason = parseReason(request);
        // Only one call runs at a time, because each reads all bodies of the same length as a blocked body.
        if (isTakingDown) throw new ProtocolError("busy", { retryAfterSeconds: RETRY_AFTER_SECONDS });
        isTakingDown = true;
        return takeDownBlocked(request, reason, clientGone(response));
      },
    },
    "/blocklist/:id": {
      async delete(request) {
        const { id: sha256 } = request.params;
        const reason = parseReason(request);
        if (!SHA256.test(sha256)) throw new ProtocolError("not_found");
        const outcome = await audit.act(request, "blocklist remove", { sha256, reason }, () =>
          uploads.unblockBody(sha256),
        );
        if (outcome === null) throw new ProtocolError("not_found");
        return { sha256, outcome };
      },
    },
    "/uploads/:id/body": {
      async get(request, response) {
        const id = uploadIdOf(request);
        await audit.done(request, "hash body", { uploadId: id });
        return hashBody(deps, id, clientGone(response));
      },
    },
  } satisfies Record<string, OperatorCalls>;
}

/** Takes down every visible Upload whose body is blocked. Reads only bodies of the same length as a blocked body. */
async function* takeDownAll(deps: BlocklistDeps, request: Request, reason: string, signal: AbortSignal) {
  const { uploads, blobs } = deps;
  const actions = createUploadActions(deps);
  const lengths = new Set<number>();
  for await (const { bytes } of uploads.listBlocked()) lengths.add(bytes);
  if (lengths.size === 0) return;
  for await (const { id, blobKey } of uploads.listUploads()) {
    if (signal.aborted) return;
    const bytes = (await uploads.read(id))?.ciphertextBytes;
    if (bytes === undefined || !lengths.has(bytes)) continue;
    const sha256 = await blobSha256(blobs, blobKey, signal, bytes).catch(() => UNREADABLE);
    if (signal.aborted) return;
    if (sha256 === UNREADABLE) yield { id, outcome: "unreadable" };
    if (typeof sha256 !== "string" || !(await uploads.isBlocked({ sha256, bytes }))) continue;
    const outcome = await actions.act(request, "take-down", id, reason).catch(orGone);
    if (outcome !== null) yield { id, sha256, outcome };
  }
}

/** Ignores the error for an Upload that has ended in the meantime. */
function orGone(error: unknown): null {
  if (error instanceof ProtocolError && error.code === "not_found") return null;
  throw error;
}

/**
 * @returns the digest and length of the body, or nothing if the body is removed before it has been read
 * @throws ProtocolError `not_found` for an Upload that is neither visible nor taken down
 */
async function* hashBody(
  { uploads, blobs }: Pick<BlocklistDeps, "uploads" | "blobs">,
  id: UploadId,
  signal: AbortSignal,
) {
  const upload = (await uploads.read(id)) ?? (await uploads.readTakenDown(id));
  if (upload === null) throw new ProtocolError("not_found");
  const { blobKey, ciphertextBytes: bytes } = upload;
  const sha256 = await blobSha256(blobs, blobKey, signal, bytes);
  if (sha256 !== null) yield { sha256, bytes };
}
