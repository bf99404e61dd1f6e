import type { UploadId } from "@envoi/protocol";

/** What is known about a file of an unfinished upload. It lets the page find the file again. */
export type UnfinishedFile = {
  path: string;
  type: string;
  size: number;
  lastModifiedMs: number;
  /** The note's text, if the file is a note. */
  note?: string;
  /** Reopens the file, in browsers that have such handles. In others, the person must choose the file again. */
  handle?: FileSystemFileHandle;
};

/** The person's choices for an unfinished upload. */
export type UnfinishedDraft = {
  files: readonly UnfinishedFile[];
  downloadLimit: number;
  timeLimitSeconds: number;
  title: string;
  message: string;
  senderName: string;
  /**
   * The password to set once the body has been stored. A strong password is not set later, because the keys depend on
   * it.
   */
  password: string | null;
  /** The strong password itself is not kept: if the files must be sent again, the sender has to type it again. */
  hasStrongPassword?: boolean;
  /** The uid of the sender; `null` if nobody was signed in. */
  account: string | null;
};

/** An upload that was cut short because its page was closed. See `[Note: Unfinished uploads]` in `@envoi/client`. */
export type UnfinishedEntry = {
  id: UploadId;
  draft: UnfinishedDraft;
  /** Number of bytes of ciphertext that the server had stored when it last answered. */
  storedBytes: number;
  totalBytes: number;
};

/** Which uploads stay on the device: this person's, and perhaps those started while nobody was signed in. */
export type Stays = { uid: string | null; unowned: boolean };
