import * as z from "zod/mini";

const length = z.int().check(z.nonnegative());

/** One file of a Manifest. `size` in bytes; `type` may be empty but must be there: the command line client insists. */
export const manifestFileSchema = z.object({ name: z.string(), size: length, type: z.string() });
export type ManifestFile = z.infer<typeof manifestFileSchema>;

export const manifestSchema = z.object({ files: z.array(manifestFileSchema) });
export type Manifest = z.infer<typeof manifestSchema>;

/** What the sender seals beside the body. `size` is the exact length of the plaintext: readers rely on it. */
export const metadataSchema = z.object({
  name: z.string(),
  size: length,
  type: z._default(z.string(), "application/octet-stream"),
  manifest: z._default(z.object({ files: z._default(z.array(manifestFileSchema), []) }), { files: [] }),
});
export type Metadata = z.infer<typeof metadataSchema>;

/** Name and type of several files sent as one, their plaintexts one after the other in manifest order. */
export const ARCHIVE_NAME = "Send-Archive.zip";
export const ARCHIVE_TYPE = "send-archive";
