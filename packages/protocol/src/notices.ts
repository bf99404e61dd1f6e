import * as zodMini from "zod/mini";

/**
 * An event reported to an owner immediately, with ids and counts only. Unlike a Fact, a notice is not
 * stored, and may be lost or arrive twice.
 */
export const noticeSchema = zodMini.object({
  v: zodMini.literal(1),
  type: zodMini.enum(["download.started", "password.refused"]),
  uploadId: zodMini.string(),
  /** Number of occurrences since the last notice of this type about this Upload. */
  count: zodMini.int().check(zodMini.positive()),
  /** Time of the last occurrence, in milliseconds since 1970. */
  atMs: zodMini.int().check(zodMini.nonnegative()),
});
export type Notice = zodMini.infer<typeof noticeSchema>;
export type NoticeType = Notice["type"];

export const NOTICE_TYPES = noticeSchema.shape.type.options;
