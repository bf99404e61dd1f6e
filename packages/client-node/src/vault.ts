/** Seals the data stored on this device, so that a copied disk or backup reveals nothing without the key. */
export type Vault = {
  seal(json: unknown): Promise<Uint8Array<ArrayBuffer>>;
  /** @throws DecryptionError for anything sealed with another key */
  open(sealed: Uint8Array<ArrayBuffer>): Promise<unknown>;
};
