import {
  FINISH_SECONDS,
  IDLE_CLAIM_SECONDS,
  MAX_OPEN_RANGES,
  MAX_PARALLEL_RANGES,
  MAX_SPANS,
  MIN_SPARE_BYTES,
  RANDOM_ACCESS_SECONDS,
} from "../port.ts";
import { CLAIM_KEYS, CLAIMS, RATE, RATE_ARGS, THIS_CLAIM } from "./claims.lua.ts";
import { nullable, word } from "./parsers.ts";
import { rangeAnswer } from "./replies.ts";
import { script } from "./script.ts";

export const RESUMING = `
-- @returns "held", "spent" while it may still be used, "lapsed", or nil when it cannot be used
local function usable(claim)
  local reason, removed, dueAt = get("reason", "removed", "dueAt")
  local how = stateOf(claim)
  if how == "spent" then
    local there = open() or (reason == "exhausted" and removed == "0" and now < tonumber(dueAt))
    return there and now < endsAt(claim) and "spent" or nil
  end
  if not how or not open() then return nil end
  return (heldClaim(claim) and "held") or (how == "lapsed" and how) or nil
end

-- Also sets the state of the Claim unless it is nil.
local function keep(claim, progress, how)
  setProgress(claim, progress, how)
  if heldClaim(claim) then
    hold(claim, now + ${IDLE_CLAIM_SECONDS * 1000})
  elseif progress.usableUntilMs and usable(claim) == "spent" then
    setEnd(claim, spentUntil(progress))
    if get("state") == "gone" then put("dueAt", keptUntil()) end
  end
end
`;

/** Needs an argument `claim` and RATE_ARGS. */
export const RANGES = [...CLAIMS, THIS_CLAIM, RATE, RESUMING];

/** Releases lapsed Claims, and the Claim `claim` if it is too slow. */
const CLAIM_NOW = `
if open() then reap() end
local progress = readProgress(claim)
if progress and heldClaim(claim) then
  local taken = heldClaim(claim)
  if tooSlow(taken, sentSinceTaken(progress)) then
    lapse(claim)
    progress = readProgress(claim)
  end
end
`;

export const OPEN_ARGS = [
  "claim",
  "request",
  "first",
  "last",
  "isNew",
  "randomAccess",
  "parallel",
  "received",
  "leaseMs",
  ...RATE_ARGS,
] as const;
/**
 * Opens a range. `isNew`, `randomAccess`, `parallel`: 1 or 0. The script must also contain `RANGES`.
 *
 * @returns the result. For "opened" also BlobKey, body length, and the three flags spent, random access and parallel.
 *   For "out_of_range" also the body length
 */
export const OPEN = `
-- Whether a range takes the place of an open one.
local function replaces(one, from, till)
  return till - from > 1 and from < one.firstByte + one.chargedBytes and one.firstByte < till
end

-- Whether a range of a parallel Claim would make too many spans, or has the last Record too early.
local function isUnfit(progress, from, till, size, many)
  if many + #progress.spans >= ${MAX_SPANS} and not extendsSpan(progress.spans, from) then return true end
  local last = lastRecordOffset(size)
  return till > last and not coversBefore(progress.spans, progress.open, math.min(from, last))
end

local function openRange()
  if isNew == "1" and uploading() then return { "uploading" } end
  ${CLAIM_NOW}
  local how
  if progress then
    how = usable(claim)
  elseif isNew == "1" and not stateOf(claim) and visible() then
    progress = { usedBytes = 0, usedBeforeBytes = 0, unreportedBytes = 0, releasedBytes = 0, reachedByte = 0, open = {} }
    if randomAccess == "1" then
      progress.usableUntilMs = math.min(now + ${RANDOM_ACCESS_SECONDS * 1000}, get("expires") + ${FINISH_SECONDS * 1000})
    elseif parallel == "1" then
      progress.spans = addSpan({}, 0, math.min(tonumber(received), tonumber((get("bytes")))))
    end
    how = "new"
  end
  if not how then return false end

  local blob, bytes = get("blob", "bytes")
  local size, from = tonumber(bytes), tonumber(first)
  local anywhere, spans = progress.usableUntilMs ~= nil, progress.spans
  local opened = { "opened", blob, bytes, how == "spent" and 1 or 0, anywhere and 1 or 0, spans and 1 or 0 }
  if progress.open[request] and how ~= "lapsed" then return opened end
  local charge = math.min(tonumber(last), size) - from
  local reached, used, many, running = progress.reachedByte, progress.usedBytes, 0, 0
  for _, one in pairs(progress.open) do
    reached, used, many = math.max(reached, one.firstByte + one.chargedBytes), used + one.chargedBytes, many + 1
    if not one.cut and not replaces(one, from, tonumber(last)) then running = running + 1 end
  end
  if charge <= 0 then return { "out_of_range", bytes } end
  if spans then
    if isUnfit(progress, from, tonumber(last), size, many) then return { "out_of_range", bytes } end
  elseif from > reached and not anywhere then
    return { "out_of_range", bytes }
  end
  local most = size + math.max(${MIN_SPARE_BYTES}, size)
  local usedUp = (used + charge > most and not anywhere) or used + charge + progress.unreportedBytes > most + size
  local isFull = many >= ${MAX_OPEN_RANGES} or (spans and running >= ${MAX_PARALLEL_RANGES})
  if isFull or usedUp then return { "used_up" } end

  local state
  if how == "new" or how == "lapsed" then
    if not visible() then return false end
    if allClaimed() then return { "all_claimed" } end
    if how == "lapsed" then unend(claim) end
    state = "held " .. int(now) .. " 0"
    progress.usedBeforeBytes = progress.usedBytes
    for _, one in pairs(progress.open) do progress.usedBeforeBytes = progress.usedBeforeBytes + one.sentBytes end
  end
  local isBeyond = from + charge > progress.reachedByte and not anywhere
  for _, one in pairs(progress.open) do
    if spans and replaces(one, from, from + charge) or not spans and isBeyond then one.cut = true end
  end
  progress.open[request] = { firstByte = from, chargedBytes = charge, sentBytes = 0, leaseUntilMs = now + leaseMs }
  keep(claim, progress, state)
  return opened
end
`;

