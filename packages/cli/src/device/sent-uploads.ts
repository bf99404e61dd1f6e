import { RecordFolder, type Vault } from "@envoi/client-node";
import { type ManifestFile, type OwnerToken, parseUploadId, type UploadId } from "@envoi/protocol";

/**
 * An upload sent from this device. Its fields are named as in the protocol's account list, so that the upload can
 * be added to that list. Times in ms since 1970, `timeLimit` in seconds.
 */
export type SentUpload = {
  id: UploadId;
  /** Origin of the server that has the upload. It alone may receive the owner token. */
  server: string;
  /** The link, with its key. Its origin is named by the server, and may be another one. */
  url: string;
  name: string;
  size: number;
  manifest: { files: ManifestFile[] };
  title?: string;
  /** Present only with a strong password; needed to change the password. */
  contentKey?: string;
  createdAt: number;
  expiresAt: number;
  secretKey: string;
  ownerToken: OwnerToken;
  dlimit: number;
  dtotal: number;
  hasPassword: boolean;
  timeLimit: number;
};

/** Uploads sent from this device, until they end. */
export class SentUploads {
  readonly #records: RecordFolder<SentUpload>;

  constructor(folder: string, vault: Vault) {
    this.#records = new RecordFolder(folder, vault, { toJson: (sent) => sent, parse });
  }

  write(sent: SentUpload): Promise<void> {
    return this.#records.write(sent.id, sent);
  }

  remove(id: UploadId): Promise<void> {
    return this.#records.remove(id);
  }

  /** Latest first. `unreadable`: number of records sealed with another key. */
  async readAll(): Promise<{ sent: SentUpload[]; unreadable: number }> {
    const { records, unreadable } = await this.#records.readAll();
    const sent = records.map(({ content }) => content).toSorted((one, other) => other.createdAt - one.createdAt);
    return { sent, unreadable: unreadable.length };
  }
}

function parse(json: unknown): SentUpload | null {
  const { id, server, url, ownerToken, createdAt, expiresAt } = (json ?? {}) as Partial<SentUpload>;
  const isWhole =
    parseUploadId(id) !== null &&
    typeof server === "string" &&
    typeof url === "string" &&
    typeof ownerToken === "string" &&
    typeof createdAt === "number" &&
    typeof expiresAt === "number";
  return isWhole ? (json as SentUpload) : null;
}
