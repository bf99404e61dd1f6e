import { type Manifest, type ManifestFile, type OwnerToken, parseUploadId, type UploadId } from "@envoi/protocol";
import { type AccountState, uidOf } from "../account/account-state.ts";
import { isObject } from "../storage/parse-json.ts";

/** Added to the displayed expiry: a link may be shown a moment longer than it exists on the server. */
const EXPIRY_ALLOWANCE_MS = 500;

/**
 * The record of an upload on its sender's device. Times in ms since 1970 unless stated otherwise; the names are those
 * of the protocol.
 */
export type OwnUpload = {
  id: UploadId;
  /** The ShareLink, Secret included. */
  url: string;
  name: string;
  size: number;
  manifest: Manifest;
  /** What the sender called it. */
  title: string | null;
  /** With password profile 2: the content key in base64, with which its owner can change the password. */
  contentKey: string | null;
  /** What another version of the page keeps of it. It goes wherever the record goes. */
  others: Readonly<Record<string, unknown>>;
  /** How long the upload took, ms. */
  time: number;
  /** Bytes per second. */
  speed: number;
  createdAt: number;
  expiresAt: number;
  /** The Secret, URL-safe base64. */
  secretKey: string;
  /** The latest Nonce, base64. */
  nonce: string | null;
  ownerToken: OwnerToken;
  dlimit: number;
  dtotal: number;
  hasPassword: boolean;
  /**
   * The sender chose a password that is not set yet: anyone with the link could open the upload, so the link is hidden.
   */
  awaitsPassword: boolean;
  /** The account's list, if there is one, lacks the upload or its latest limits and password. */
  awaitsSync: boolean;
  /**
   * The uid of the sender, or of the account whose list has it; `null` if nobody was signed in. No other account gets
   * it.
   */
  account: string | null;
  /** Seconds. */
  timeLimit: number;
  /** Once an upload was found used up or expired it stays so, even if the clock changes. */
  expired: boolean;
  /** The list of its files is expanded. Only on this page: the device does not store it. */
  open: boolean;
};

/** What an owner can change. Download counts are fetched from the server instead. */
const CHANGEABLE = ["expiresAt", "timeLimit", "hasPassword"] as const satisfies (keyof OwnUpload)[];

/** The required fields of an upload; the others have initial values. */
export type OwnUploadFields = Omit<OwnUpload, "manifest" | Beginning> & {
  manifest?: Manifest | null;
} & { [Field in Beginning]?: OwnUpload[Field] };
type Beginning =
  | ("title" | "contentKey" | "others")
  | ("nonce" | "dlimit" | "dtotal" | "hasPassword" | "awaitsPassword" | "awaitsSync")
  | ("account" | "expired" | "open");

/** @throws Error 'invalid file object' without a Manifest */
export function createOwnUpload({ manifest, ...fields }: OwnUploadFields): OwnUpload {
  if (manifest === undefined || manifest === null) throw new Error("invalid file object");
  const flags = { hasPassword: false, awaitsPassword: false, awaitsSync: true, expired: false, open: false };
  const absent = { title: null, contentKey: null, nonce: null, account: null, others: {} };
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

/** @returns the record, or `null` if it is invalid: it needs a Manifest and all fields required for use */
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
    // The token is opaque text: there is no form to check.
    ownerToken: ownerToken as OwnerToken,
    dlimit: amountOr(json["dlimit"], 1),
    dtotal: amountOr(json["dtotal"], 0),
    hasPassword: json["hasPassword"] === true,
    awaitsPassword: json["awaitsPassword"] === true,
    awaitsSync: json["awaitsSync"] !== false,
    account: textOrNull(json["account"]),
    timeLimit: amountOr(json["timeLimit"], 0),
    expired: json["expired"] === true,
  });
  return { ...known, others: Object.fromEntries(Object.entries(json).filter(([field]) => !(field in known))) };
}

/** The displayed expiry of an upload with this lifetime, starting now. */
export function shownExpiryMs(nowMs: number, timeLimitSeconds: number): number {
  return nowMs + EXPIRY_ALLOWANCE_MS + timeLimitSeconds * 1000;
}

/** What the device keeps of it. */
export function toStoredUpload({ open: _, others, ...stored }: OwnUpload): Omit<OwnUpload, "open" | "others"> {
  return { ...others, ...stored };
}

/** The entry for the account's list: without device data and nonce, as the protocol defines it. */
export function toListedUpload(upload: OwnUpload) {
  const { nonce, awaitsPassword, awaitsSync, account, expired, open, others, title, contentKey, ...listed } = upload;
  // What it does not have is left out: over an entry in the list it would delete what another version wrote.
  return { ...others, ...listed, ...(title !== null && { title }), ...(contentKey !== null && { contentKey }) };
}

/** It is this person's, or was sent when nobody was signed in. `null`: nobody is. */
export function isOf({ account }: Pick<OwnUpload, "account">, uid: string | null): boolean {
  return account === null || account === uid;
}

/**
 * With accounts, only the uploads of the signed-in person: the device may also store those of others until they return.
 */
export function shownTo<Upload extends Pick<OwnUpload, "account">>(
  uploads: readonly Upload[],
  account: AccountState,
): readonly Upload[] {
  return account.kind === "off" ? uploads : uploads.filter((upload) => isOf(upload, uidOf(account)));
}

/** It must be written to this account's list, in its current version. */
export function isToSend(upload: OwnUpload, uid: string): boolean {
  return upload.awaitsSync && !upload.awaitsPassword && isOf(upload, uid);
}

/** Both have the same owner settings, so neither is newer. */
export function isSameVersion(one: OwnUpload, other: OwnUpload): boolean {
  return CHANGEABLE.every((field) => one[field] === other[field]);
}

/** Used up or expired: nobody can fetch it any more. */
export function isExpired({ expired, dtotal, dlimit, expiresAt }: OwnUpload, nowMs: number): boolean {
  return expired || dtotal >= dlimit || nowMs > expiresAt;
}
