export * from "./decryption-error.ts";
export * from "./file-list.ts";
export { deriveKeychain, derivePasswordAuthKey, type Keychain } from "./keychain.ts";
export { type OpenOptions, openRecords } from "./open-records.ts";
export { type BodyRecords, openBodyRecords, recordCount, recordRange } from "./record-run.ts";
export { type SealOptions, sealRecords } from "./seal-records.ts";
export * from "./sealed-metadata.ts";
export { createSecret, parseSecret, type Secret } from "./secret.ts";
export * from "./share-link.ts";
