import type { StoredUpload } from "@envoi/store";

/** What an operator sees of an Upload. Its content, names and keys are unknown here. */
export function shown(upload: StoredUpload) {
  const { id, ciphertextBytes, downloads, downloadLimit, passwordSet, isUploading, createdAtMs, expiresAtMs } = upload;
  const [createdAt, expiresAt] = [createdAtMs, expiresAtMs].map((ms) => new Date(ms).toISOString());
  return { id, ciphertextBytes, downloads, downloadLimit, passwordSet, isUploading, createdAt, expiresAt };
}
