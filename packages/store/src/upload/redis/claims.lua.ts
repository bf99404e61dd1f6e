import { FINISH_SECONDS, MAX_HELD_CLAIMS, RELEASED_BYTES_FACTOR, TOMBSTONE_SECONDS } from "../port.ts";
import { CLAIM_BOOK, CLAIM_RECORDS } from "./claim-book.lua.ts";
import { CLAIM_PROGRESS } from "./claim-progress.lua.ts";
import { nullable, word, wordOr } from "./parsers.ts";
import { storedUpload } from "./replies.ts";
import { script } from "./script.ts";
import { END, ENDING_KEYS, FACT, GET, VIEW } from "./uploads.lua.ts";

export const CLAIM_KEYS = [...ENDING_KEYS, "ended"] as const;

/** Maximum download limit at which a script may read all held Claims, of which there are never more than the limit. */
const FEW_HELD = 100;

export const CLAIMS = [
  GET,
  VIEW,
  FACT,
  CLAIM_BOOK,
  END,
  CLAIM_RECORDS,
  CLAIM_PROGRESS,
  `
-- Whether Claims may be used: also true for a time after the expiry, so that held Claims can finish.
local function open()
  local state, expires = get("state", "expires")
  return state == "live" and now < expires + ${FINISH_SECONDS * 1000}
end

-- Whether no further Claim may be taken at present.
local function allClaimed()
  local limit, downloads = get("limit", "downloads")
  return countHeld() >= math.min(limit - downloads, ${MAX_HELD_CLAIMS})
end

local function heldClaim(claim)
  local taken, sent = string.match(stateOf(claim) or "", "^held (%d+) (%d+)$")
  return tonumber(taken), tonumber(sent)
end

local function endClaim(claim, how)
  local at = now
  if how == "spent" and resumable(claim) then at = spentUntil(readProgress(claim)) end
  unhold(claim)
  setHow(claim, how)
  setEnd(claim, at)
  if not visible() and countHeld() == 0 then redis.call("ZADD", due, now, "upload:" .. id) end
  forgetOld()
end

local function count(claim, how)
  endClaim(claim, how)
  local downloads = get("downloads") + 1
  put("downloads", downloads)
  local limit, bytes = get("limit", "bytes")
  -- The Fact contains a hash of the Claim's id, because the id itself is a credential of the recipient.
  fact("download.completed", ":" .. redis.sha1hex(claim), { downloads = downloads, ciphertextBytes = tonumber(bytes) })
  if downloads >= tonumber(limit) then exhaust("", keptUntil()) end
  return how
end

-- For a resumable Claim, the bytes come from its progress, not from "sent".
local function releaseOrCount(claim, sent, releasedAs, countedAs)
  local limit, bytes, released = get("limit", "bytes", "released")
  local progress = readProgress(claim)
  if progress then sent = chargeOnRelease(progress) end
  if released + sent > ${RELEASED_BYTES_FACTOR} * math.max(1, limit) * bytes then return count(claim, countedAs) end
  put("released", released + sent)
  if progress then
    progress.releasedBytes = progress.releasedBytes + sent
    setProgress(claim, progress)
  end
  endClaim(claim, releasedAs)
  return releasedAs
end

-- The bytes sent by a lapsed Claim are unknown, so the whole body counts. A resumable one that is counted may still be
-- used, as if it had been spent.
local function lapse(claim)
  local bytes = get("bytes")
  releaseOrCount(claim, bytes, "lapsed", resumable(claim) and "spent" or "lapsed")
end

-- Releases lapsed Claims, which may end the Upload. A script does this only once, because its clock stands still.
local isReaped = false
local function reap()
  if isReaped then return end
  isReaped = true
  for _, claim in ipairs(lapsedClaims(tonumber((get("limit"))) > ${FEW_HELD})) do
    if heldClaim(claim) then lapse(claim) end
  end
end
`,
];

/** Deletes the Claim `claim` of a script if it ended long ago. The script must also contain `CLAIMS`. */
export const THIS_CLAIM = `
local isEnded = stateOf(claim) and not heldClaim(claim)
if isEnded and endsAt(claim) < now - ${TOMBSTONE_SECONDS * 1000} then forget(claim) end
`;

/** The arguments that a script needs to use `RATE`: settings for a Claim's minimum rate. */
export const RATE_ARGS = ["graceMs", "minBytesPerSecond", "maxMs"] as const;
export const RATE = `
local function tooSlow(taken, sent) return now - taken > math.min(graceMs + sent * 1000 / minBytesPerSecond, maxMs) end
`;

/**
 * Takes the Claim `claim`. @returns the view of the Upload, "all_claimed" or false. The script must also contain
 * `CLAIMS`.
 */
export const TAKE = `
local function take()
  if not visible() then return false end
  local known = stateOf(claim)
  reap()
  if not visible() then return false end
  if known then return view() end
  if allClaimed() then return "all_claimed" end
  setHow(claim, "held " .. int(now) .. " 0")
  hold(claim, now + leaseMs)
  return view()
end
`;

/** Spends the Claim `claim`. @returns "spent" or "lost". The script must also contain `CLAIMS`. */
export const SPEND = `
local function spend()
  if open() then reap() end
  if stateOf(claim) == "spent" then return "spent" end
  if not open() or not heldClaim(claim) then return "lost" end
  return count(claim, "spent")
end
`;

export const claims = {
  take: script({
    method: "takeClaim",
    effect: "uses",
    keys: CLAIM_KEYS,
    args: ["claim", "leaseMs"],
    parse: wordOr(["all_claimed"], nullable(storedUpload)),
    uses: [...CLAIMS, THIS_CLAIM, TAKE],
    lua: "return take()",
  }),

  renew: script({
    method: "renewClaim",
    effect: "frees",
    keys: CLAIM_KEYS,
    args: ["claim", "sentBytes", "leaseMs", ...RATE_ARGS],
    parse: word("renewed", "lost"),
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
      hold(claim, now + leaseMs)
      return "renewed"
    `,
  }),

  spend: script({
    method: "spendClaim",
    effect: "frees",
    keys: CLAIM_KEYS,
    args: ["claim"],
    parse: word("spent", "lost"),
    uses: [...CLAIMS, THIS_CLAIM, SPEND],
    lua: "return spend()",
  }),

  release: script({
    method: "releaseClaim",
    effect: "frees",
    keys: CLAIM_KEYS,
    args: ["claim", "sentBytes"],
    parse: word("released", "counted", "lost"),
    uses: [...CLAIMS, THIS_CLAIM],
    lua: `
      local how = stateOf(claim)
      if how == "released" or how == "counted" then return how end
      if not open() then return "lost" end
      reap()
      local taken, earlier = heldClaim(claim)
      if not taken then return "lost" end
      return releaseOrCount(claim, math.max(sentBytes, earlier), "released", "counted")
    `,
  }),
};
