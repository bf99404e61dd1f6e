import { parseUploadId } from "@envoi/protocol";
import { AdminError, type Command, type CommandContext, formatQuery, requireReason } from "../command.ts";
import { readLines } from "../read-lines.ts";

/** Maximum difference between the clocks of the machine that made the backup and of those that wrote the logs. */
const CLOCK_SKEW_MS = 5_000;
const ALL = "1000000000";
/** Lines about an upload that the backup cannot lack: if it is in the backup, it is as it was then. */
const COMPLETIONS: readonly unknown[] = ["upload completed", "upload.completed"];

/** Reads a line of a log, which may begin with other text, such as the name of a pod. */
function parseLine(line: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(line.slice(line.indexOf("{")));
    return typeof value === "object" && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}

/** Time of a line of a service's log, of the audit log, or of a Fact. */
function timeOf({ time, atMs }: Record<string, unknown>): number | null {
  const ms = typeof atMs === "number" ? atMs : Date.parse(String(time));
  return Number.isFinite(ms) ? ms : null;
}

/**
 * Ids of uploads that a log mentions at or after this time, except for their completion.
 *
 * @throws AdminError if the file cannot be read, or contains no lines as old as the time, so that some may be missing
 */
async function readMentioned(file: string, sinceMs: number): Promise<Set<string>> {
  const ids = new Set<string>();
  let isOldEnough = false;
  try {
    for await (const text of readLines(file)) {
      const line = parseLine(text);
      const ms = line === null ? null : timeOf(line);
      if (line === null || ms === null) continue;
      isOldEnough ||= ms <= sinceMs;
      const id = parseUploadId(String(line["uploadId"]));
      const isChange = !COMPLETIONS.includes(line["msg"]) && !COMPLETIONS.includes(line["type"]);
      if (id !== null && isChange && ms >= sinceMs - CLOCK_SKEW_MS) ids.add(id);
    }
  } catch {
    throw new AdminError(`${file} cannot be read`);
  }
  if (!isOldEnough) throw new AdminError(`${file} begins after the backup, so changes may be missing from it`);
  return ids;
}

/** Ids of the uploads that were created before this time, visible or taken down. */
async function listRestored({ callLines }: Pick<CommandContext, "callLines">, before: string): Promise<string[]> {
  const lists = ["true", "false"].map((takenDown) => {
    const query = formatQuery(
      { limit: ALL, before, takenDown },
      { limit: "limit", before: "createdBefore", takenDown: "takenDown" },
    );
    return callLines("GET", `/uploads${query}`) as Promise<{ id: string }[]>;
  });
  return (await Promise.all(lists)).flat().map(({ id }) => id);
}

/**
 * After the stores were restored from a backup, deletes the uploads that may have changed since: their deletion, a
 * counted download, a new password or a lower limit would otherwise be undone.
 */
export const afterRestore: Command = {
  name: "after-restore",
  args: ["TIME"],
  usage: [
    "delete restored uploads that may have changed since the backup of this TIME: those in --logs FILE,",
    "which has all lines of all services since then; or --all; needs --reason TEXT",
  ],
  options: { logs: { type: "string" }, all: { type: "boolean" }, reason: { type: "string" } },
  async run({ args: [time = ""], given, print, call, callLines }) {
    const sinceMs = Date.parse(time);
    if (!Number.isFinite(sinceMs)) throw new AdminError(`${time} is not a time such as 2026-11-26T12:00:00Z`);
    const { logs, all } = given;
    if ((typeof logs === "string") === (all === true)) throw new AdminError("give either --logs FILE or --all");
    const reason = requireReason(given);
    const mentioned = typeof logs === "string" ? await readMentioned(logs, sinceMs) : null;
    const restored = await listRestored({ callLines }, new Date(sinceMs + CLOCK_SKEW_MS).toISOString());
    const changed = restored.filter((id) => mentioned === null || mentioned.has(id));
    for (const id of changed) await call("DELETE", `/uploads/${id}`, { reason });
    const outcome = { restored: restored.length, deleted: changed.length };
    print(outcome, `${outcome.restored} uploads restored, ${outcome.deleted} of them deleted`);
  },
};
