import type { KeyName } from "./keys.ts";
import { waitingAnswer, waitingSums } from "./replies.ts";
import { script } from "./script.ts";

/**
 * `waiting` maps each session to `<network> <site> <epoch> <bytes> <since> <busy until>`, and `waitingEnds` orders the
 * sessions by the time they lapse. Sessions without bytes have the kind `e`, others the kind `b`. `waitingSums` has the
 * sum for each kind, and in `<kind> <network>` the sum for each network: the number of sessions for `e`, or their bytes
 * for `b`. `waitingEmpty` and `waitingBytes` have the same sums for each site. `waitingOrder` has each session three
 * times, ordered by age: among the sessions of its network (`n`), of its site (`s`), and among all sessions (`a`).
 */
const KEYS: readonly KeyName[] = [
  ...(["waiting", "waitingEnds", "waitingSums", "waitingEmpty", "waitingBytes", "waitingOrder"] as const),
];

const WAITING = `
local function read(session)
  local text = redis.call("HGET", waiting, session)
  if not text then return end
  local network, site, epoch, bytes, since, busyUntil = string.match(text, "^(%S+) (%S+) (%d+) (%d+) (%d+) (%d+)$")
  return { id = session, network = network, site = site, epoch = epoch, bytes = tonumber(bytes), since = tonumber(since),
    busyUntil = tonumber(busyUntil) }
end

local function kindOf(one) return one.bytes == 0 and "e" or "b" end
local function weightOf(one) return one.bytes == 0 and 1 or one.bytes end
local function sitesOf(kind) return kind == "e" and waitingEmpty or waitingBytes end

local function places(one)
  local kind, last = kindOf(one), string.format("%013.0f ", one.since) .. one.id
  return "n " .. one.network .. " " .. kind .. " " .. last, "s " .. one.site .. " " .. kind .. " " .. last,
    "a " .. kind .. " " .. last
end

local function count(one, sign)
  local kind, change = kindOf(one), int(sign * weightOf(one))
  redis.call("HINCRBY", waitingSums, kind, change)
  if redis.call("HINCRBY", waitingSums, kind .. " " .. one.network, change) <= 0 then
    redis.call("HDEL", waitingSums, kind .. " " .. one.network)
  end
  if tonumber(redis.call("ZINCRBY", sitesOf(kind), change, one.site)) <= 0 then
    redis.call("ZREM", sitesOf(kind), one.site)
  end
end

local function remove(session)
  local one = read(session)
  if not one then return end
  redis.call("HDEL", waiting, session)
  redis.call("ZREM", waitingEnds, session)
  redis.call("ZREM", waitingOrder, places(one))
  count(one, -1)
end

local function add(one, endsAt)
  local n, s, a = places(one)
  redis.call("HSET", waiting, one.id,
    table.concat({ one.network, one.site, one.epoch, int(one.bytes), int(one.since), int(one.busyUntil) }, " "))
  redis.call("ZADD", waitingEnds, endsAt, one.id)
  redis.call("ZADD", waitingOrder, 0, n, 0, s, 0, a)
  count(one, 1)
end

local function removeLapsed()
  for _, lapsed in ipairs(redis.call("ZRANGEBYSCORE", waitingEnds, "-inf", now, "LIMIT", 0, 1000)) do remove(lapsed) end
end
`;

/** If several sites have equal sums, the maximum number of sessions to read in search of the oldest one. */
const LOOKED_AT = 200;
/** Number of sites considered when sessions are given up: those with the highest sums. */
const BIGGEST = 256;

