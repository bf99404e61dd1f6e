import * as z from "zod/mini";
import { beaconSchema } from "./http.ts";

const count = z.int().check(z.nonnegative());
/** What every Fact carries. `id` is made from the operation that caused it, so the same Fact never has two. */
const base = { id: z.string(), v: z.literal(1), atMs: count };
const ofUpload = { ...base, uploadId: z.string() };

/** What happened, in the past tense: ids and counts only, never a name, a key or an address. */
export const factSchema = z.discriminatedUnion("type", [
  z.object({
    ...ofUpload,
    type: z.literal("upload.completed"),
    ciphertextBytes: count,
    downloadLimit: count,
    timeLimitSeconds: count,
  }),
  z.object({
    ...ofUpload,
    type: z.literal("upload.changed"),
    downloadLimit: count,
    expiresAtMs: count,
    passwordSet: z.boolean(),
  }),
  z.object({ ...ofUpload, type: z.literal("upload.deleted"), downloads: count }),
  z.object({ ...ofUpload, type: z.literal("upload.expired"), downloads: count }),
  z.object({ ...ofUpload, type: z.literal("download.completed"), downloads: count, ciphertextBytes: count }),
  z.object({ ...ofUpload, type: z.literal("download.exhausted"), downloads: count }),
  z.object({ ...base, type: z.literal("metrics.received"), beacon: beaconSchema }),
]);
export type Fact = z.infer<typeof factSchema>;
export type FactType = Fact["type"];
/** The Facts that the UploadStore writes, in the same step as the change they tell of. */
export type UploadFact = Exclude<Fact, { type: "metrics.received" }>;
