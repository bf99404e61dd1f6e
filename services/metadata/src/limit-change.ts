import { type LimitSet, type ParamsBody, ProtocolError } from "@envoi/protocol";

export type LimitChange = { downloadLimit?: number; timeLimitSeconds?: number };

function parseNumber(value: unknown, maximum: number): number | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === "number" && Number.isSafeInteger(value) && value >= 1 && value <= maximum) return value;
  throw new ProtocolError("bad_limit");
}

/**
 * Parses the body of the params call. `download_limit` is what the command line client calls `dlimit`; null and absent
 * fields change nothing.
 *
 * @throws ProtocolError `bad_limit` for anything but whole numbers in 1…maximum, and when nothing would change
 */
export function parseLimitChange(body: ParamsBody, limits: LimitSet): LimitChange {
  const downloadLimit = parseNumber(body.dlimit ?? body.download_limit, limits.MAX_DOWNLOADS);
  const timeLimitSeconds = parseNumber(body.timeLimit, limits.MAX_EXPIRE_SECONDS);
  if (downloadLimit === undefined && timeLimitSeconds === undefined) throw new ProtocolError("bad_limit");
  return {
    ...(downloadLimit === undefined ? {} : { downloadLimit }),
    ...(timeLimitSeconds === undefined ? {} : { timeLimitSeconds }),
  };
}
