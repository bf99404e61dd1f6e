import { FINISH_SECONDS } from "../port.ts";
import { CLAIM_KEYS, CLAIMS } from "./claims.lua.ts";
import { script } from "./script.ts";

/** Needs VIEW. Makes the Upload expire, and removes it, at these times. */
const EXPIRING = `
local function expireAt(expires, dueAt)
  put("expires", expires)
  redis.call("HSET", live, id, int(expires) .. " " .. get("blob"))
  redis.call("ZADD", due, dueAt, "upload:" .. id)
end
`;

/** See [Note: Taken-down Uploads]. */
export const operators = {
  takeDown: script({
    name: "takeDown",
    effect: "uses",
    keys: CLAIM_KEYS,
    uses: [...CLAIMS, EXPIRING],
    lua: `
      local till, takenDown = restorableUntil(), get("takenDown")
      if now >= (till or 0) then return false end
      if takenDown then return "taken_down" end
      put("takenDown", till)
      expireAt(now - ${FINISH_SECONDS * 1000}, till)
      local all = inField() and heldAfter(-math.huge) or redis.call("ZRANGE", held, 0, -1)
      for _, claim in ipairs(all) do
        if heldClaim(claim) then lapse(claim) end
      end
      return "taken_down"
    `,
  }),

  restore: script({
    name: "restore",
    effect: "uses",
    keys: CLAIM_KEYS,
    uses: [...CLAIMS, EXPIRING],
    lua: `
      local till, takenDown = restorableUntil(), get("takenDown")
      if now >= (till or 0) then return false end
      if takenDown then
        expireAt(till, till)
        redis.call("HDEL", upload, "takenDown")
      end
      return "restored"
    `,
  }),
};
