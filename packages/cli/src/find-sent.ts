import { parseLink } from "@envoi/client";
import type { SentUpload, SentUploads } from "./device/sent-uploads.ts";
import { UsageError } from "./usage-error.ts";

/** Minimum number of characters of an id prefix that identifies an upload. */
const MIN_ID_CHARACTERS = 4;

/**
 * Finds an upload by its link, its id or the beginning of its id; `last` means the most recent one.
 *
 * @throws UsageError if none or several match
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
