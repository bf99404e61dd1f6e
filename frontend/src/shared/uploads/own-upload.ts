import { type Manifest, type ManifestFile, type OwnerToken, parseUploadId, type UploadId } from "@envoi/protocol";
import { type AccountState, uidOf } from "../account/account-state.ts";
import { isObject } from "../storage/parse-json.ts";

/** Added to the displayed expiry, so that a link may be shown a moment longer than it exists on the server. */
const EXPIRY_ALLOWANCE_MS = 500;

/**
 * An upload's record on its sender's device. Times are in ms since 1970 unless stated otherwise; names are the
 * protocol's.
 */
export type OwnUpload = {
  id: UploadId;
  /** The ShareLink, including the Secret. */
  url: string;
  name: string;
  size: number;
  manifest: Manifest;
  title: string | null;
  /** With password profile 2: the content key in base64, which the owner needs to change the password. */
  contentKey: string | null;
  /** Fields added by another version of the page, preserved whenever the record is stored or synced. */
  others: Readonly<Record<string, unknown>>;
  /** How long the upload took, in milliseconds. */
  time: number;
  /** In bytes per second. */
  speed: number;
  createdAt: number;
  expiresAt: number;
  /** The Secret in URL-safe base64. */
  secretKey: string;
  /** The latest Nonce in base64. */
  nonce: string | null;
  ownerToken: OwnerToken;
  dlimit: number;
  dtotal: number;
  hasPassword: boolean;
  /**
   * Whether the sender's password is still to be set. Until then, the link is hidden, because anyone with it could open
   * the upload.
   */
  awaitsPassword: boolean;
  /** Whether the upload, its limits or its password have changed since the last sync with the account's list. */
  awaitsSync: boolean;
  /**
   * The uid of the sender or of the account whose list has the upload; `null` if nobody was signed in. Never synced to
   * another account.
   */
  account: string | null;
  /**
   * When the upload's deletion is sent to the server, in ms since 1970; until then, its owner can undo it. `null` if
   * the upload is not being deleted.
   */
  deletesAt: number | null;
  /** In seconds. */
  timeLimit: number;
  /** Whether the upload is used up or has expired. Stays true even if the clock changes. */
  expired: boolean;
  /** Whether the upload's list of files is expanded. Not stored. */
  open: boolean;
};

/** Fields that an owner can change. Excludes download counts, which come from the server. */
const CHANGEABLE = ["expiresAt", "timeLimit", "hasPassword"] as const satisfies (keyof OwnUpload)[];

/** The fields with which an upload is created; optional ones have initial values. */
export type OwnUploadFields = Omit<OwnUpload, "manifest" | Beginning> & {
  manifest?: Manifest | null;
} & { [Field in Beginning]?: OwnUpload[Field] };
type Beginning =
  | ("title" | "contentKey" | "others")
  | ("nonce" | "dlimit" | "dtotal" | "hasPassword" | "awaitsPassword" | "awaitsSync")
  | ("account" | "deletesAt" | "expired" | "open");

/** @throws Error 'invalid file object' without a Manifest */
export function createOwnUpload({ manifest, ...fields }: OwnUploadFields): OwnUpload {
  if (manifest === undefined || manifest === null) throw new Error("invalid file object");
  const flags = { hasPassword: false, awaitsPassword: false, awaitsSync: true, expired: false, open: false };
  const absent = { title: null, contentKey: null, nonce: null, account: null, deletesAt: null, others: {} };
  return { ...absent, dlimit: 1, dtotal: 0, ...flags, ...fields, manifest };
}

function isAmount(json: unknown): json is number {
  return typeof json === "number" && Number.isFinite(json) && json >= 0;
}

function amountOr(json: unknown, fallback: number): number {
  return isAmount(json) ? json : fallback;
}

