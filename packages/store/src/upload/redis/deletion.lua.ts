import { ENDED_SESSION_SECONDS, FINISH_SECONDS } from "../port.ts";

/**
 * Whether an Upload that can no longer be opened is still being read under a Claim, see [Note: Deletion]. The script
 * must also contain `CLAIM_BOOK`. For an expired Upload whose Claims have their own keys, this is true without a check
 * of the Claims: if none is usable, the janitor soon removes the Upload.
 */
export const USE_CHECK = `
local function inUse()
  local state, expires, reason, removed, dueAt = get("state", "expires", "reason", "removed", "dueAt")
  if state == "gone" then return reason == "exhausted" and removed == "0" and now < tonumber(dueAt) end
  if state ~= "live" or now < tonumber(expires) or now >= expires + ${FINISH_SECONDS * 1000} then return false end
  if not inField() then return true end
  for _, one in pairs(book) do
    if now < one[2] then return true end
  end
  return false
end
`;

/**
 * Deletes the Upload or session of an id. `operation`: the operation's id; `by`: see `Ender`. Needs FACT, END and
 * USE_CHECK.
 *
 * @returns "deleted" or false
 */
export const DELETE = `
local function endSession(operation, by)
  local till = now + ${ENDED_SESSION_SECONDS * 1000}
  put("state", "aborting", "expires", till, "by", operation, "endedBy", by)
  redis.call("ZADD", due, till, "session:" .. id)
end

local function delete(operation, by)
  local state, earlier, reason, endedBy = get("state", "by", "reason", "endedBy")
  if earlier == operation and (reason == "deleted" or endedBy) then return "deleted" end
  if state == "session" then
    endSession(operation, by)
    return "deleted"
  end
  if now >= (restorableUntil() or 0) and not inUse() then return false end
  fact("upload.deleted", "", { downloads = tonumber((get("downloads"))) })
  if state == "gone" then
    put("reason", "deleted", "by", operation, "dueAt", now)
    redis.call("ZADD", due, now, "upload:" .. id)
  else
    endUpload("deleted", operation, now)
  end
  return "deleted"
end
`;
