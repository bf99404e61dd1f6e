import type { PasswordProfile, Secret } from "@envoi/crypto";
import type { DeliveryField, Metadata, OwnerToken, UploadId } from "@envoi/protocol";
import type { HttpUpload } from "./send-over-http.ts";

/*
 * [Note: Unfinished uploads]
 *
 * An upload outlives its page if the page stores what is needed to continue it: the session, the keys, and the tag of
 * each Record, stored durably before the Record is sent ([Note: Sealing again]). Anyone who can read this data on the
 * device can open the upload, as with the list of finished uploads. A page also stores the password that it still has
 * to set. None of this data is ever sent, except the OwnerToken.
 */

/** An upload whose session has been opened. Keys are raw bytes. */
export type UnfinishedUpload = {
  id: UploadId;
  /** Origin of the link. */
  origin: string;
  ownerToken: OwnerToken;
  secret: Secret;
  passwordProfile: PasswordProfile;
  /** The key of the Records. */
  bodyKey: Uint8Array<ArrayBuffer>;
  /** Salt of the body, 16 bytes. */
  salt: Uint8Array<ArrayBuffer>;
  /** Set if the body is sent in HTTP requests instead of over sockets. */
  http: HttpUpload | null;
  /** Set with password profile 2. */
  contentKey: Uint8Array<ArrayBuffer> | null;
  /** Set if the upload is a delivery, which has no link. */
  delivery?: DeliveryField;
  metadata: Metadata;
  downloadLimit: number;
  timeLimitSeconds: number;
  /** Whether its link works before it is complete. */
  isLive?: boolean;
  /** See `UploadRequest.favoursRecipients`. */
  favoursRecipients?: boolean;
};

/** Stores an unfinished upload on the device. See [Note: Unfinished uploads]. */
export type UploadJournal = {
  begin(upload: UnfinishedUpload): Promise<void>;
  /**
   * Durably stores the tags of Records, 16 bytes each.
   *
   * @param first - the number of the first of these Records
   */
  keepTags(first: number, tags: Uint8Array<ArrayBuffer>): Promise<void>;
  /** Forgets the upload, because it cannot be continued or its result is recorded. */
  end(): Promise<void>;
};

export type ForgivingJournal = UploadJournal & {
  /** Whether the upload can be continued by another page. */
  readonly isKeeping: boolean;
};

/**
 * A journal that does not stop the upload when storing fails. Instead, it forgets the upload, which continues only
 * while the page is open.
 *
 * @param journal - `null`: nothing is stored
 * @throws the errors of `end`, after which some tags may be missing from the stored upload
 */
export function forgivingJournal(journal: UploadJournal | null): ForgivingJournal {
  let kept = journal;
  async function use(work: (journal: UploadJournal) => Promise<void>): Promise<void> {
    if (kept === null) return;
    const used = kept;
    try {
      await work(used);
    } catch {
      if (kept === null) return;
      kept = null;
      await used.end();
    }
  }
  return {
    get isKeeping() {
      return kept !== null;
    },
    begin: (upload) => use((used) => used.begin(upload)),
    keepTags: (first, tags) => use((used) => used.keepTags(first, tags)),
    async end() {
      const used = kept;
      kept = null;
      await used?.end();
    },
  };
}
