import { MAX_NONCES, NONCE_SECONDS } from "../port.ts";
import { script } from "./script.ts";
import { GET, REMEMBER, VIEW } from "./uploads.lua.ts";

/** `nonces` maps a Nonce to `<order> <minted at> <requester>`. */
const KEEP = `
local function keepNonce(nonce)
  local order = redis.call("HINCRBY", upload, "minted", 1)
  redis.call("HSET", nonces, nonce, order .. " " .. int(now) .. " " .. requester)
  if redis.call("HLEN", nonces) <= ${MAX_NONCES} then return end

  local count, oldest, orderOf, evicted, evictedAt = {}, {}, {}, nil, nil -- three of them by requester
  local all = redis.call("HGETALL", nonces)
  for i = 1, #all, 2 do
    local order, at, who = string.match(all[i + 1], "^(%d+) (%d+) (.*)$")
    order = tonumber(order)
    count[who] = (count[who] or 0) + 1
    if not orderOf[who] or order < orderOf[who] then oldest[who], orderOf[who] = all[i], order end
    if not evicted or order <= orderOf[evicted] then evicted, evictedAt = who, at end
  end
  if now - evictedAt <= ${NONCE_SECONDS * 1000} then
    for who, many in pairs(count) do
      local more = many - count[evicted]
      if more > 0 or (more == 0 and orderOf[who] < orderOf[evicted]) then evicted = who end
    end
  end
  redis.call("HDEL", nonces, oldest[evicted])
end
`;

export const nonces = {
  mint: script({
    name: "mintNonce",
    effect: "writes",
    keys: ["upload", "nonces", "redeemed"],
    args: ["nonce", "requester"],
    uses: [GET, VIEW, KEEP],
    lua: `
      if not visible() then return false end
      local known = redis.call("HEXISTS", nonces, nonce) == 1 or redis.call("ZSCORE", redeemed, "nonce " .. nonce)
      if not known then keepNonce(nonce) end
      return view()
    `,
  }),

  readChallenge: script({
    name: "readChallenge",
    effect: "reads",
    keys: ["upload", "nonces"],
    uses: [GET, VIEW],
    lua: `
      return visible() and { get("auth"), redis.call("HKEYS", nonces) }
    `,
  }),

  redeem: script({
    name: "redeemNonce",
    effect: "writes",
    keys: ["upload", "nonces", "redeemed"],
    args: ["operation", "nonce", "auth", "nextNonce", "requester"],
    uses: [GET, VIEW, REMEMBER, KEEP],
    lua: `
      if not visible() then return false end
      if redis.call("ZSCORE", redeemed, "operation " .. operation) then return view() end
      if get("auth") ~= auth or redis.call("HDEL", nonces, nonce) == 0 then return "lost" end
      remember(redeemed, ${2 * MAX_NONCES}, "operation " .. operation, "nonce " .. nonce)
      keepNonce(nextNonce)
      return view()
    `,
  }),
};
