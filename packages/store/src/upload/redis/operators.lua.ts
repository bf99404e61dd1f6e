import { FINISH_SECONDS, MAX_OPEN_CLAIMS } from "../port.ts";
import { READ_CLAIM_BOOK } from "./claim-book.lua.ts";
import { CLAIM_KEYS, CLAIMS } from "./claims.lua.ts";
import { DELETE, USE_CHECK } from "./deletion.lua.ts";
import { nullable, word } from "./parsers.ts";
import { openClaims, storedUpload } from "./replies.ts";
import { script } from "./script.ts";
import { GET, VIEW } from "./uploads.lua.ts";

/**
 * Operation id for deleting anything that a take-down cannot hide. It is constant, so that the deletion can be
 * repeated.
 */
const TAKE_DOWN = "take-down";

/** Sets the times at which the Upload expires and is due for removal. The script must also contain `VIEW`. */
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
    method: "takeDown",
    effect: "uses",
    keys: CLAIM_KEYS,
    parse: nullable(word("taken_down", "deleted")),
    uses: [...CLAIMS, USE_CHECK, DELETE, EXPIRING],
    lua: `
      local till, takenDown = restorableUntil(), get("takenDown")
      if now >= (till or 0) then return delete("${TAKE_DOWN}", "operator") end
      if takenDown then return "taken_down" end
      put("takenDown", till)
      expireAt(now - ${FINISH_SECONDS * 1000}, till)
      local all = inField() and heldAfter(-math.huge) or redis.call("ZRANGE", held, 0, -1)
      for _, claim in ipairs(all) do
        if heldClaim(claim) then lapse(claim) end
      end
      -- The last Claim may have used up the Upload, and would then stay usable.
      if get("state") ~= "live" then
        delete("${TAKE_DOWN}", "operator")
        return "deleted"
      end
      return "taken_down"
    `,
  }),

  restore: script({
    method: "restore",
    effect: "uses",
    keys: CLAIM_KEYS,
    parse: nullable(word("restored")),
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

  readTakenDown: script({
    method: "readTakenDown",
    effect: "reads",
    keys: ["upload"],
    parse: nullable(storedUpload),
    uses: [GET, VIEW],
    lua: `
      local till, takenDown = restorableUntil(), get("takenDown")
      if not takenDown or now >= (till or 0) then return false end
      local viewed = view()
      viewed[10], viewed[11] = takenDown, int(takenDown - now)
      return viewed
    `,
  }),

  /**
   * @returns the current time, followed by the id, state, end time and progress of each Claim; the
   *   progress may be empty
   */
  openClaims: script({
    method: "openClaims",
    effect: "reads",
    keys: ["upload", "claims", "held", "ended"],
    parse: openClaims,
    uses: [GET, READ_CLAIM_BOOK],
    lua: `
      local found = { int(now) }
      local state, reason = get("state", "reason")
      if state == "gone" and reason ~= "exhausted" then return found end
      local function add(claim, how, at, progress)
        local isOpen = how and (isHeld({ how }) or how == "spent")
        if not isOpen or #found >= ${4 * MAX_OPEN_CLAIMS} then return end
        for _, value in ipairs({ claim, how, int(at), progress or "" }) do found[#found + 1] = value end
      end
      if inField() then
        for claim, one in pairs(book) do
          if one[2] > now then add(claim, one[1], one[2], one[3]) end
        end
        return found
      end
      for _, key in ipairs({ held, ended }) do
        local all = redis.call("ZRANGEBYSCORE", key, "(" .. int(now), "+inf", "WITHSCORES", "LIMIT", 0, ${MAX_OPEN_CLAIMS})
        for i = 1, #all, 2 do
          local how, progress = unpack(redis.call("HMGET", claims, all[i], all[i] .. " progress"))
          add(all[i], how, all[i + 1], progress)
        end
      end
      return found
    `,
  }),
};
