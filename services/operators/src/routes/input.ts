import { operatorReason } from "@envoi/platform";
import { ProtocolError, parseUploadId, type UploadId } from "@envoi/protocol";
import { z } from "zod";

/** In queries. */
export const whole = z.coerce.number().int().nonnegative();
export const flag = z.enum(["true", "false"]).transform((text) => text === "true");
/** Milliseconds since 1970. */
export const time = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));

export const actionSchema = z.strictObject({ reason: operatorReason });

/** @throws ProtocolError `not_found` for text that is no id */
export function requireUploadId(text: string): UploadId {
  const id = parseUploadId(text);
  if (id === null) throw new ProtocolError("not_found");
  return id;
}
