import { type Manifest, type ManifestFile, type OwnerToken, parseUploadId, type UploadId } from "@envoi/protocol";

/** What a sender's own device keeps of an upload. Times in ms since 1970 unless said; the names are those of the protocol. */
export type OwnUpload = {
  id: UploadId;
  /** The ShareLink, Secret included. */
  url: string;
  name: string;
  size: number;
  manifest: Manifest;
  /** How long the upload took, ms. */
  time: number;
  /** Bytes per second. */
  speed: number;
  createdAt: number;
  expiresAt: number;
  /** The Secret, URL-safe base64. */
  secretKey: string;
  ownerToken: OwnerToken;
  dlimit: number;
  dtotal: number;
  hasPassword: boolean;
  /** Seconds. */
  timeLimit: number;
};

function isObject(json: unknown): json is Record<string, unknown> {
  return typeof json === "object" && json !== null && !Array.isArray(json);
}

function isAmount(json: unknown): json is number {
  return typeof json === "number" && Number.isFinite(json) && json >= 0;
}

function amountOr(json: unknown, fallback: number): number {
  return isAmount(json) ? json : fallback;
}

function isManifestFile(json: unknown): json is ManifestFile {
  return (
    isObject(json) && typeof json["name"] === "string" && isAmount(json["size"]) && typeof json["type"] === "string"
  );
}

function parseManifest(json: unknown): Manifest | null {
  if (!isObject(json)) return null;
  const { files } = json;
  return Array.isArray(files) && files.every(isManifestFile) ? { files } : null;
}

/** @returns the record, or `null` when this is none: it needs a Manifest, and all that makes it usable */
export function parseOwnUpload(json: unknown): OwnUpload | null {
  if (!isObject(json)) return null;
  const id = parseUploadId(json["id"]);
  const manifest = parseManifest(json["manifest"]);
  const { url, name, size, createdAt, expiresAt, secretKey, ownerToken } = json;
  if (id === null || manifest === null || !isAmount(size) || !isAmount(createdAt) || !isAmount(expiresAt)) return null;
  if (typeof url !== "string" || typeof name !== "string" || typeof secretKey !== "string") return null;
  if (typeof ownerToken !== "string") return null;
  return {
    id,
    url,
    name,
    size,
    manifest,
    time: amountOr(json["time"], 0),
    speed: amountOr(json["speed"], 0),
    createdAt,
    expiresAt,
    secretKey,
    // The token is opaque text: there is no form to check.
    ownerToken: ownerToken as OwnerToken,
    dlimit: amountOr(json["dlimit"], 1),
    dtotal: amountOr(json["dtotal"], 0),
    hasPassword: json["hasPassword"] === true,
    timeLimit: amountOr(json["timeLimit"], 0),
  };
}

/** Used up or out of time: nobody can fetch it any more. */
export function isExpired(upload: OwnUpload, nowMs: number): boolean {
  return upload.dtotal >= upload.dlimit || nowMs > upload.expiresAt;
}
