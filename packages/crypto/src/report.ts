import {
  cleanText,
  countCharacters,
  decodeBase64,
  encodeBase64Url,
  joinBytes,
  MAX_REPORT_CHARACTERS,
  REPORT_PADDING_BYTES,
  type ReportSubject,
} from "@envoi/protocol";
import { Aes256Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } from "@hpke/core";
import { DecryptionError } from "./decryption-error.ts";
import { equalBytes } from "./equal-bytes.ts";
import { deriveAuthKey } from "./keychain.ts";
import { parseSecret } from "./secret.ts";
import { sha256 } from "./sha256.ts";
import { deriveContentKeys, parseContentKey } from "./strong-password.ts";

/*
 * The sealed part of a report ([Note: Reports] in `packages/protocol`): HPKE (RFC 9180) in base mode, with P-256,
 * because every supported browser supports this curve. The info is constant; the additional data is the ticket's
 * subject.
 */

const INFO = new TextEncoder().encode("envoi report 1");
const ENCAPSULATED_BYTES = 65;

/** The key that opens the Upload, in base64: the Secret of its link, or its content key with password profile 2. */
export type ReportedKey = { kind: "secret" | "content_key"; keyB64: string };

/** `key`: `null` unless the reporter chose to reveal it. */
export type ReportContent = { words: string; key: ReportedKey | null };

/** The operator's key pair. Both are base64: the raw public key, and the scalar of the private key. */
export type ReportKeyPair = { publicKey: string; privateKey: string };

function newSuite(): CipherSuite {
  return new CipherSuite({ kem: new DhkemP256HkdfSha256(), kdf: new HkdfSha256(), aead: new Aes256Gcm() });
}

const rawKey = (text: string): ArrayBuffer => (decodeBase64(text) ?? new Uint8Array()).buffer;

export async function createReportKeyPair(): Promise<ReportKeyPair> {
  const { kem } = newSuite();
  const pair = await kem.generateKeyPair();
  const encodeKey = (raw: ArrayBuffer) => encodeBase64Url(new Uint8Array(raw));
  return {
    publicKey: encodeKey(await kem.serializePublicKey(pair.publicKey)),
    privateKey: encodeKey(await kem.serializePrivateKey(pair.privateKey)),
  };
}

/**
 * @param publicKey - the operator's public key, from `createReportKeyPair`
 * @param content.words - cleaned text of at most `MAX_REPORT_CHARACTERS`
 * @param subject - the signed part of the report ticket, which the report is bound to
 * @returns encapsulated key and ciphertext, URL-safe base64; its length does not reveal whether there is a key
 * @throws RangeError if the words are too long; Error if the public key is not a point on the curve
 */
export async function sealReport(publicKey: string, content: ReportContent, subject: string): Promise<string> {
  const words = cleanText(content.words);
  if (countCharacters(words) > MAX_REPORT_CHARACTERS) throw new RangeError("the report is too long");
  const json = new TextEncoder().encode(JSON.stringify({ words, key: content.key }));
  const padded = new Uint8Array(Math.ceil(json.byteLength / REPORT_PADDING_BYTES) * REPORT_PADDING_BYTES);
  // Pads with spaces, because JSON may be followed by white space.
  padded.fill(0x20);
  padded.set(json);
  const suite = newSuite();
  const recipientPublicKey = await suite.kem.deserializePublicKey(rawKey(publicKey));
  const aad = new TextEncoder().encode(subject);
  const { enc, ct } = await suite.seal({ recipientPublicKey, info: INFO }, padded, aad);
  return encodeBase64Url(joinBytes(new Uint8Array(enc), new Uint8Array(ct)));
}

/**
 * @param subject - as the server has stored it with the report
 * @throws DecryptionError `authentication` if the report has been sealed to another key or for another subject, or
 *   has been changed; `malformed` if the content is not that of a report
 */
export async function openReport(
  { privateKey }: Pick<ReportKeyPair, "privateKey">,
  sealed: string,
  subject: string,
): Promise<ReportContent> {
  const bytes = decodeBase64(sealed);
  if (bytes === null || bytes.byteLength <= ENCAPSULATED_BYTES) throw new DecryptionError("malformed");
  const suite = newSuite();
  const recipientKey = await suite.kem.deserializePrivateKey(rawKey(privateKey));
  const enc = bytes.slice(0, ENCAPSULATED_BYTES);
  const aad = new TextEncoder().encode(subject);
  const opened = await suite
    .open({ recipientKey, enc, info: INFO }, bytes.slice(ENCAPSULATED_BYTES), aad)
    .catch((cause: unknown) => {
      throw new DecryptionError("authentication", { cause });
    });
  return parseContent(new TextDecoder().decode(opened));
}

/** Parses untrusted content. @throws DecryptionError `malformed` */
function parseContent(text: string): ReportContent {
  try {
    const { words, key } = JSON.parse(text) as { words: unknown; key: Partial<ReportedKey> | null };
    if (typeof words !== "string") throw new TypeError("no words");
    if (key === null) return { words: cleanText(words), key };
    const { kind, keyB64 } = key;
    const isKnown = kind === "secret" || kind === "content_key";
    if (!isKnown || typeof keyB64 !== "string") throw new TypeError("no key");
    return { words: cleanText(words), key: { kind, keyB64 } };
  } catch {
    // Has no cause, because the cause would quote the content.
    throw new DecryptionError("malformed");
  }
}

/**
 * Whether a reported key is the key of the Upload.
 *
 * - `committed`: it is the key, and no other key is. AES-GCM does not commit to its key, but the AuthKey of an Upload
 *   without a password is HKDF-SHA-256 of its Secret, and with password profile 2 the content key has a commitment.
 * - `refused`: it is not the key.
 * - `uncommitted`: unknown. With password profile 1 the AuthKey depends on the password, and nothing commits to the
 * Secret, so a sender can craft a file that opens under two Secrets.
 */
export type KeyVerdict = "committed" | "refused" | "uncommitted";

export async function checkReportedKey({ kind, keyB64 }: ReportedKey, subject: ReportSubject): Promise<KeyVerdict> {
  if (kind === "content_key") {
    const contentKey = parseContentKey(keyB64);
    const commitment = decodeBase64(subject.contentCommitment ?? "");
    if (contentKey === null || commitment === null) return "refused";
    return equalBytes((await deriveContentKeys(contentKey)).commitment, commitment) ? "committed" : "refused";
  }
  const secret = parseSecret(keyB64);
  if (secret === null || subject.passwordProfile === 2) return "refused";
  if (subject.passwordProfile === 1) return "uncommitted";
  const authKey = decodeBase64(await deriveAuthKey(secret)) ?? new Uint8Array();
  const hash = await sha256(authKey);
  return equalBytes(hash, decodeBase64(subject.authKeySha256 ?? "") ?? new Uint8Array()) ? "committed" : "refused";
}

/** The key of the Upload's body, for `openRecords`. @returns `null` if the reported key is malformed */
export async function bodyKeyOfReport({ kind, keyB64 }: ReportedKey): Promise<Uint8Array<ArrayBuffer> | null> {
  if (kind === "secret") return parseSecret(keyB64);
  const contentKey = parseContentKey(keyB64);
  return contentKey === null ? null : (await deriveContentKeys(contentKey)).bodyKey;
}