function textOrNull(json: unknown): string | null {
  return typeof json === "string" ? json : null;
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

/** @returns the record, or `null` without a Manifest or another required field */
export function parseOwnUpload(json: unknown): OwnUpload | null {
  if (!isObject(json)) return null;
  const id = parseUploadId(json["id"]);
  const manifest = parseManifest(json["manifest"]);
  const { url, name, size, createdAt, expiresAt, secretKey, ownerToken } = json;
  if (id === null || manifest === null || !isAmount(size) || !isAmount(createdAt) || !isAmount(expiresAt)) return null;
  if (typeof url !== "string" || typeof name !== "string" || typeof secretKey !== "string") return null;
  if (typeof ownerToken !== "string") return null;
  const known = createOwnUpload({
    id,
    url,
    name,
    size,
    manifest,
    title: textOrNull(json["title"]),
    contentKey: textOrNull(json["contentKey"]),
    time: amountOr(json["time"], 0),
    speed: amountOr(json["speed"], 0),
    createdAt,
    expiresAt,
    secretKey,
    nonce: textOrNull(json["nonce"]),
    // The token is an opaque string whose form cannot be checked.
    ownerToken: ownerToken as OwnerToken,
    dlimit: amountOr(json["dlimit"], 1),
    dtotal: amountOr(json["dtotal"], 0),
    hasPassword: json["hasPassword"] === true,
    awaitsPassword: json["awaitsPassword"] === true,
    awaitsSync: json["awaitsSync"] !== false,
    account: textOrNull(json["account"]),
    deletesAt: isAmount(json["deletesAt"]) ? json["deletesAt"] : null,
    timeLimit: amountOr(json["timeLimit"], 0),
    expired: json["expired"] === true,
  });
  return { ...known, others: Object.fromEntries(Object.entries(json).filter(([field]) => !(field in known))) };
}

/** The displayed expiry of an upload whose lifetime starts now. */
export function shownExpiryMs(nowMs: number, timeLimitSeconds: number): number {
  return nowMs + EXPIRY_ALLOWANCE_MS + timeLimitSeconds * 1000;
}

/** @returns the record as the device stores it */
export function toStoredUpload({ open: _, others, ...stored }: OwnUpload): Omit<OwnUpload, "open" | "others"> {
  return { ...others, ...stored };
}

/**
 * @returns the entry for the account's list, as defined by the protocol: without the device's own data and the Nonce
 */
export function toListedUpload(upload: OwnUpload) {
  const { nonce, awaitsPassword, awaitsSync, account, deletesAt, expired, open, others, title, contentKey, ...listed } =
    upload;
  // Fields without a value are omitted: merging them into the entry would delete data from another version of the page.
  return { ...others, ...listed, ...(title !== null && { title }), ...(contentKey !== null && { contentKey }) };
}

/** Whether an upload is this user's, or was sent while nobody was signed in. `uid`: `null` if nobody is signed in. */
export function isOwnedBy({ account }: Pick<OwnUpload, "account">, uid: string | null): boolean {
  return account === null || account === uid;
}

/**
 * @returns the uploads to show. If the service has accounts, omits other users' uploads, which the device may store
 * until they return
 */
export function shownTo<Upload extends Pick<OwnUpload, "account">>(
  uploads: readonly Upload[],
  account: AccountState,
): readonly Upload[] {
  return account.kind === "off" ? uploads : uploads.filter((upload) => isOwnedBy(upload, uidOf(account)));
}

/** Whether the upload's current version must be sent to this account's list. */
export function isToSend(upload: OwnUpload, uid: string): boolean {
  return upload.awaitsSync && !upload.awaitsPassword && upload.account === uid;
}

/** Whether both records have the same owner settings, so that neither is newer. */
export function isSameVersion(one: OwnUpload, other: OwnUpload): boolean {
  return CHANGEABLE.every((field) => one[field] === other[field]);
}

/** Whether the upload is used up or has expired, so that it can no longer be downloaded. */
export function isExpired({ expired, dtotal, dlimit, expiresAt }: OwnUpload, nowMs: number): boolean {
  return expired || dtotal >= dlimit || nowMs > expiresAt;
}
