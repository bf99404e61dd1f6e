import { FINISH_SECONDS, RELEASED_BYTES_FACTOR, TOMBSTONE_SECONDS } from "../port.ts";
import { CLAIM_PROGRESS } from "./claim-progress.lua.ts";
import { script } from "./script.ts";
import { END, ENDING_KEYS, FACT, GET, VIEW } from "./uploads.lua.ts";

export const CLAIM_KEYS = [...ENDING_KEYS, "ended"] as const;

/** There are at most as many held Claims as the limit. */
const FEW_HELD = 100;
/** Ended Claims kept per Upload. */
const MAX_ENDED = 1_000;

/**
 * `claims` maps a Claim to `held <taken at> <sent bytes>`, `spent`, `counted`, `given_back` (released), or `lapsed`
 * when the store released or counted it itself; `held` orders the held ones by their lease, `ended` the others by their
 * end. A resumable Claim also has a course, and only there are its bytes counted.
 */
export const CLAIMS = [
  GET,
  VIEW,
  FACT,
  END,
  CLAIM_PROGRESS,
  `
-- True also for a time after the expiry, so that held Claims can finish.
local function open()
  local state, expires = get("state", "expires")
  return state == "live" and now < expires + ${FINISH_SECONDS * 1000}
end

local function howOf(claim)
  if hows[claim] == nil then load(claim) end
  return hows[claim]
end

local function setHow(claim, how)
  redis.call("HSET", claims, claim, how)
  hows[claim] = how
end

local function heldClaim(claim)
  local taken, sent = string.match(howOf(claim) or "", "^held (%d+) (%d+)$")
  return tonumber(taken), tonumber(sent)
end

-- When an ended Claim ended, or a spent one becomes unusable.
local endOf = {}
local function endsAt(claim)
  if endOf[claim] == nil then endOf[claim] = redis.call("ZSCORE", ended, claim) end
  return tonumber(endOf[claim] or 0)
end

local function setEnd(claim, at)
  redis.call("ZADD", ended, at, claim)
  endOf[claim] = at
end

-- When the last spent Claim becomes unusable. Only usable Claims have an end in the future.
local function keptUntil()
  return math.max(now, redis.call("ZRANGE", ended, -1, -1, "WITHSCORES")[2] or 0)
end

local function forget(claim)
  redis.call("ZREM", ended, claim)
  redis.call("HDEL", claims, claim, courseField(claim))
  hows[claim], endOf[claim], jsonOf[claim] = false, false, false
end

-- Forgets the two oldest Claims if they ended long ago, and the oldest if there are too many.
local function forgetOld()
  local oldest = redis.call("ZRANGE", ended, 0, 1, "WITHSCORES")
  for i = 1, #oldest, 2 do
    if tonumber(oldest[i + 1]) <= now - ${TOMBSTONE_SECONDS * 1000} then forget(oldest[i]) end
  end
  if #oldest == 4 and redis.call("ZCARD", ended) > ${MAX_ENDED} then forget(redis.call("ZRANGE", ended, 0, 0)[1]) end
end

-- Number of held Claims, once it is known.
local heldCount
local function countHeld()
  heldCount = heldCount or redis.call("ZCARD", held)
  return heldCount
end

local function endClaim(claim, how)
  local wasHeld = redis.call("ZREM", held, claim)
  if heldCount then heldCount = heldCount - wasHeld end
  local at = now
  if how == "spent" and resumable(claim) then at = spentUntil(progressOf(claim)) end
  if not visible() and countHeld() == 0 then redis.call("ZADD", due, now, "upload:" .. id) end
  setHow(claim, how)
  setEnd(claim, at)
  forgetOld()
end

local function count(claim, how)
  endClaim(claim, how)
  local downloads = get("downloads") + 1
  put("downloads", downloads)
  local limit, bytes = get("limit", "bytes")
  -- Not the Claim itself, which is a credential of the recipient.
  fact("download.completed", ":" .. redis.sha1hex(claim), { downloads = downloads, ciphertextBytes = tonumber(bytes) })
  if downloads >= tonumber(limit) then exhaust("", keptUntil()) end
  return how
end

-- For a resumable Claim, the bytes come from its progress, not from "sent".
local function releaseOrCount(claim, sent, givenBackAs, countedAs)
  local limit, bytes, givenBack = get("limit", "bytes", "givenBack")
  local progress = progressOf(claim)
  if progress then sent = chargeOnRelease(progress) end
  if givenBack + sent > ${RELEASED_BYTES_FACTOR} * math.max(1, limit) * bytes then return count(claim, countedAs) end
  put("givenBack", givenBack + sent)
  if progress then
    progress.givenBack = progress.givenBack + sent
    setCourse(claim, progress)
  end
  endClaim(claim, givenBackAs)
  return givenBackAs
end

-- The bytes sent by a lapsed Claim are unknown, so the whole body counts. A resumable one that is counted may still be
-- used, as if it had been spent.
local function lapse(claim)
  local bytes = get("bytes")
  releaseOrCount(claim, bytes, "lapsed", resumable(claim) and "spent" or "lapsed")
end

-- Releases lapsed Claims. That may end the Upload. A script does it once, because its clock stands still.
local isReaped = false
local function reap()
  if isReaped then return end
  isReaped = true
  local lapsed = {}
  if tonumber((get("limit"))) > ${FEW_HELD} then
    lapsed = redis.call("ZRANGEBYSCORE", held, "-inf", now)
  else
    -- All of them, which shows their number too.
    local all = redis.call("ZRANGE", held, 0, -1, "WITHSCORES")
    heldCount = #all / 2
    for i = 1, #all, 2 do
      if tonumber(all[i + 1]) <= now then lapsed[#lapsed + 1] = all[i] end
    end
  end
  for _, claim in ipairs(lapsed) do
    if heldClaim(claim) then lapse(claim) end
  end
end
`,
];

