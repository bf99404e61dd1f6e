import { DROPPED_AT_ONCE, REPORT_DAY_MS } from "../port.ts";
import { nullable, texts, whole, word } from "./parsers.ts";
import { storedReport, uploadIds } from "./replies.ts";
import { script } from "./script.ts";

/**
 * `reports` maps the id of each report to `<its day> <its JSON>`, and `reportSites` maps it to `<its Upload> <its
 * site>`. `reportEnds` orders the ids by the reports' end times. `reportCounts` maps each Upload to its number of
 * reports, and `reportDigests` to the digest of its ciphertext.
 */
const KEYS = ["reports", "reportEnds", "reportCounts", "reportDigests", "reportSites"] as const;

const UPLOAD_OF = `
local function uploadOf(stored) return cjson.decode(stored:sub(stored:find("{", 1, true), -1)).uploadId end
`;

const DROP = `${UPLOAD_OF}
local function dropReport(reportId)
  local stored = redis.call("HGET", reports, reportId)
  redis.call("ZREM", reportEnds, reportId)
  if not stored then return end
  redis.call("HDEL", reports, reportId)
  redis.call("HDEL", reportSites, reportId)
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

/** See [Note: Room for reports]. The script must also contain `DROP`. */
const ROOM = `
-- Upload and site of each report.
local function readReportSites()
  local sites, known = {}, redis.call("HGETALL", reportSites)
  for i = 1, #known, 2 do sites[known[i]] = known[i + 1] end
  return sites
end

-- The report to drop: the one with the lowest id, of the site with the most reports. "ofUpload": an Upload, or nil for all.
local function findInLargestSite(sites, ofUpload)
  local counts, lowest = {}, {}
  for reportId, text in pairs(sites) do
    local itsUpload, site = string.match(text, "^(%S+) (.*)$")
    if not ofUpload or itsUpload == ofUpload then
      counts[site] = (counts[site] or 0) + 1
      if not lowest[site] or reportId < lowest[site] then lowest[site] = reportId end
    end
  end
  local largest
  for site, count in pairs(counts) do
    local isLarger = not largest or count > counts[largest]
    if isLarger or (count == counts[largest] and lowest[site] < lowest[largest]) then largest = site end
  end
  return lowest[largest]
end
`;

export const reports = {
  add: script({
    method: "addReport",
    effect: "adds",
    keys: KEYS,
    args: ["report", "json", "upload", "site", "maxPerSite", "maxPerUpload", "most", "lifeSeconds"],
    parse: word("added", "replaced", "too_many"),
    uses: [DROP, ROOM],
    lua: `
      if redis.call("HEXISTS", reports, report) == 1 then return "added" end
      dropOld()
      local sites, ofSite = readReportSites(), 0
      for _, text in pairs(sites) do
        if text == upload .. " " .. site then ofSite = ofSite + 1 end
      end
      if ofSite >= tonumber(maxPerSite) then return "too_many" end
      local isFullOfIt = tonumber(redis.call("HGET", reportCounts, upload) or 0) >= tonumber(maxPerUpload)
      local isFull = redis.call("HLEN", reports) >= tonumber(most)
      local day = now - now % ${REPORT_DAY_MS}
      redis.call("HSET", reports, report, int(day) .. " " .. json)
      redis.call("HSET", reportSites, report, upload .. " " .. site)
      redis.call("ZADD", reportEnds, int(day + lifeSeconds * 1000), report)
      redis.call("HINCRBY", reportCounts, upload, 1)
      redis.call("HSETNX", reportDigests, upload, "")
      if not isFullOfIt and not isFull then return "added" end
      -- After the new one was added, so that the digest of its Upload stays.
      dropReport(findInLargestSite(sites, isFullOfIt and upload or nil))
      return "replaced"
    `,
  }),

  read: script({
    method: "readReport",
    effect: "reads",
    keys: KEYS,
    args: ["report"],
    parse: nullable(storedReport),
    uses: [UPLOAD_OF],
    lua: `
      local ends = redis.call("ZSCORE", reportEnds, report)
      if not ends or now >= tonumber(ends) then return false end
      local stored = redis.call("HGET", reports, report)
      return { stored, int(tonumber(ends)), redis.call("HGET", reportDigests, uploadOf(stored)) or "" }
    `,
  }),

  list: script({
    method: "listReports",
    effect: "reads",
    keys: ["reportEnds"],
    parse: texts,
    lua: `
      return redis.call("ZRANGEBYSCORE", reportEnds, "(" .. int(now), "+inf")
    `,
  }),

  close: script({
    method: "closeReport",
    effect: "frees",
    keys: KEYS,
    args: ["report"],
    parse: nullable(word("closed")),
    uses: [DROP],
    lua: `
      local ends = redis.call("ZSCORE", reportEnds, report)
      if not ends or now >= tonumber(ends) then return false end
      dropReport(report)
      return "closed"
    `,
  }),

  /** Reads all Uploads, because there are never more of them than reports. */
  reported: script({
    method: "reportedUploads",
    effect: "reads",
    keys: ["reportDigests"],
    args: ["limit"],
    parse: uploadIds,
    lua: `
      local found, known = {}, redis.call("HGETALL", reportDigests)
      for i = 1, #known, 2 do
        if known[i + 1] == "" and #found < tonumber(limit) then found[#found + 1] = known[i] end
      end
      return found
    `,
  }),

  recordDigest: script({
    method: "recordDigest",
    effect: "uses",
    keys: ["reportDigests"],
    args: ["digest"],
    lua: `
      if redis.call("HGET", reportDigests, id) == "" then redis.call("HSET", reportDigests, id, digest) end
    `,
  }),

  dropOld: script({
    method: "dropOldReports",
    effect: "frees",
    keys: KEYS,
    parse: whole,
    uses: [DROP],
    lua: `
      return dropOld()
    `,
  }),
};
