import { makeProof } from "@envoi/auth";
import { deriveAuthKey, formatLinkKey, parseShareLink, type Secret } from "@envoi/crypto";
import {
  AUTHORIZATION_HEADER,
  EXT_HEADER,
  type Nonce,
  UPLOAD_META,
  type UploadId,
  type UploadTold,
} from "@envoi/protocol";

export type EarlyView = {
  document: { querySelector(selector: string): Pick<Element, "getAttribute"> | null };
  location: Pick<Location, "href">;
  fetch: (path: string, init: RequestInit) => Promise<Response>;
};

/**
 * Sends cookies, as the client's requests do: see [Note: Answers of others]. Browsers send requests without cookies
 * over another connection.
 */
export const EARLY_REQUEST: RequestInit = { credentials: "same-origin", referrerPolicy: "no-referrer" };

/** What is known about a link's upload before the page's script has loaded. */
export type EarlyUpload = {
  id: UploadId;
  secretB64: string;
  told: UploadTold;
  /** The response to the signed request; `null` if none was sent, or it failed. */
  metadata: Promise<Response | null>;
};

/** @returns `undefined` if the document contains nothing about an upload */
function readTold(document: EarlyView["document"]): UploadTold | undefined {
  const text = document.querySelector(`meta[name=${UPLOAD_META}]`)?.getAttribute("content");
  if (typeof text !== "string") return undefined;
  const told: unknown = JSON.parse(text);
  if (told === null) return null;
  if (typeof told !== "object" || !("nonce" in told) || typeof told.nonce !== "string") return undefined;
  if (!("requiresPassword" in told) || typeof told.requiresPassword !== "boolean") return undefined;
  const { nonce, requiresPassword } = told;
  const isStrong = "passwordProfile" in told && told.passwordProfile === 2;
  return { nonce, requiresPassword, ...(isStrong && { passwordProfile: 2 }) };
}

async function askMetadata(
  { fetch }: EarlyView,
  { id, secret, nonce }: { id: UploadId; secret: Secret; nonce: string },
): Promise<Response | null> {
  try {
    const proof = await makeProof(await deriveAuthKey(secret), nonce as Nonce);
    const headers = { [AUTHORIZATION_HEADER]: proof, [EXT_HEADER]: "1" };
    const answer = await fetch(`/api/metadata/${id}`, { ...EARLY_REQUEST, headers });
    return answer.ok ? answer : null;
  } catch {
    return null;
  }
}

/**
 * Requests the Metadata of the upload in the page's address, signed with the document's Nonce. Sends no request for an
 * upload with a password, because the Proof would count as a wrong guess.
 *
 * @returns `null` if the address is not a complete link, or the document contains nothing about its upload
 */
export function askEarlyUpload(view: EarlyView): EarlyUpload | null {
  const link = parseShareLink(view.location.href);
  const told = link === null ? undefined : readTold(view.document);
  if (link === null || told === undefined) return null;
  const { id, secret, passwordProfile } = link;
  const isOpen = told !== null && !told.requiresPassword && passwordProfile === 1;
  const metadata = isOpen ? askMetadata(view, { id, secret, nonce: told.nonce }) : Promise.resolve(null);
  return { id, secretB64: formatLinkKey(link), told, metadata };
}
