import { decodeBase64, encodeBase64Url, parseRequestId, parseWebUrl, type RequestId } from "@envoi/protocol";
import { findLink } from "../find-share-link.ts";
import type { Secret } from "../secret.ts";
import type { RequestRoot, RequestSeed } from "./request-keys.ts";

export const LINK_HASH_BYTES = 24;

type AnyRequestLink = {
  /** Canonical, as `URL.origin` returns it. */
  origin: string;
  id: RequestId;
  /** 24 bytes that commit to everything a sender sees: `computeLinkHash`. */
  linkHash: Uint8Array<ArrayBuffer>;
};

/** The link that is given to senders. Servers see none of what follows its `#`, so they cannot downgrade the version. */
export type RequestLink = AnyRequestLink & {
  secret: Secret;
  /** Whether the keys also depend on a password: `deriveRequestRoot`. */
  hasPassword: boolean;
};

/** The link that opens the inbox on another device. */
export type OwnerLink = AnyRequestLink & { root: RequestRoot; seed: RequestSeed };

const REQUEST_PATH = /^\/request\/([^/]+)\/?$/;

/*
 * Every part of a fragment has a known length, and the unused bits of its last character are 0. So the end is
 * recognised even if text follows.
 */
const HASH = String.raw`[\w-]{32}`;
const SECRET = String.raw`[\w-]{21}[AQgw]`;
const STRETCHED_ROOT = String.raw`[\w-]{64}`;
const SEED = String.raw`[\w-]{42}[AEIMQUYcgkosw048]`;
const SENDERS_FRAGMENT = new RegExp(String.raw`^#(v1p?)\.(${HASH})\.(${SECRET})`);
const OWNERS_FRAGMENT = new RegExp(String.raw`^#o1\.(${HASH})\.(${SECRET}|${STRETCHED_ROOT})\.(${SEED})`);

/** @returns `https://host/request/<id>#v1.<hash>.<secret>`, or `#v1p…` with a password */
export function formatRequestLink({ origin, id, linkHash, secret, hasPassword }: RequestLink): string {
  return formatLink({ origin, id }, hasPassword ? "v1p" : "v1", [linkHash, secret]);
}

/** @returns `https://host/request/<id>#o1.<hash>.<root>.<seed>` */
export function formatOwnerLink({ origin, id, linkHash, root, seed }: OwnerLink): string {
  return formatLink({ origin, id }, "o1", [linkHash, root, seed]);
}

function formatLink(
  { origin, id }: Pick<AnyRequestLink, "origin" | "id">,
  version: string,
  parts: readonly Uint8Array[],
): string {
  return `${origin}/request/${id}#${[version, ...parts.map(encodeBase64Url)].join(".")}`;
}

/**
 * Parses a request's link in any form that users pass on: with a slash before `#`, with a query string, or with more
 * text after the Secret.
 *
 * @returns `null` if the address is not a complete link to a request, or has an unknown version
 */
export function parseRequestLink(text: string): RequestLink | null {
  const link = parseLink(text, SENDERS_FRAGMENT);
  if (link === null) return null;
  const { origin, id, groups } = link;
  const [version, hash, secret] = groups;
  return { origin, id, linkHash: decode(hash), secret: decode(secret), hasPassword: version === "v1p" };
}

/** Like `parseRequestLink`, for an owner's link. */
export function parseOwnerLink(text: string): OwnerLink | null {
  const link = parseLink(text, OWNERS_FRAGMENT);
  if (link === null) return null;
  const { origin, id, groups } = link;
  const [hash, root, seed] = groups;
  return { origin, id, linkHash: decode(hash), root: decode(root), seed: decode(seed) };
}

/** Finds the first complete link to a request in a text, as chats, mail programs and users pass it on. */
export function findRequestLink(text: string): RequestLink | null {
  return findLink(text, parseRequestLink);
}

/** Like `findRequestLink`, for an owner's link. */
export function findOwnerLink(text: string): OwnerLink | null {
  return findLink(text, parseOwnerLink);
}

function parseLink(text: string, fragment: RegExp): { origin: string; id: RequestId; groups: string[] } | null {
  const url = parseWebUrl(text);
  const id = parseRequestId(REQUEST_PATH.exec(url?.pathname ?? "")?.[1]);
  const match = fragment.exec(url?.hash ?? "");
  return url === null || id === null || match === null ? null : { origin: url.origin, id, groups: match.slice(1) };
}

function decode(base64 = ""): Uint8Array<ArrayBuffer> {
  return decodeBase64(base64) ?? new Uint8Array();
}
