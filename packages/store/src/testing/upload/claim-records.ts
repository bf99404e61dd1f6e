import type { SqliteConnection } from "@envoi/platform";
import type { UploadId } from "@envoi/protocol";
import type { Redis } from "ioredis";
import { formatKey, toSubject } from "../../upload/redis/keys.ts";
import { completeProgress } from "../../upload/redis/replies.ts";
import { type ClaimProgress, parseProgress } from "../../upload/rules/claim-progress.ts";

/**
 * Reads a driver's records of an Upload's Claims. `releasedBytes`: bytes sent under released Claims; 0 once the Upload
 * has ended. `progress`: each resumable Claim's progress, in which ranges that have lapsed by `nowMs` are ended.
 */
export type ReadRecords = (
  id: UploadId,
  nowMs: number,
) => Promise<{ releasedBytes: number; progress: Map<string, ClaimProgress> }>;

export function readSqliteRecords(connection: SqliteConnection): ReadRecords {
  return async (id, nowMs) => {
    const rows = connection.all<{ claimId: string; progress: string }>(
      "SELECT claim_id AS claimId, progress FROM claims WHERE upload_id = :id AND progress IS NOT NULL",
      { id },
    );
    const upload = connection.get<{ bytes: number }>("SELECT released_bytes AS bytes FROM uploads WHERE id = :id", {
      id,
    });
    const progress = new Map(rows.map((row) => [row.claimId, parseProgress(row.progress, nowMs)]));
    return { releasedBytes: upload?.bytes ?? 0, progress };
  };
}

/** Restores the field order, which Lua does not preserve, and `cut`, which Lua omits when false. */
function fromLua(json: string, nowMs: number): ClaimProgress {
  const { open, ...progress } = parseProgress(completeProgress(json), nowMs);
  const ranges = Object.entries(open).map(([requestId, range]) => {
    const { firstByte, chargedBytes, sentBytes, cut = false, leaseUntilMs } = range;
    return [requestId, { firstByte, chargedBytes, sentBytes, cut, leaseUntilMs }] as const;
  });
  return { ...progress, open: Object.fromEntries(ranges) };
}

/** Reads the field `claims` of an Upload with few Claims, or the Claims' own keys: see `claim-book.lua.ts`. */
export function readRedisRecords(client: Redis): ReadRecords {
  return async (id, nowMs) => {
    const [field, releasedBytes] = await client.hmget(formatKey("upload", toSubject(id)), "claims", "released");
    const texts = new Map<string, string>();
    if (field?.startsWith("{")) {
      for (const [claimId, [, , text]] of Object.entries(JSON.parse(field) as Record<string, string[]>)) {
        if (text !== undefined) texts.set(claimId, text);
      }
    } else {
      for (const [name, text] of Object.entries(await client.hgetall(formatKey("claims", toSubject(id))))) {
        const [claimId = "", kind] = name.split(" ");
        if (kind === "progress") texts.set(claimId, text);
      }
    }
    const progress = new Map(Array.from(texts, ([claimId, text]) => [claimId, fromLua(text, nowMs)]));
    return { releasedBytes: Number(releasedBytes ?? 0), progress };
  };
}
