import type { UploadId } from "@envoi/protocol";

/** Data about an unfinished upload's file, which lets the page find the file again. */
export type UnfinishedFile = {
  path: string;
  type: string;
  size: number;
  lastModifiedMs: number;
  /** The note's text, if the file is a note. */
  note?: string;
  /** Reopens the file in browsers with file handles. In other browsers, the user must select the file again. */
  handle?: FileSystemFileHandle;
};

/** The user's choices for an unfinished upload. */
export type UnfinishedDraft = {
  files: readonly UnfinishedFile[];
  downloadLimit: number;
  timeLimitSeconds: number;
  title: string;
  message: string;
  senderName: string;
  /**
   * The password to set once the body has been stored. A strong password cannot be set later, because the keys depend
   * on it.
   */
  password: string | null;
  /** The strong password itself is not kept: if the files must be sent again, the sender must retype it. */
  hasStrongPassword?: boolean;
  /** The uid of the sender; `null` if nobody was signed in. */
  account: string | null;
};

/** An upload interrupted because its page was closed. See `[Note: Unfinished uploads]` in `@envoi/client`. */
export type UnfinishedEntry = {
  id: UploadId;
  draft: UnfinishedDraft;
  /** Number of ciphertext bytes stored according to the server's last response. */
  storedBytes: number;
  totalBytes: number;
};

/**
 * Which unfinished uploads stay on the device: this user's, and, with `unowned`, those started while nobody was signed
 * in.
 */
export type Stays = { uid: string | null; unowned: boolean };