/**
 * Ends the range of the request `request` under the Claim `claim`. The script must also contain `CLAIMS` and
 * `RESUMING`.
 */
export const FINISH = `
local function finish(sentBytes)
  if open() then reap() end
  local progress = readProgress(claim)
  local one = progress and progress.open[request]
  if not one then return end
  local sent = math.min(one.chargedBytes, math.max(one.sentBytes, sentBytes))
  settle(progress, request, sent, one.firstByte + sent)
  keep(claim, progress)
end
`;

export const ranges = {
  open: script({
    method: "openRange",
    effect: "uses",
    keys: CLAIM_KEYS,
    args: OPEN_ARGS,
    parse: rangeAnswer,
    uses: [...RANGES, OPEN],
    lua: "return openRange()",
  }),

  renew: script({
    method: "renewRange",
    effect: "frees",
    keys: CLAIM_KEYS,
    args: ["claim", "request", "sentBytes", "leaseMs", ...RATE_ARGS],
    parse: word("renewed", "lost"),
    uses: RANGES,
    lua: `
      ${CLAIM_NOW}
      local one = progress and progress.open[request]
      local how = usable(claim)
      if not one or (how ~= "held" and how ~= "spent") then return "lost" end
      one.sentBytes = math.min(one.chargedBytes, math.max(one.sentBytes, tonumber(sentBytes)))
      one.leaseUntilMs = now + leaseMs
      progress.reachedByte = math.max(progress.reachedByte, one.firstByte + one.sentBytes)
      keep(claim, progress)
      return one.cut and "lost" or "renewed"
    `,
  }),

  finish: script({
    method: "endRange",
    effect: "frees",
    keys: CLAIM_KEYS,
    args: ["claim", "request", "sentBytes"],
    uses: [...CLAIMS, THIS_CLAIM, RESUMING, FINISH],
    lua: "finish(tonumber(sentBytes))",
  }),

  endClaim: script({
    method: "endClaim",
    effect: "frees",
    keys: CLAIM_KEYS,
    args: ["claim"],
    parse: nullable(word("ended")),
    uses: [...CLAIMS, THIS_CLAIM, RESUMING],
    lua: `
      if open() then reap() end
      local known = resumable(claim) and stateOf(claim)
      local state, reason = get("state", "reason")
      if not known or (state == "gone" and reason ~= "exhausted") then return false end
      local how = usable(claim)
      if how == "held" then
        releaseOrCount(claim, 0, "released", "counted")
      elseif how == "lapsed" then
        setHow(claim, "released")
        setEnd(claim, now)
      elseif how == "spent" then
        setEnd(claim, now)
        if state == "gone" then put("dueAt", keptUntil()) end
        if not visible() then redis.call("ZADD", due, keptUntil(), "upload:" .. id) end
      end
      return "ended"
    `,
  }),
};
