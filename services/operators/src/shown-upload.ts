import type { StoredUpload } from "@envoi/store";

/** An Upload as an operator sees it. Its content, names and keys are unknown here. */
export function shown(upload: StoredUpload) {
  const { id, ciphertextBytes, downloads, downloadLimit, passwordSet, isUploading, createdAtMs, expiresAtMs } = upload;
  const iso = (ms: number) => new Date(ms).toISOString();
  const times = { createdAt: iso(createdAtMs), expiresAt: iso(expiresAtMs) };
  return { id, ciphertextBytes, downloads, downloadLimit, passwordSet, isUploading, ...times };
}
