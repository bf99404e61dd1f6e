import type { UploadId } from "@envoi/protocol";

/** A file of an unfinished upload: where the page can find it again. */
export type UnfinishedFile = {
  path: string;
  type: string;
  size: number;
  lastModifiedMs: number;
  /** The text of a note. */
  note?: string;
  /** Reopens the file, in browsers that have such handles. Otherwise the person chooses it again. */
  handle?: FileSystemFileHandle;
};

/** What the person had chosen for an unfinished upload. */
export type UnfinishedDraft = {
  files: readonly UnfinishedFile[];
  downloadLimit: number;
  timeLimitSeconds: number;
  title: string;
  message: string;
  senderName: string;
  /** Set once the body is stored. A strong password is part of the keys instead. */
  password: string | null;
  /** It is kept nowhere: if the files must be sent anew, the sender types it again. */
  hasStrongPassword?: boolean;
  /** The uid of the sender; `null` if nobody was signed in. */
  account: string | null;
};

/** An upload that was cut short because its page was closed. See `[Note: Unfinished uploads]` in `@envoi/client`. */
export type UnfinishedEntry = {
  id: UploadId;
  draft: UnfinishedDraft;
  /** Of the ciphertext: what the server had when it was last heard. */
  storedBytes: number;
  totalBytes: number;
};

/** Which uploads stay on the device: this person's, and perhaps those begun while nobody was signed in. */
export type Stays = { uid: string | null; unowned: boolean };
