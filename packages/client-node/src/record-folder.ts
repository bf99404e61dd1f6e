import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { DeviceError } from "@envoi/client";
import { makePrivateFolder, readPrivateFile, writePrivateFile } from "./private-files.ts";
import type { Vault } from "./vault.ts";

/** Maximum record length, set by the Manifest of an upload with the maximum number of files. */
const MAX_RECORD_BYTES = 32 * 1_048_576;
const SUFFIX = ".sealed";
const NAME = /^[\w-]{1,64}$/;

/** A record that can't be opened: it is damaged, or was sealed with another key. */
export type UnreadableRecord = { name: string; error: unknown };

export type RecordForm<Content> = {
  toJson(content: Content): unknown;
  /** @returns `null` for a malformed record */
  parse(json: unknown): Content | null;
};

/**
 * Sealed records in a private folder. Each has its own file, so concurrent programs never overwrite each other's
 * records.
 */
export class RecordFolder<Content> {
  readonly #folder: string;
  readonly #vault: Vault;
  readonly #form: RecordForm<Content>;

  constructor(folder: string, vault: Vault, form: RecordForm<Content>) {
    this.#folder = folder;
    this.#vault = vault;
    this.#form = form;
  }

  get folder(): string {
    return this.#folder;
  }

  async write(name: string, content: Content): Promise<void> {
    await makePrivateFolder(this.#folder);
    await writePrivateFile(this.#pathOf(name), await this.#vault.seal(this.#form.toJson(content)));
  }

  /** @returns the record; `null` if it does not exist. @throws DecryptionError; DeviceError `bad_record` */
  async read(name: string): Promise<Content | null> {
    const sealed = await readPrivateFile(this.#pathOf(name), MAX_RECORD_BYTES);
    if (sealed === null) return null;
    const content = this.#form.parse(await this.#vault.open(sealed));
    if (content !== null) return content;
    throw new DeviceError("bad_record", `${this.#pathOf(name)} is damaged, or was written by another version.`);
  }

  /** All records, with unreadable ones listed separately. */
  async readAll(): Promise<{ records: { name: string; content: Content }[]; unreadable: UnreadableRecord[] }> {
    const names = await readdir(this.#folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return [];
      throw error;
    });
    const records: { name: string; content: Content }[] = [];
    const unreadable: UnreadableRecord[] = [];
    for (const file of names.toSorted()) {
      const name = file.endsWith(SUFFIX) ? file.slice(0, -SUFFIX.length) : "";
      if (!NAME.test(name)) continue;
      try {
        const content = await this.read(name);
        if (content !== null) records.push({ name, content });
      } catch (error) {
        unreadable.push({ name, error });
      }
    }
    return { records, unreadable };
  }

  async remove(name: string): Promise<void> {
    await rm(this.#pathOf(name), { force: true });
  }

  #pathOf(name: string): string {
    if (!NAME.test(name)) throw new RangeError(`${JSON.stringify(name)} is no name of a record`);
    return path.join(this.#folder, `${name}${SUFFIX}`);
  }
}
