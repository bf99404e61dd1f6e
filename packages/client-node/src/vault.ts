/** Seals the data stored on this device. Without the key, a copy of the disk or a backup reveals nothing. */
export type Vault = {
  seal(json: unknown): Promise<Uint8Array<ArrayBuffer>>;
  /** @throws DecryptionError for anything sealed with another key */
  open(sealed: Uint8Array<ArrayBuffer>): Promise<unknown>;
};
