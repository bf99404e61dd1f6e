import { TOMBSTONE_SECONDS } from "../port.ts";

/** Maximum number of Claims in an Upload's field. Above it, all Claims move permanently to their own keys. */
const FEW = 16;
/** Value of the field `claims` once the Claims are stored in keys of their own. */
const MANY = "many";
/** Maximum number of ended Claims stored per Upload. */
const MAX_ENDED = 1_000;

/*
 * A Claim has a state: `held <taken at> <sent bytes>`, `spent`, `counted`, `released`, or `lapsed` when the store
 * itself has released or counted it. A held Claim also has the end of its lease, and any other Claim its end time. A
 * resumable Claim also has its progress, and its bytes are counted only in the progress.
 *
 * The field `claims` is JSON, and maps each Claim to state, end and progress. With this field, a download needs no
 * command for its Claim, because the field is read and written with the others. If the Claims have their own keys, the
 * hash `claims` has each Claim's state, and its progress in the field `<claim> progress`; `held` orders the held Claims
 * by the end of their lease, and `ended` the others by their end.
 */

/** The script must also contain `GET`. */
export const READ_CLAIM_BOOK = `
local book
local function inField()
  if book == nil then
    local text = get("claims")
    book = text and text ~= "${MANY}" and cjson.decode(text) or false
  end
  return book
end

local function isHeld(one) return string.find(one[1], "^held ") and true end

-- Claims in the field that are held after this time.
local function heldAfter(at)
  local found = {}
  for claim, one in pairs(inField() or {}) do
    if isHeld(one) and one[2] > at then found[#found + 1] = claim end
  end
  return found
end
`;

/** The script must also contain `GET`. */
export const CLAIM_BOOK = `
${READ_CLAIM_BOOK}
-- States and progress texts, as read or written by this script; false for unknown Claims.
local hows, progressTexts = {}, {}

local isBookChanged = false
local saveFields = save
function save()
  if isBookChanged then put("claims", cjson.encode(book)) end
  saveFields()
end

-- Deletes all held Claims.
local function dropHeld()
  if inField() then
    for claim, one in pairs(book) do
      if isHeld(one) then book[claim], hows[claim] = nil, false end
    end
    isBookChanged = true
    return
  end
  for _, claim in ipairs(redis.call("ZRANGE", held, 0, -1)) do
    redis.call("HDEL", claims, claim)
    hows[claim] = false
  end
end
`;

