import * as zodMini from "zod/mini";
import { beaconSchema } from "./http.ts";
import { parseRequestId, parseUploadId, type RequestId, type UploadId } from "./ids.ts";

const count = zodMini.int().check(zodMini.nonnegative());
/** Fields of every Fact. `id` is derived from the operation that caused the Fact, so a repeated Fact keeps its id. */
const base = { id: zodMini.string(), v: zodMini.literal(1), atMs: count };
const uploadId = zodMini.custom<UploadId>((text) => parseUploadId(text) !== null);
const ofUpload = { ...base, uploadId };
const ofRequest = { ...base, requestId: zodMini.custom<RequestId>((text) => parseRequestId(text) !== null) };

/** An event in the past tense, with ids and counts only, never a name, a key or an address. */
export const factSchema = zodMini.discriminatedUnion("type", [
  zodMini.object({
    ...ofUpload,
    type: zodMini.literal("upload.completed"),
    ciphertextBytes: count,
    downloadLimit: count,
    timeLimitSeconds: count,
  }),
  zodMini.object({
    ...ofUpload,
    type: zodMini.literal("upload.changed"),
    downloadLimit: count,
    expiresAtMs: count,
    passwordSet: zodMini.boolean(),
  }),
  zodMini.object({ ...ofUpload, type: zodMini.literal("upload.deleted"), downloads: count }),
  zodMini.object({ ...ofUpload, type: zodMini.literal("upload.expired"), downloads: count }),
  zodMini.object({
    ...ofUpload,
    type: zodMini.literal("download.completed"),
    downloads: count,
    ciphertextBytes: count,
  }),
  zodMini.object({ ...ofUpload, type: zodMini.literal("download.exhausted"), downloads: count }),
  zodMini.object({ ...ofRequest, type: zodMini.literal("request.created") }),
  zodMini.object({ ...ofRequest, type: zodMini.literal("request.delivered"), uploadId }),
  zodMini.object({ ...ofRequest, type: zodMini.literal("request.collected"), uploadId }),
  zodMini.object({ ...ofRequest, type: zodMini.literal("request.closed") }),
  zodMini.object({ ...base, type: zodMini.literal("metrics.received"), beacon: beaconSchema }),
]);
export type Fact = zodMini.infer<typeof factSchema>;
export type FactType = Fact["type"];
export const FACT_TYPES = factSchema.def.options.flatMap(({ shape }): readonly FactType[] => shape.type.def.values);
/** The Facts that the UploadStore writes atomically with the change that they describe. */
export type UploadFact = Exclude<Fact, { type: "metrics.received" }>;
