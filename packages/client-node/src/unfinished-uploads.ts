import path from "node:path";
import { DeviceError, type UnfinishedUpload, type UploadJournal } from "@envoi/client";
import { decodeBase64, encodeBase64Url, parseUploadId, type UploadId } from "@envoi/protocol";
import { takeLock } from "./lock-file.ts";
import { makePrivateFolder } from "./private-files.ts";
import { RecordFolder } from "./record-folder.ts";
import { type TagGroup, TagLog } from "./tag-log.ts";
import type { Vault } from "./vault.ts";

/** The state of an unfinished upload's file when it was selected. */
export type UnfinishedFile = {
  path: string;
  name: string;
  type: string;
  size: number;
  /** In milliseconds since 1970, with a fraction. */
  modifiedMs: number;
};

/** The data for continuing an upload: its session, keys and files, and any password still to be set. */
export type UnfinishedDraft = {
  /** Origin of the server that has the session. The link's origin may be another one. */
  server: string;
  files: UnfinishedFile[];
  password: string | null;
  startedAtMs: number;
  /** The caller's own data about the upload. */
  about?: unknown;
};

export type KeptUpload = { upload: UnfinishedUpload; draft: UnfinishedDraft };

/** `isKept`: whether the upload is stored, so that it can be continued. */
export type StoredJournal = UploadJournal & { isKept(): boolean };

/** This device's incomplete uploads. The process sending an upload holds its lock. */
export class UnfinishedUploads {
  readonly #records: RecordFolder<KeptUpload>;

  constructor(folder: string, vault: Vault) {
    this.#records = new RecordFolder(folder, vault, { toJson, parse: parseKept });
  }

  /** Stores a new upload. See `UploadJournal`, whose `begin` throws DeviceError `in_use`. */
  journal(draft: UnfinishedDraft): StoredJournal {
    let kept: { id: UploadId; tags: TagLog; unlock: () => Promise<void> } | null = null;
    return {
      isKept: () => kept !== null,
      begin: async (upload) => {
        const { id } = upload;
        await makePrivateFolder(this.#records.folder);
        const unlock = await takeLock(this.#lockOf(id));
        if (unlock === null) throw new DeviceError("in_use", "Another process is sending this upload.");
        kept = { id, tags: new TagLog(this.#tagsOf(id)), unlock };
        await this.#records.write(id, { upload, draft });
      },
      keepTags: async (first, tags) => kept?.tags.append({ first, tags }),
      end: async () => {
        if (kept === null) return;
        const { id, tags, unlock } = kept;
        kept = null;
        await this.#records.remove(id);
        await tags.remove();
        await unlock();
      },
    };
  }

  async readAll(): Promise<KeptUpload[]> {
    return (await this.#records.readAll()).records.map(({ content }) => content);
  }

  /** Whether an upload is stored, so that it can be continued. */
  async has(id: UploadId): Promise<boolean> {
    return (await this.#records.read(id).catch(() => null)) !== null;
  }

  /**
   * Takes over an upload to continue it.
   *
   * @returns `null` if another process is sending the upload, or if it is not stored
   */
  async take(id: UploadId): Promise<(KeptUpload & { tags: TagGroup[]; journal: UploadJournal }) | null> {
    const unlock = await takeLock(this.#lockOf(id));
    if (unlock === null) return null;
    const kept = await this.#records.read(id).catch(async (error: unknown) => {
      await unlock();
      throw error;
    });
    if (kept === null) {
      await unlock();
      return null;
    }
    const log = new TagLog(this.#tagsOf(id));
    const journal: UploadJournal = {
      begin: async () => {},
      keepTags: (first, tags) => log.append({ first, tags }),
      end: async () => {
        await this.#records.remove(id);
        await log.remove();
        await unlock();
      },
    };
    return { ...kept, tags: await log.readAll(), journal };
  }

  #tagsOf(id: UploadId): string {
    return path.join(this.#records.folder, `${id}.tags`);
  }

  #lockOf(id: UploadId): string {
    return path.join(this.#records.folder, `${id}.lock`);
  }
}

/** The fields that contain bytes, which JSON cannot represent. */
const BYTE_FIELDS = ["secret", "bodyKey", "salt", "contentKey"] as const;

function toJson({ upload, draft }: KeptUpload): unknown {
  const bytes = BYTE_FIELDS.map((field) => [field, upload[field] && encodeBase64Url(upload[field])]);
  return { draft, upload: { ...upload, ...Object.fromEntries(bytes) } };
}

function parseKept(json: unknown): KeptUpload | null {
  const { upload, draft } = (json ?? {}) as { upload?: Record<string, unknown>; draft?: UnfinishedDraft };
  if (parseUploadId(upload?.["id"]) === null || !Array.isArray(draft?.files) || typeof draft.server !== "string")
    return null;
  const bytes = BYTE_FIELDS.map((field) => {
    const text = upload?.[field];
    return [field, typeof text === "string" ? decodeBase64(text) : null] as const;
  });
  // Only the content key may be absent.
  if (bytes.some(([field, value]) => value === null && field !== "contentKey")) return null;
  return { upload: { ...upload, ...Object.fromEntries(bytes) } as UnfinishedUpload, draft };
}