/** Finds the sessions to give up, without changing anything. The script must also contain `WAITING`. */
const MAKE_ROOM = `
-- Returns the sessions in this order that no request is filling, one with each call.
local function idleIn(prefix, given, most)
  local at, page, offset = 0, {}, 0
  return function()
    while true do
      at = at + 1
      if at > #page then
        if most and offset >= most then return end
        page = redis.call("ZRANGEBYLEX", waitingOrder, "[" .. prefix, "(" .. prefix .. "~", "LIMIT", offset, 100)
        offset, at = offset + #page, 1
        if #page == 0 then return end
      end
      local session = string.match(page[at], "%S+$")
      local one = session ~= id and not given[session] and read(session)
      if one and one.busyUntil <= now then return one end
    end
  end
end

-- Sessions to give up so that this one may be added, or nil. Its earlier entry does not count.
local function makeRoom(new, earlier, maxPerNetwork, maxPerSite, maxInAll)
  local kind = kindOf(new)
  local sites = sitesOf(kind)
  local given, all = {}, {}
  local function giveUp(one)
    given[one.id] = true
    all[#all + 1] = one
  end
  local function except(value, isSame)
    return tonumber(value or 0) - (earlier and kindOf(earlier) == kind and isSame and weightOf(earlier) or 0)
  end
  -- Whether its network and site have room for it, perhaps after giving up others. A session that a network gives up also leaves its site.
  local function fits(sum, isSame, most, place)
    local beyond = except(sum, isSame) - #all + weightOf(new) - most
    if most == 0 or beyond <= 0 then return true end
    if kind == "b" then return false end
    local nextIdle = idleIn(place .. " e ", given)
    for _ = 1, beyond do
      local one = nextIdle()
      if not one then return false end
      giveUp(one)
    end
    return true
  end
  local ofNetwork = redis.call("HGET", waitingSums, kind .. " " .. new.network)
  local ofSite = redis.call("ZSCORE", sites, new.site)
  if not fits(ofNetwork, earlier and earlier.network == new.network, maxPerNetwork, "n " .. new.network) then return end
  if not fits(ofSite, earlier and earlier.site == new.site, maxPerSite, "s " .. new.site) then return end

  local beyond = except(redis.call("HGET", waitingSums, kind), true) - #all + weightOf(new) - maxInAll
  if maxInAll == 0 or beyond <= 0 then return all end
  local freed, spent, iterators = {}, {}, {}
  local function sumOf(site)
    local sum = redis.call("ZSCORE", sites, site)
    return except(sum, earlier and earlier.site == site) - (freed[site] or 0)
  end
  local own = sumOf(new.site) + weightOf(new)
  local biggest = redis.call("ZREVRANGE", sites, 0, ${BIGGEST - 1})
  while beyond > 0 do
    local top, first = 0, nil
    for _, site in ipairs(biggest) do
      if site ~= new.site and not spent[site] then
        local sum = sumOf(site)
        if sum >= own and sum > top then top, first = sum, site end
      end
    end
    -- The site with the most may replace its own sessions without bytes, but not those with bytes.
    if not first and kind == "e" and not spent[new.site] then first = new.site end
    if not first then return end
    local victim
    if first ~= new.site then
      for one in idleIn("a " .. kind .. " ", given, ${LOOKED_AT}) do
        if one.site ~= new.site and sumOf(one.site) == top then
          victim = one
          break
        end
      end
    end
    if not victim then
      iterators[first] = iterators[first] or idleIn("s " .. first .. " " .. kind .. " ", given)
      victim = iterators[first]()
    end
    if victim then
      giveUp(victim)
      freed[victim.site] = (freed[victim.site] or 0) + weightOf(victim)
      beyond = beyond - weightOf(victim)
    else
      spent[first] = true
    end
  end
  return all
end
`;

export const waiting = {
  /** @returns the outcome, followed by the id and epoch of each session given up */
  admit: script({
    method: "admitWaiting",
    effect: "adds",
    keys: KEYS,
    args: ["network", "site", "epoch", "bytes", "busyMs", "lifeMs", "maxPerNetwork", "maxPerSite", "maxInAll"],
    parse: waitingAnswer,
    uses: [WAITING, MAKE_ROOM],
    lua: `
      removeLapsed()
      local earlier = read(id)
      -- Another writer has taken over the session.
      if earlier and tonumber(earlier.epoch) > tonumber(epoch) then return { "unchanged" } end
      local new = { id = id, network = network, site = site, epoch = epoch, bytes = tonumber(bytes), since = now,
        busyUntil = now + busyMs }
      local given = {}
      local isNoMore = earlier and earlier.network == network and new.bytes <= earlier.bytes and new.bytes > 0
      if not isNoMore then
        given = makeRoom(new, earlier, tonumber(maxPerNetwork), tonumber(maxPerSite), tonumber(maxInAll))
        if not given and not earlier then return { "refused" } end
        if not given then
          earlier.epoch = epoch
          local endsAt = redis.call("ZSCORE", waitingEnds, id)
          remove(id)
          add(earlier, endsAt)
          return { "unchanged" }
        end
      end
      if earlier and new.bytes <= earlier.bytes then new.since = earlier.since end
      local answer = { "admitted" }
      for _, one in ipairs(given) do
        remove(one.id)
        answer[#answer + 1] = one.id
        answer[#answer + 1] = one.epoch
      end
      remove(id)
      add(new, now + lifeMs)
      return answer
    `,
  }),

  drop: script({
    method: "dropWaiting",
    effect: "frees",
    keys: KEYS,
    uses: [WAITING],
    lua: `
      remove(id)
    `,
  }),

  /** @returns the number of sessions without bytes, the number of sessions with bytes, and the total of those bytes */
  read: script({
    method: "readWaiting",
    effect: "frees",
    keys: KEYS,
    parse: waitingSums,
    uses: [WAITING],
    lua: `
      removeLapsed()
      local empty, sum = unpack(redis.call("HMGET", waitingSums, "e", "b"))
      empty = tonumber(empty or 0)
      return { int(empty), int(redis.call("HLEN", waiting) - empty), sum or "0" }
    `,
  }),
};
