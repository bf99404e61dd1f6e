import { ProtocolError, parseUploadId, type UploadId } from "@envoi/protocol";
import express from "express";
import { z } from "zod";

/** In queries. */
export const whole = z.coerce.number().int().nonnegative();
export const flag = z.enum(["true", "false"]).transform((text) => text === "true");
/** Milliseconds since 1970. */
export const time = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));

/** Why something is done, for the audit log. */
export const actionSchema = z.strictObject({ reason: z.string().min(1).max(500) });
export const readAction = express.json({ limit: 4_096 });

/** @throws ProtocolError `bad_request` */
export function parse<Parsed>(schema: z.ZodType<Parsed>, value: unknown): Parsed {
  const parsed = schema.safeParse(value ?? {});
  if (!parsed.success) throw new ProtocolError("bad_request", { cause: parsed.error });
  return parsed.data;
}

/** @throws ProtocolError `not_found` for text that is no id */
export function idOf(text: string): UploadId {
  const id = parseUploadId(text);
  if (id === null) throw new ProtocolError("not_found");
  return id;
}
