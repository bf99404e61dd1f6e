/** Seals what this device keeps, so that a copied disk or a backup says nothing without the key. */
export type Vault = {
  seal(json: unknown): Promise<Uint8Array<ArrayBuffer>>;
  /** @throws DecryptionError for anything that was sealed with another key */
  open(sealed: Uint8Array<ArrayBuffer>): Promise<unknown>;
};
