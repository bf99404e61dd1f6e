import * as zodMini from "zod/mini";

const length = zodMini.int().check(zodMini.nonnegative());

/**
 * One file of a Manifest. `size` in bytes; `type` may be empty but must be present, as the command line client requires
 * it.
 */
export const manifestFileSchema = zodMini.object({ name: zodMini.string(), size: length, type: zodMini.string() });
export type ManifestFile = zodMini.infer<typeof manifestFileSchema>;

export const manifestSchema = zodMini.object({ files: zodMini.array(manifestFileSchema) });
export type Manifest = zodMini.infer<typeof manifestSchema>;

/** Metadata of the body, which the sender seals. `size` is the exact length of the plaintext: readers rely on it. */
export const metadataSchema = zodMini.object({
  name: zodMini.string(),
  size: length,
  type: zodMini._default(zodMini.string(), "application/octet-stream"),
  manifest: zodMini._default(zodMini.object({ files: zodMini._default(zodMini.array(manifestFileSchema), []) }), {
    files: [],
  }),
});
export type Metadata = zodMini.infer<typeof metadataSchema>;

/** Name and type of several files sent as one; their plaintexts follow each other in manifest order. */
export const ARCHIVE_NAME = "Send-Archive.zip";
export const ARCHIVE_TYPE = "send-archive";
