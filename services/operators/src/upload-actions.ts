import { createHash } from "node:crypto";
import type { OutboxRelay } from "@envoi/events";
import type { Audit } from "@envoi/platform";
import { ProtocolError, type UploadId } from "@envoi/protocol";
import type { OpenClaim, OperatorStore, OwnerStore, StoredUpload, UploadReader } from "@envoi/store";
import type { Request } from "express";
import type { OperatorsReporter } from "./reporter.ts";

type Asking = Pick<Request, "headers">;

export const ACTIONS = ["take-down", "restore", "delete"] as const;
export type Action = (typeof ACTIONS)[number];

const iso = (ms: number) => new Date(ms).toISOString();

/** An Upload as an operator sees it: without its content, names and keys, which the server does not know. */
export function shown(upload: StoredUpload) {
  const { id, ciphertextBytes, downloads, downloadLimit, passwordSet, isUploading, requestId } = upload;
  const times = { createdAt: iso(upload.createdAtMs), expiresAt: iso(upload.expiresAtMs) };
  const delivery = requestId !== null && { requestId };
  return { id, ciphertextBytes, downloads, downloadLimit, passwordSet, isUploading, ...delivery, ...times };
}

const NAME_CHARACTERS = 12;

/**
 * Anyone who knows a Claim's id can download under that Claim, so operators see only a hash of the id, to distinguish
 * Claims.
 */
function shownClaim({ claimId, untilMs, ...claim }: OpenClaim) {
  const name = createHash("sha256").update(claimId).digest("hex").slice(0, NAME_CHARACTERS);
  return { name, ...claim, until: iso(untilMs) };
}

export type UploadActionDeps = {
  uploads: UploadReader & OperatorStore & Pick<OwnerStore, "delete">;
  relay: Pick<OutboxRelay, "nudge">;
  report: Pick<OperatorsReporter, "takenDown">;
  audit: Audit;
};

/**
 * Operators' actions on one upload. Each action writes its lines to the audit log.
 * @throws ProtocolError `not_found`
 */
export function createUploadActions({ uploads, relay, report, audit }: UploadActionDeps) {
  const works: Record<Action, (id: UploadId) => Promise<string | null>> = {
    async "take-down"(id) {
      const outcome = await uploads.takeDown(id);
      if (outcome !== null) report.takenDown();
      return outcome;
    },
    restore: (id) => uploads.restore(id),
    delete: (id) => uploads.delete(id, crypto.randomUUID(), "operator"),
  };
  return {
    async show(request: Asking, id: UploadId) {
      const [visible, hidden, state] = await Promise.all([
        uploads.read(id),
        uploads.readTakenDown(id),
        uploads.inspect(id),
      ]);
      const upload = visible ?? hidden;
      await audit.done(request, "show", { uploadId: id });
      if (state === null) throw new ProtocolError("not_found");
      return { ...state, id, ...(upload !== null && shown(upload)) };
    },
    async claims(request: Asking, id: UploadId) {
      await audit.done(request, "claims", { uploadId: id });
      const claims = await uploads.openClaims(id);
      if (claims.length === 0 && (await uploads.inspect(id)) === null) throw new ProtocolError("not_found");
      return claims.map(shownClaim);
    },
    async act(request: Asking, action: Action, id: UploadId, reason: string): Promise<string> {
      const outcome = await audit.act(request, action, { uploadId: id, reason }, () => works[action](id));
      if (outcome === null) throw new ProtocolError("not_found");
      relay.nudge(id);
      return outcome;
    },
  };
}
