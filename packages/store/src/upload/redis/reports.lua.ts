import { DROPPED_AT_ONCE } from "../port.ts";
import { script } from "./script.ts";

/**
 * `reports` maps the id of a report to `<when it came> <its JSON>`; `reportEnds` orders the ids by when they end. `reportCounts` and
 * `reportDigests` map Uploads to the number of their reports and to the digest of their ciphertext.
 */
const KEYS = ["reports", "reportEnds", "reportCounts", "reportDigests"] as const;

const UPLOAD_OF = `
local function uploadOf(stored) return cjson.decode(stored:sub(stored:find("{", 1, true), -1)).uploadId end
`;

const DROP = `${UPLOAD_OF}
local function dropReport(reportId)
  local stored = redis.call("HGET", reports, reportId)
  redis.call("ZREM", reportEnds, reportId)
  if not stored then return end
  redis.call("HDEL", reports, reportId)
  local upload = uploadOf(stored)
  if redis.call("HINCRBY", reportCounts, upload, -1) <= 0 then
    redis.call("HDEL", reportCounts, upload)
    redis.call("HDEL", reportDigests, upload)
  end
end

local function dropOld()
  local old = redis.call("ZRANGEBYSCORE", reportEnds, "-inf", now, "LIMIT", 0, ${DROPPED_AT_ONCE})
  for _, reportId in ipairs(old) do dropReport(reportId) end
  return #old
end
`;

export const reports = {
  add: script({
    name: "addReport",
    effect: "adds",
    keys: KEYS,
    args: ["report", "json", "upload", "mostOfUpload", "most", "life"],
    uses: [DROP],
    lua: `
      if redis.call("HEXISTS", reports, report) == 1 then return "added" end
      dropOld()
      if tonumber(redis.call("HGET", reportCounts, upload) or 0) >= tonumber(mostOfUpload) then return "too_many" end
      if redis.call("HLEN", reports) >= tonumber(most) then return "full" end
      redis.call("HSET", reports, report, int(now) .. " " .. json)
      redis.call("ZADD", reportEnds, int(now + life * 1000), report)
      redis.call("HINCRBY", reportCounts, upload, 1)
      redis.call("HSETNX", reportDigests, upload, "")
      return "added"
    `,
  }),

  read: script({
    name: "readReport",
    effect: "reads",
    keys: KEYS,
    args: ["report"],
    uses: [UPLOAD_OF],
    lua: `
      local ends = redis.call("ZSCORE", reportEnds, report)
      if not ends or now >= tonumber(ends) then return false end
      local stored = redis.call("HGET", reports, report)
      return { stored, int(tonumber(ends)), redis.call("HGET", reportDigests, uploadOf(stored)) or "" }
    `,
  }),

  list: script({
    name: "listReports",
    effect: "reads",
    keys: ["reportEnds"],
    lua: `
      return redis.call("ZRANGEBYSCORE", reportEnds, "(" .. int(now), "+inf")
    `,
  }),

  close: script({
    name: "closeReport",
    effect: "frees",
    keys: KEYS,
    args: ["report"],
    uses: [DROP],
    lua: `
      local ends = redis.call("ZSCORE", reportEnds, report)
      if not ends or now >= tonumber(ends) then return false end
      dropReport(report)
      return "closed"
    `,
  }),

  /** Their number is bounded, as that of reports is. */
  reported: script({
    name: "reportedUploads",
    effect: "reads",
    keys: ["reportDigests"],
    args: ["limit"],
    lua: `
      local found, known = {}, redis.call("HGETALL", reportDigests)
      for i = 1, #known, 2 do
        if known[i + 1] == "" and #found < tonumber(limit) then found[#found + 1] = known[i] end
      end
      return found
    `,
  }),

  recordDigest: script({
    name: "recordDigest",
    effect: "uses",
    keys: ["reportDigests"],
    args: ["digest"],
    lua: `
      if redis.call("HGET", reportDigests, id) == "" then redis.call("HSET", reportDigests, id, digest) end
    `,
  }),

  dropOld: script({
    name: "dropOldReports",
    effect: "frees",
    keys: KEYS,
    uses: [DROP],
    lua: `
      return dropOld()
    `,
  }),
};
