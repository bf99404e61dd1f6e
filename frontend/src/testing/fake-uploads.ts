import type { Nonce, OwnerToken, UploadId } from "@envoi/protocol";
import { parseUploadId } from "@envoi/protocol";
import type { FinishedUpload } from "../shared/transfer/transfer.ts";
import type { UnfinishedDraft } from "../shared/unfinished-draft.ts";
import type { OwnUpload } from "../shared/uploads/own-upload.ts";

export const SECRET = "AAECAwQFBgcICQoLDA0ODw";
export const OTHER_SECRET = "EBESExQVFhcYGRobHB0eHw";

/** The Nonce sent by the fake server. */
export const NONCE = "AAECAwQFBgcICQoLDA0ODw==" as Nonce;

export function uploadId(text = "0123456789abcdef"): UploadId {
  const id = parseUploadId(text);
  if (id === null) throw new Error(`not an id: ${text}`);
  return id;
}

/** Any text would be valid because owner tokens are opaque. */
export const OWNER_TOKEN = "00112233445566778899" as OwnerToken;

export function fakeFinishedUpload(changes: Partial<FinishedUpload> = {}): FinishedUpload {
  const id = changes.id ?? uploadId();
  const url = `https://envoi.example/download/${id}/`;
  return {
    id,
    url,
    shareLink: `${url}#${SECRET}`,
    secretB64: SECRET,
    ownerToken: OWNER_TOKEN,
    name: "letter.txt",
    size: 5,
    type: "text/plain",
    manifest: { files: [{ name: "letter.txt", size: 5, type: "text/plain" }] },
    downloadLimit: 1,
    timeLimitSeconds: 86_400,
    durationMs: 1_000,
    ...changes,
  };
}

export function fakeOwnUpload(changes: Partial<OwnUpload> = {}): OwnUpload {
  const id = changes.id ?? uploadId();
  return {
    id,
    url: `https://envoi.example/download/${id}/#${SECRET}`,
    name: "letter.txt",
    size: 5,
    manifest: { files: [{ name: "letter.txt", size: 5, type: "text/plain" }] },
    title: null,
    contentKey: null,
    others: {},
    time: 1_000,
    speed: 5,
    createdAt: 1_000_000,
    expiresAt: 1_000_000 + 86_400_000,
    secretKey: SECRET,
    nonce: null,
    ownerToken: OWNER_TOKEN,
    dlimit: 1,
    dtotal: 0,
    hasPassword: false,
    awaitsPassword: false,
    awaitsSync: true,
    account: null,
    deletesAt: null,
    timeLimit: 86_400,
    expired: false,
    open: false,
    ...changes,
  };
}

export function fakeUnfinishedDraft(changes: Partial<UnfinishedDraft> = {}): UnfinishedDraft {
  return {
    files: [{ path: "letter.txt", type: "text/plain", size: 5, lastModifiedMs: 1_000 }],
    downloadLimit: 1,
    timeLimitSeconds: 86_400,
    title: "",
    message: "",
    senderName: "",
    password: null,
    account: null,
    ...changes,
  };
}
