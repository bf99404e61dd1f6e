import { createHash } from "node:crypto";
import path from "node:path";
import type { ClaimTicket, OpenedKeys } from "@envoi/client";
import { type Metadata, metadataSchema, parseUploadId, type UploadId } from "@envoi/protocol";
import { takeLock } from "./lock-file.ts";
import type { IfExists, PartFile } from "./part-files.ts";
import { makePrivateFolder } from "./private-files.ts";
import { RecordFolder } from "./record-folder.ts";
import type { Vault } from "./vault.ts";

/** The data for continuing a download: its link, keys and Claim, and the location of its files. */
export type UnfinishedDownload = {
  id: UploadId;
  origin: string;
  /** The link's fragment. */
  secretB64: string;
  openedKeys: OpenedKeys | null;
  metadata: Metadata;
  /** The destination folder. */
  folder: string;
  parts: PartFile[];
  ifExists: IfExists;
  /** The first bytes of the encrypted body, in base64. `null` until they arrive. */
  headerB64: string | null;
  ticket: ClaimTicket | null;
  /** Number of processes that have received data under the Claim so far. */
  runs: number;
  /** Number of plaintext bytes stored durably in the files. */
  durableBytes: number;
  /** Identifies the current boot of the device. */
  bootId: string;
  startedAtMs: number;
};

/** A download that this process is receiving. */
export type TakenDownload = {
  kept: UnfinishedDownload | null;
  write(download: UnfinishedDownload): Promise<void>;
  /** Deletes the record of a complete or abandoned download. */
  end(): Promise<void>;
  /** Releases the download, to be continued later. */
  leave(): Promise<void>;
};

/** This device's incomplete downloads, one for each upload and folder. */
export class UnfinishedDownloads {
  readonly #records: RecordFolder<UnfinishedDownload>;

  constructor(folder: string, vault: Vault) {
    this.#records = new RecordFolder(folder, vault, { toJson: (download) => download, parse });
  }

  async readAll(): Promise<UnfinishedDownload[]> {
    return (await this.#records.readAll()).records.map(({ content }) => content);
  }

  /** @returns `null` while another process is receiving the upload into the folder */
  async take(id: UploadId, folder: string): Promise<TakenDownload | null> {
    const name = nameOf(id, folder);
    await makePrivateFolder(this.#records.folder);
    const unlock = await takeLock(path.join(this.#records.folder, `${name}.lock`));
    if (unlock === null) return null;
    return {
      // A record that cannot be read cannot be continued.
      kept: await this.#records.read(name).catch(() => null),
      write: (download) => this.#records.write(name, download),
      end: async () => {
        await this.#records.remove(name);
        await unlock();
      },
      leave: unlock,
    };
  }
}

/** The folder's path may be private, so its hash names the record. */
function nameOf(id: UploadId, folder: string): string {
  return `${id}-${createHash("sha256").update(path.resolve(folder)).digest("hex").slice(0, 16)}`;
}

function parse(json: unknown): UnfinishedDownload | null {
  const { id, metadata, parts, durableBytes, ...others } = (json ?? {}) as Partial<UnfinishedDownload>;
  const parsed = metadataSchema.safeParse(metadata);
  const uploadId = parseUploadId(id);
  if (uploadId === null || !parsed.success || !Array.isArray(parts) || typeof durableBytes !== "number") return null;
  return {
    ...(others as Omit<UnfinishedDownload, "id" | "metadata" | "parts" | "durableBytes">),
    id: uploadId,
    metadata: parsed.data,
    parts,
    durableBytes,
  };
}
