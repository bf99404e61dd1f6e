import type { SqliteConnection } from "@envoi/platform";
import type { UploadId } from "@envoi/protocol";
import type { Redis } from "ioredis";
import { formatKey, toSubject } from "../../upload/redis/keys.ts";
import { type ClaimProgress, parseProgress } from "../../upload/rules/claim-progress.ts";

/**
 * What a driver has stored of an Upload's Claims. `releasedBytes`: sent under released Claims; 0 once it is gone.
 * `progress`: of each resumable Claim, with ranges that have lapsed by now ended.
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

/** See `claim-progress.lua.ts`. Lua writes an empty list as an object. */
type LuaProgress = {
  used: number;
  before: number;
  unreported: number;
  released: number;
  reached: number;
  usableUntil?: number;
  spans?: [number, number][] | Record<string, never>;
  open: Record<string, { first: number; charged: number; sent: number; cut?: boolean; till: number }>;
};

function fromLua(json: string, nowMs: number): ClaimProgress {
  const {
    used,
    before,
    unreported,
    released,
    reached,
    usableUntil = null,
    spans,
    open,
  } = JSON.parse(json) as LuaProgress;
  const progress: ClaimProgress = {
    usedBytes: used,
    usedBeforeBytes: before,
    unreportedBytes: unreported,
    releasedBytes: released,
    reachedByte: reached,
    usableUntilMs: usableUntil,
    spans: spans === undefined ? null : Array.isArray(spans) ? spans : [],
    open: Object.fromEntries(
      Object.entries(open).map(([requestId, { first, charged, sent, cut = false, till }]) => [
        requestId,
        { firstByte: first, chargedBytes: charged, sentBytes: sent, cut, leaseUntilMs: till },
      ]),
    ),
  };
  return parseProgress(JSON.stringify(progress), nowMs);
}

/** The field `claims` of an Upload with few Claims, or their keys: see `claim-book.lua.ts`. */
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