/** For scripts with a `claim`: deletes it if it ended long ago. Needs CLAIMS. */
export const THIS_CLAIM = `
local isEnded = howOf(claim) and not heldClaim(claim)
if isEnded and endsAt(claim) < now - ${TOMBSTONE_SECONDS * 1000} then forget(claim) end
`;

/** The minimum rate of a Claim, as arguments of a script that uses `RATE`. */
export const RATE_ARGS = ["graceMs", "minBytesPerSecond", "maxMs"] as const;
export const RATE = `
local function tooSlow(taken, sent) return now - taken > math.min(graceMs + sent * 1000 / minBytesPerSecond, maxMs) end
`;

/** Takes `claim`. @returns the view of the Upload, "all_claimed" or false. Needs CLAIMS. */
export const TAKE = `
local function take()
  if not visible() then return false end
  local known = howOf(claim)
  reap()
  if not visible() then return false end
  if known then return view() end
  local limit, downloads = get("limit", "downloads")
  if downloads + countHeld() >= tonumber(limit) then return "all_claimed" end
  setHow(claim, "held " .. int(now) .. " 0")
  redis.call("ZADD", held, now + leaseMs, claim)
  return view()
end
`;

/** Spends `claim`. @returns "spent" or "lost". Needs CLAIMS. */
export const SPEND = `
local function spend()
  if open() then reap() end
  if howOf(claim) == "spent" then return "spent" end
  if not open() or not heldClaim(claim) then return "lost" end
  return count(claim, "spent")
end
`;

export const claims = {
  take: script({
    name: "takeClaim",
    effect: "uses",
    keys: CLAIM_KEYS,
    args: ["claim", "leaseMs"],
    uses: [...CLAIMS, THIS_CLAIM, TAKE],
    lua: "return take()",
  }),

  renew: script({
    name: "renewClaim",
    effect: "frees",
    keys: CLAIM_KEYS,
    args: ["claim", "sentBytes", "leaseMs", ...RATE_ARGS],
    uses: [...CLAIMS, THIS_CLAIM, RATE],
    lua: `
      if not open() then return "lost" end
      reap()
      local taken, earlier = heldClaim(claim)
      if not taken then return "lost" end
      local sent = math.max(sentBytes, earlier)
      if tooSlow(taken, sent) then
        lapse(claim)
        return "lost"
      end
      setHow(claim, "held " .. int(taken) .. " " .. int(sent))
      redis.call("ZADD", held, now + leaseMs, claim)
      return "renewed"
    `,
  }),

  spend: script({
    name: "spendClaim",
    effect: "frees",
    keys: CLAIM_KEYS,
    args: ["claim"],
    uses: [...CLAIMS, THIS_CLAIM, SPEND],
    lua: "return spend()",
  }),

  giveBack: script({
    name: "giveBackClaim",
    effect: "frees",
    keys: CLAIM_KEYS,
    args: ["claim", "sentBytes"],
    uses: [...CLAIMS, THIS_CLAIM],
    lua: `
      local how = howOf(claim)
      if how == "given_back" or how == "counted" then return how end
      if not open() then return "lost" end
      reap()
      local taken, earlier = heldClaim(claim)
      if not taken then return "lost" end
      return releaseOrCount(claim, math.max(sentBytes, earlier), "given_back", "counted")
    `,
  }),
};
