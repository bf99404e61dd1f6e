import type { QuotaStore } from "../port.ts";
import type { Operations } from "./transaction.ts";

export const quotas: Operations<QuotaStore> = {
  admitToQuota(tx, quota, id, bytes, { maxBytes, lifeSeconds }) {
    const { nowMs } = tx;
    tx.run("DELETE FROM quota_bytes WHERE until_ms <= :nowMs", { nowMs });
    const others = tx.get<{ bytes: number }>(
      "SELECT COALESCE(SUM(bytes), 0) AS bytes FROM quota_bytes WHERE quota = :quota AND upload_id <> :id",
      { quota, id },
    );
    if ((others?.bytes ?? 0) + bytes > maxBytes) return "too_much";
    tx.run(
      `INSERT INTO quota_bytes (quota, upload_id, bytes, until_ms) VALUES (:quota, :id, :bytes, :untilMs)
       ON CONFLICT (quota, upload_id) DO UPDATE SET bytes = :bytes, until_ms = :untilMs`,
      { quota, id, bytes, untilMs: nowMs + lifeSeconds * 1_000 },
    );
    return "admitted";
  },
  readQuota(tx, quota) {
    const sum = "SELECT COALESCE(SUM(bytes), 0) AS bytes FROM quota_bytes WHERE quota = :quota AND until_ms > :nowMs";
    return tx.get<{ bytes: number }>(sum, { quota, nowMs: tx.nowMs })?.bytes ?? 0;
  },
  keepInQuota(tx, quota, id, lifeSeconds) {
    const { nowMs } = tx;
    tx.run(
      `UPDATE quota_bytes SET until_ms = MAX(until_ms, :untilMs)
       WHERE quota = :quota AND upload_id = :id AND until_ms > :nowMs`,
      { quota, id, nowMs, untilMs: nowMs + lifeSeconds * 1_000 },
    );
  },
  dropFromQuota(tx, quota, id) {
    tx.run("DELETE FROM quota_bytes WHERE quota = :quota AND upload_id = :id", { quota, id });
  },
};