/** Reads and writes individual Claims. The script must also contain `CLAIM_BOOK`. */
export const CLAIM_RECORDS = `
local function progressField(claim) return claim .. " progress" end

-- Reads state and progress of a Claim together.
local function load(claim)
  local how, progress
  if inField() then
    local one = book[claim] or {}
    how, progress = one[1] or false, one[3] or false
  else
    how, progress = unpack(redis.call("HMGET", claims, claim, progressField(claim)))
  end
  if hows[claim] == nil then hows[claim] = how end
  if progressTexts[claim] == nil then progressTexts[claim] = progress end
end

local function stateOf(claim)
  if hows[claim] == nil then load(claim) end
  return hows[claim]
end

local function progressText(claim)
  if progressTexts[claim] == nil then load(claim) end
  return progressTexts[claim]
end

-- Time at which an ended Claim ended, or a spent one becomes unusable.
local endOf = {}
local function endsAt(claim)
  if inField() then return book[claim] and book[claim][2] or 0 end
  if endOf[claim] == nil then endOf[claim] = redis.call("ZSCORE", ended, claim) end
  return tonumber(endOf[claim] or 0)
end

local function forget(claim)
  if inField() then
    book[claim], isBookChanged = nil, true
  else
    redis.call("ZREM", ended, claim)
    redis.call("HDEL", claims, claim, progressField(claim))
  end
  hows[claim], endOf[claim], progressTexts[claim] = false, false, false
end

-- Forgets Claims that ended long ago: all in the field, otherwise the two oldest, and the oldest if there are too many.
local function forgetOld()
  local before = now - ${TOMBSTONE_SECONDS * 1000}
  if inField() then
    for claim, one in pairs(book) do
      if not isHeld(one) and one[2] <= before then forget(claim) end
    end
    return
  end
  local oldest = redis.call("ZRANGE", ended, 0, 1, "WITHSCORES")
  for i = 1, #oldest, 2 do
    if tonumber(oldest[i + 1]) <= before then forget(oldest[i]) end
  end
  if #oldest == 4 and redis.call("ZCARD", ended) > ${MAX_ENDED} then forget(redis.call("ZRANGE", ended, 0, 0)[1]) end
end

local function countInField()
  local count = 0
  for _ in pairs(book) do count = count + 1 end
  return count
end

local function moveToKeys()
  for claim, one in pairs(book) do
    redis.call("HSET", claims, claim, one[1], unpack(one[3] and { progressField(claim), one[3] } or {}))
    redis.call("ZADD", isHeld(one) and held or ended, one[2], claim)
  end
  book, isBookChanged = false, false
  put("claims", "${MANY}")
end

local function makeRoom()
  if countInField() >= ${FEW} then forgetOld() end
  if countInField() >= ${FEW} then moveToKeys() end
end

-- Sets the state, the progress or both; nil leaves it unchanged.
local function write(claim, how, progress)
  if how then hows[claim] = how end
  if progress then progressTexts[claim] = progress end
  if inField() and not book[claim] then makeRoom() end
  if inField() then
    local one = book[claim] or { "", 0 }
    one[1], one[3] = how or one[1], progress or one[3]
    book[claim], isBookChanged = one, true
    return
  end
  local given = {}
  if how then given = { claim, how } end
  if progress then
    given[#given + 1] = progressField(claim)
    given[#given + 1] = progress
  end
  redis.call("HSET", claims, unpack(given))
end

local function setHow(claim, how) write(claim, how, nil) end

local function setAt(claim, at)
  book[claim][2], isBookChanged = at, true
end

-- Number of held Claims, once it is known.
local heldCount
local function countHeld()
  if inField() then return #heldAfter(-math.huge) end
  heldCount = heldCount or redis.call("ZCARD", held)
  return heldCount
end

-- Sets the time until which a Claim is held.
local function hold(claim, till)
  if inField() then return setAt(claim, till) end
  redis.call("ZADD", held, till, claim)
end

local function unhold(claim)
  if inField() then return end
  local wasHeld = redis.call("ZREM", held, claim)
  if heldCount then heldCount = heldCount - wasHeld end
end

-- When the last lease ends, or 0.
local function lastLease()
  if not inField() then return tonumber(redis.call("ZRANGE", held, -1, -1, "WITHSCORES")[2] or 0) end
  local last = 0
  for _, claim in ipairs(heldAfter(0)) do last = math.max(last, book[claim][2]) end
  return last
end

local function setEnd(claim, at)
  if inField() then return setAt(claim, at) end
  redis.call("ZADD", ended, at, claim)
  endOf[claim] = at
end

local function unend(claim)
  if not inField() then redis.call("ZREM", ended, claim) end
end

-- When the last spent Claim becomes unusable. Only usable Claims have an end in the future.
local function keptUntil()
  if not inField() then return math.max(now, redis.call("ZRANGE", ended, -1, -1, "WITHSCORES")[2] or 0) end
  local last = now
  for _, one in pairs(book) do
    if not isHeld(one) then last = math.max(last, one[2]) end
  end
  return last
end

-- Held Claims whose lease has ended, in the order of their ends. \`isMany\`: whether there may be too many to read them all.
local function lapsedClaims(isMany)
  local lapsed = {}
  if inField() then
    for claim, one in pairs(book) do
      if isHeld(one) and one[2] <= now then lapsed[#lapsed + 1] = claim end
    end
    table.sort(lapsed, function(a, b)
      if book[a][2] == book[b][2] then return a < b end
      return book[a][2] < book[b][2]
    end)
  elseif isMany then
    lapsed = redis.call("ZRANGEBYSCORE", held, "-inf", now)
  else
    -- Reads all of them, which also yields their number.
    local all = redis.call("ZRANGE", held, 0, -1, "WITHSCORES")
    heldCount = #all / 2
    for i = 1, #all, 2 do
      if tonumber(all[i + 1]) <= now then lapsed[#lapsed + 1] = all[i] end
    end
  end
  return lapsed
end
`;
