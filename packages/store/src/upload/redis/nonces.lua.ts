import { FRESH_NONCE_SECONDS, MAX_NONCES, MAX_NONCES_OF_REQUESTER, NONCE_SECONDS, SHORTEST_NONCE_MS } from "../port.ts";
import type { KeyName } from "./keys.ts";
import { script } from "./script.ts";
import { GET, REMEMBER, VIEW } from "./uploads.lua.ts";

const NONCE_KEYS = ["nonceAges", "nonceOwners", "nonceCounts"] as const satisfies readonly KeyName[];

/**
 * `nonceAges` orders `<requester>:<nonce>` by the time of minting; `nonceOwners` orders `<requester>:<minted
 * at>:<nonce>` as text; `nonceCounts` orders requesters by their number of Nonces. See [Note: Nonces].
 */
const NONCES_OF = `
local function noncesOf(who, ...)
  return redis.call("ZRANGEBYLEX", nonceOwners, "[" .. who .. ":", "(" .. who .. ";", ...)
end
`;

/** Needs NONCES_OF. */
const KEEP = `
local function dropNonce(who, nonce)
  local member = who .. ":" .. nonce
  local mintedAt = redis.call("ZSCORE", nonceAges, member)
  if not mintedAt then return false end
  redis.call("ZREM", nonceAges, member)
  redis.call("ZREM", nonceOwners, who .. ":" .. int(mintedAt) .. ":" .. nonce)
  if tonumber(redis.call("ZINCRBY", nonceCounts, -1, who)) < 1 then redis.call("ZREM", nonceCounts, who) end
  return true
end

local function dropOldestOf(who)
  dropNonce(who, string.match(noncesOf(who, "LIMIT", 0, 1)[1], "[^:]*$"))
end

local function keepNonce(nonce, who)
  if tonumber(redis.call("ZSCORE", nonceCounts, who) or 0) >= ${MAX_NONCES_OF_REQUESTER} then
    local mintedAt = string.match(noncesOf(who, "LIMIT", 0, 1)[1], "(%d+):[^:]*$")
    if now - mintedAt < ${SHORTEST_NONCE_MS} then return end
    dropOldestOf(who)
  end
  redis.call("ZADD", nonceAges, now, who .. ":" .. nonce)
  redis.call("ZADD", nonceOwners, 0, who .. ":" .. int(now) .. ":" .. nonce)
  redis.call("ZINCRBY", nonceCounts, 1, who)
  if redis.call("ZCARD", nonceAges) <= ${MAX_NONCES} then return end

  local oldest, mintedAt = unpack(redis.call("ZRANGE", nonceAges, 0, 0, "WITHSCORES"))
  local oldestWho, oldestNonce = string.match(oldest, "^(.*):([^:]*)$")
  if now - mintedAt > ${NONCE_SECONDS * 1000} then return dropNonce(oldestWho, oldestNonce) end
  local busiest, count = unpack(redis.call("ZREVRANGE", nonceCounts, 0, 0, "WITHSCORES"))
  if tonumber(count) > 1 then return dropOldestOf(busiest) end
  if now - mintedAt > ${FRESH_NONCE_SECONDS * 1000} then return dropNonce(oldestWho, oldestNonce) end
  dropNonce(who, nonce)
end
`;

export const nonces = {
  mint: script({
    name: "mintNonce",
    effect: "uses",
    keys: ["upload", ...NONCE_KEYS, "redeemed"],
    args: ["nonce", "requester"],
    uses: [GET, VIEW, NONCES_OF, KEEP],
    lua: `
      if not visible() then return false end
      local isKnown = redis.call("ZSCORE", nonceAges, requester .. ":" .. nonce)
        or redis.call("ZSCORE", redeemed, "nonce " .. nonce)
      if not isKnown then keepNonce(nonce, requester) end
      return view()
    `,
  }),

  /** @returns the AuthKey, 1 when a password is set, then `<requester>:<nonce>` of each Nonce */
  readChallenge: script({
    name: "readChallenge",
    effect: "reads",
    keys: ["upload", "nonceAges"],
    uses: [GET, VIEW],
    lua: `
      if not visible() then return false end
      local auth, password = get("auth", "password")
      return { auth, password, redis.call("ZRANGE", nonceAges, 0, -1) }
    `,
  }),

  /** The same for `requesters`, separated by colons. Nonces are `<requester>:<minted at>:<nonce>`. */
  readOwnChallenge: script({
    name: "readOwnChallenge",
    effect: "reads",
    keys: ["upload", "nonceOwners"],
    args: ["requesters"],
    uses: [GET, VIEW, NONCES_OF],
    lua: `
      if not visible() then return false end
      local auth, password = get("auth", "password")
      local found = {}
      for who in string.gmatch(requesters, "[^:]+") do
        for _, one in ipairs(noncesOf(who)) do found[#found + 1] = one end
      end
      return { auth, password, found }
    `,
  }),

  redeem: script({
    name: "redeemNonce",
    effect: "uses",
    keys: ["upload", ...NONCE_KEYS, "redeemed"],
    args: ["operation", "nonce", "mintedFor", "auth", "nextNonce", "requester"],
    uses: [GET, VIEW, REMEMBER, NONCES_OF, KEEP],
    lua: `
      if not visible() then return false end
      if redis.call("ZSCORE", redeemed, "operation " .. operation) then return view() end
      if get("auth") ~= auth or not dropNonce(mintedFor, nonce) then return "lost" end
      remember(redeemed, ${2 * MAX_NONCES}, "operation " .. operation, "nonce " .. nonce)
      keepNonce(nextNonce, requester)
      return view()
    `,
  }),
};
