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
  /** The name of a single file, before any renaming. `null` for several files. */
  name: string | null;
  parts: PartFile[];
  ifExists: IfExists;
  /** Whether all bytes have arrived, so that only final names are missing. */
  isComplete: boolean;
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

/** Identifies a download: an upload and the destination folder. */
export type DownloadPlace = Pick<UnfinishedDownload, "id" | "origin" | "folder">;

/** A download that this process is receiving. */
export type TakenDownload = {
  kept: UnfinishedDownload | null;
  /** Whether there is a record now. */
  isKept(): boolean;
  write(download: UnfinishedDownload): Promise<void>;
  /** Deletes the record of a complete or abandoned download. */
  remove(): Promise<void>;
  /** Allows other processes to receive the upload into the folder. */
  release(): Promise<void>;
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

  /** Whether a download is stored, so that it can be continued. */
  async has(place: DownloadPlace): Promise<boolean> {
    return (await this.#records.read(nameOf(place)).catch(() => null)) !== null;
  }

  /** @returns `null` while another process is receiving the upload into the folder */
  async take(place: DownloadPlace): Promise<TakenDownload | null> {
    const name = nameOf(place);
    await makePrivateFolder(this.#records.folder);
    const unlock = await takeLock(path.join(this.#records.folder, `${name}.lock`));
    if (unlock === null) return null;
    // A download whose record cannot be read cannot be continued.
    const kept = await this.#records.read(name).catch(() => null);
    let isKept = kept !== null;
    return {
      kept,
      isKept: () => isKept,
      write: async (download) => {
        await this.#records.write(name, download);
        isKept = true;
      },
      remove: async () => {
        await this.#records.remove(name);
        isKept = false;
      },
      release: unlock,
    };
  }
}

/** The folder's path may be private, so its hash names the record. Servers may use each other's ids. */
function nameOf({ id, origin, folder }: DownloadPlace): string {
  const place = JSON.stringify([origin, path.resolve(folder)]);
  return `${id}-${createHash("sha256").update(place).digest("hex").slice(0, 16)}`;
}

function parse(json: unknown): UnfinishedDownload | null {
  const {
    id,
    metadata,
    parts,
    durableBytes,
    name = null,
    isComplete = false,
    ...others
  } = (json ?? {}) as Partial<UnfinishedDownload>;
  const parsed = metadataSchema.safeParse(metadata);
  const uploadId = parseUploadId(id);
  if (uploadId === null || !parsed.success || !Array.isArray(parts) || typeof durableBytes !== "number") return null;
  return {
    ...(others as Omit<UnfinishedDownload, "id" | "metadata" | "parts" | "durableBytes" | "name" | "isComplete">),
    id: uploadId,
    metadata: parsed.data,
    parts,
    durableBytes,
    name,
    isComplete,
  };
}
