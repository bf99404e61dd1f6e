import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { DeviceError, pause } from "@envoi/client";
import { makePrivateFolder, readPrivateFile, takeLock, type Vault, writePrivateFile } from "@envoi/client-node";
import { openFileList, sealFileList } from "@envoi/crypto";
import { decodeBase64, encodeBase64Url } from "@envoi/protocol";
import type { Keyring } from "./keyring.ts";

const SUFFIX = ".secret";
const KEY_NAME = "device-key";
const KEY_BYTES = 16;
const LOCK_RETRY_MS = 50;
const MAX_LOCK_WAIT_MS = 10_000;
const MAX_SECRET_BYTES = 65_536;

/** Where secrets are stored: in the system keyring, or in files that only this user can read. */
export type SecretPlace = "keyring" | "file";

/** This device's small secrets, by name: the key to its records, and account tokens. */
export class Secrets {
  readonly #folder: string;
  /** `null` once the keyring has failed; secrets are then stored in files. */
  #keyring: Keyring | null;

  constructor(folder: string, keyring: Keyring | null) {
    this.#folder = folder;
    this.#keyring = keyring;
  }

  /** @returns `file` if any secret is in a file, even if it was stored before a keyring was available */
  async findPlace(): Promise<SecretPlace> {
    const files = await readdir(this.#folder).catch(() => []);
    return this.#keyring === null || files.some((file) => file.endsWith(SUFFIX)) ? "file" : "keyring";
  }

  /** Also finds secrets stored in files before a keyring was available. */
  async read(name: string): Promise<string | null> {
    const file = await readPrivateFile(this.#fileOf(name), MAX_SECRET_BYTES);
    if (file !== null) return new TextDecoder().decode(file);
    return this.#useKeyring((keyring) => keyring.read(name));
  }

  /** @returns where the secret is now stored */
  async write(name: string, secret: string): Promise<SecretPlace> {
    const written = await this.#useKeyring(async (keyring) => {
      await keyring.write(name, secret);
      return true;
    });
    if (written) {
      await rm(this.#fileOf(name), { force: true });
      return "keyring";
    }
    await makePrivateFolder(this.#folder);
    await writePrivateFile(this.#fileOf(name), secret);
    return "file";
  }

  async remove(name: string): Promise<void> {
    await this.#useKeyring((keyring) => keyring.remove(name));
    await rm(this.#fileOf(name), { force: true });
  }

  /** Waits while another process holds the lock. @throws DeviceError `locked` if that takes too long */
  async lock(name: string, signal?: AbortSignal): Promise<() => Promise<void>> {
    await makePrivateFolder(this.#folder);
    const file = `${this.#fileOf(name)}.lock`;
    const startedAtMs = performance.now();
    do {
      const unlock = await takeLock(file);
      if (unlock !== null) return unlock;
      await pause(LOCK_RETRY_MS, signal);
      signal?.throwIfAborted();
    } while (performance.now() - startedAtMs < MAX_LOCK_WAIT_MS);
    const hint = `If no other envoi is running, delete ${file}.`;
    throw new DeviceError("locked", `Another process has been using this device's secrets for too long. ${hint}`);
  }

  /** @returns `null` if there is no keyring, or if the keyring fails, for example because it is locked */
  async #useKeyring<Result>(use: (keyring: Keyring) => Promise<Result>): Promise<Result | null> {
    try {
      return this.#keyring === null ? null : await use(this.#keyring);
    } catch {
      this.#keyring = null;
      return null;
    }
  }

  #fileOf(name: string): string {
    return path.join(this.#folder, `${encodeURIComponent(name)}${SUFFIX}`);
  }
}

/** Seals this device's records under its key, which is created on first use. */
export function createVault(secrets: Secrets): Vault {
  let known: Promise<Uint8Array<ArrayBuffer>> | null = null;

  /** One process creates the key; others that start at the same time wait for it. */
  async function readKey(): Promise<Uint8Array<ArrayBuffer>> {
    const stored = await secrets.read(KEY_NAME);
    if (stored !== null) return parseKey(stored);
    const unlock = await secrets.lock(KEY_NAME);
    try {
      const latest = await secrets.read(KEY_NAME);
      if (latest !== null) return parseKey(latest);
      const fresh = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
      await secrets.write(KEY_NAME, encodeBase64Url(fresh));
      return fresh;
    } finally {
      await unlock();
    }
  }

  function key(): Promise<Uint8Array<ArrayBuffer>> {
    known ??= readKey();
    return known;
  }

  return {
    seal: async (json) => sealFileList(await key(), [json]),
    open: async (sealed) => (await openFileList(await key(), sealed))[0],
  };
}

function parseKey(text: string): Uint8Array<ArrayBuffer> {
  const key = decodeBase64(text.trim());
  if (key?.byteLength === KEY_BYTES) return key;
  throw new DeviceError("bad_key", "The key to this device's records is damaged, so they can't be read.");
}
