import type { UnfinishedEntry as Entry } from "@envoi/client-browser";
import type { RequestId } from "@envoi/protocol";

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
  /** The request to which the files are sent; absent for an upload with a link. */
  request?: RequestId;
};

export type UnfinishedEntry = Entry<UnfinishedDraft>;
