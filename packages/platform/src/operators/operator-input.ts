import { ProtocolError } from "@envoi/protocol";
import express from "express";
import { z } from "zod";

/** Why an operator does something, for the audit log. */
export const operatorReason = z.string().min(1).max(500);
export const readOperatorAction = express.json({ limit: 4_096 });

/** A query or a body of a call. @throws ProtocolError `bad_request` unless it is as the schema says */
export function operatorInput<Parsed>(schema: z.ZodType<Parsed>, value: unknown): Parsed {
  const parsed = schema.safeParse(value ?? {});
  if (!parsed.success) throw new ProtocolError("bad_request", { cause: parsed.error });
  return parsed.data;
}
