import * as zodMini from "zod/mini";
import { MAX_MESSAGE_CHARACTERS, MAX_SENDER_CHARACTERS, MAX_TITLE_CHARACTERS } from "./limits.ts";
import { MAX_FILES } from "./max-files.ts";
import { NOTE_TYPE } from "./note.ts";
import { cleanLine, cleanText, composeText, readText } from "./plain-text.ts";

/** Up to this length, lengths and the offsets computed from them are exact integers. */
const MAX_PLAINTEXT_BYTES = 2 ** 50;
/** No file system has longer paths. */
const MAX_NAME_CHARACTERS = 4_096;
const MAX_TYPE_CHARACTERS = 1_024;

const length = zodMini.int().check(zodMini.nonnegative(), zodMini.lte(MAX_PLAINTEXT_BYTES));
const name = zodMini.string().check(zodMini.maxLength(MAX_NAME_CHARACTERS));
const mediaType = zodMini.string().check(zodMini.maxLength(MAX_TYPE_CHARACTERS));

/** Distance from 1970 of the first and last times that a `Date` can represent, in milliseconds. */
const MAX_TIME_MS = 8.64e15;

/**
 * One file of a Manifest. `size` in bytes; `type` may be empty but must be present, because the command line client
 * requires it. `note`: the sender's own text, of type NOTE_TYPE. `modified`: when the file was last changed on the
 * sender's device, in ms since 1970, within the range that `isTime` accepts.
 */
export type ManifestFile = { name: string; size: number; type: string; note?: true; modified?: number };
export type Manifest = { files: ManifestFile[] };

/**
 * Data that the sender seals separately from the body. `size` is the exact length of the plaintext: readers rely on it.
 * `title` and `sender` are one line, `message` may have several lines; none of them is ever empty. `sender` is the name
 * entered by the sender, unverified.
 */
export type Metadata = {
  name: string;
  size: number;
  type: string;
  manifest: Manifest;
  title?: string;
  message?: string;
  sender?: string;
};

/**
 * Fields added later. An invalid value must never hide the file, so these fields are parsed afterwards, and invalid
 * values are dropped.
 */
const added = zodMini.optional(zodMini.unknown());

const manifestFileSchema = zodMini.pipe(
  zodMini.object({ name, size: length, type: mediaType, note: added, modified: added }),
  zodMini.transform(
    ({ note, modified, ...file }): ManifestFile => ({
      ...file,
      ...(note === true && file.type === NOTE_TYPE && { note }),
      ...(isTime(modified) && { modified }),
    }),
  ),
);

/** Whether this is a time in whole milliseconds that a `Date` can represent. */
export function isTime(value: unknown): value is number {
  return Number.isSafeInteger(value) && Math.abs(value as number) <= MAX_TIME_MS;
}

const manifestFiles = zodMini.array(manifestFileSchema).check(zodMini.maxLength(MAX_FILES));

export const metadataSchema = zodMini.pipe(
  zodMini.object({
    name,
    size: length,
    type: zodMini._default(mediaType, "application/octet-stream"),
    manifest: zodMini._default(zodMini.object({ files: zodMini._default(manifestFiles, []) }), { files: [] }),
    title: added,
    message: added,
    sender: added,
  }),
  zodMini.transform(
    ({ title, message, sender, ...metadata }): Metadata => ({ ...metadata, ...readTexts({ title, message, sender }) }),
  ),
);

/** A sender's texts about an Upload. */
export type SenderTexts = Pick<Metadata, "title" | "message" | "sender">;

const TEXT_RULES = [
  { name: "title", clean: cleanLine, maxCharacters: MAX_TITLE_CHARACTERS },
  { name: "message", clean: cleanText, maxCharacters: MAX_MESSAGE_CHARACTERS },
  { name: "sender", clean: cleanLine, maxCharacters: MAX_SENDER_CHARACTERS },
] as const;

function mapTexts(read: (rule: (typeof TEXT_RULES)[number]) => string): SenderTexts {
  const texts = TEXT_RULES.map((rule) => [rule.name, read(rule)] as const);
  return Object.fromEntries(texts.filter(([, text]) => text !== ""));
}

/** @returns the texts, cleaned for display, without any values that are empty, too long or not strings */
export function readTexts(values: Readonly<Record<keyof SenderTexts, unknown>>): SenderTexts {
  return mapTexts((rule) => readText(values[rule.name], rule));
}

/**
 * Cleans a sender's texts for sealing. Text that is empty after cleaning is omitted.
 *
 * @throws RangeError if a text exceeds its limit
 */
export function composeTexts(texts: SenderTexts): SenderTexts {
  return mapTexts((rule) => composeText(texts[rule.name] ?? "", rule));
}

/** Name and type of several files sent as one; their plaintexts follow each other in manifest order. */
export const ARCHIVE_NAME = "Send-Archive.zip";
export const ARCHIVE_TYPE = "send-archive";
