import { parseLink } from "@envoi/client";
import type { SentUpload, SentUploads } from "./device/sent-uploads.ts";
import { UsageError } from "./usage-error.ts";

/** Minimum number of id characters that identify an upload. */
const MIN_ID_CHARACTERS = 4;

/**
 * Finds an upload by its link, by its id or the start of one, or as `last`.
 *
 * @throws UsageError if there is none, or more than one
 */
export async function findSent(uploads: SentUploads, named: string): Promise<SentUpload> {
  const { sent } = await uploads.readAll();
  const [latest] = sent;
  if (named === "last" && latest !== undefined) return latest;
  const id = parseLink(named)?.id ?? named.toLowerCase();
  const found = id.length < MIN_ID_CHARACTERS ? [] : sent.filter((upload) => upload.id.startsWith(id));
  const [only] = found;
  if (only !== undefined && found.length === 1) return only;
  if (found.length > 1) throw new UsageError(`Several upload ids begin with ${named}. Enter more characters.`);
  throw new UsageError("This device has no such upload. List its uploads with `envoi list`.");
}

export function originOf({ url }: SentUpload): string {
  return new URL(url).origin;
}
