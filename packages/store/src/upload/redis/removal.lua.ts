import { type DueEntry, FINISH_SECONDS, type Removal, TOMBSTONE_SECONDS } from "../port.ts";
import { CLAIM_KEYS, CLAIMS } from "./claims.lua.ts";
import { NONCE_KEYS } from "./nonces.lua.ts";
import { toRemoval } from "./replies.ts";
import { DROP_REQUEST } from "./requests.lua.ts";
import { type Script, script } from "./script.ts";
import { GET } from "./uploads.lua.ts";

/** An entry of `due` is `<kind>:<key>`, or `blob:<list key>:<blob key>` for a Blob. Needs a local variable `entry`. */
const CORRECT = `
local function correct(at)
  if at then redis.call("ZADD", due, at, entry) else redis.call("ZREM", due, entry) end
  return false
end
`;

/**
 * These scripts return the quotas and the request ("" for none), then key and partsId ("" for none) of each Blob to
 * remove.
 */
export const beginRemoval: Record<DueEntry["kind"], Script<"blob", Removal | null>> = {
  upload: script({
    name: "beginUploadRemoval",
    method: "beginRemoval",
    effect: "frees",
    keys: CLAIM_KEYS,
    parse: toRemoval({ wasPublished: true }),
    uses: [...CLAIMS, `local entry = "upload:" .. id`, CORRECT],
    lua: `
      local state, expires = get("state", "expires")
      if state == "live" then
        if now < tonumber(expires) then return correct(expires) end
        if now < restorableUntil() then return correct(restorableUntil()) end
        reap()
        if get("state") == "live" then
          local inUseUntil = math.max(lastLease(), keptUntil())
          local finishBy = expires + ${FINISH_SECONDS * 1000}
          if now < inUseUntil and now < finishBy then return correct(math.min(inUseUntil, finishBy)) end
          fact("upload.expired", "", { downloads = tonumber((get("downloads"))) })
          endUpload("expired", "", now)
        end
      elseif state ~= "gone" then
        return correct(nil)
      end
      local removed, dueAt, blob, quotas, request = get("removed", "dueAt", "blob", "quotas", "request")
      if now < tonumber(dueAt) then return correct(dueAt) end
      if removed == "1" then
        redis.call("DEL", upload, claims, ended)
        return correct(nil)
      end
      return { quotas or "", request or "", blob, "" }
    `,
  }),

  session: script({
    name: "beginSessionRemoval",
    method: "beginRemoval",
    effect: "frees",
    keys: ["upload", "due"],
    parse: toRemoval(),
    uses: [GET, `local entry = "session:" .. id`, CORRECT],
    lua: `
      local state, lease, blob, partsId, tail = get("state", "expires", "blob", "partsId", "tail")
      local quotas, request = get("quotas", "request")
      if state ~= "session" and state ~= "aborting" then return correct(nil) end
      if now < tonumber(lease) then return correct(lease) end
      put("state", "aborting")
      local removed = { quotas or "", request or "", blob, partsId or "" }
      for blob in string.gmatch(tail or "", "(%S+) %d+") do
        removed[#removed + 1] = blob
        removed[#removed + 1] = ""
      end
      return removed
    `,
  }),

  list: script({
    name: "beginListRemoval",
    method: "beginRemoval",
    effect: "frees",
    keys: ["list", "due"],
    parse: toRemoval(),
    uses: [`local entry = "list:" .. id`, CORRECT],
    lua: `
      local expires, blob, previous = unpack(redis.call("HMGET", list, "expires", "blob", "previous"))
      if not expires then return correct(nil) end
      if now < tonumber(expires) then return correct(expires) end
      redis.call("HSET", list, "removing", 1)
      if previous == "" then return { "", "", blob, "" } end
      return { "", "", blob, "", previous, "" }
    `,
  }),

  blob: script({
    name: "beginBlobRemoval",
    method: "beginRemoval",
    effect: "frees",
    keys: ["list", "due"],
    args: ["blob"],
    parse: toRemoval(),
    uses: [`local entry = "blob:" .. id .. ":" .. blob`, CORRECT],
    lua: `
      local dueAt = redis.call("ZSCORE", due, entry)
      if not dueAt or now < tonumber(dueAt) then return false end
      local current, previous = unpack(redis.call("HMGET", list, "blob", "previous"))
      if blob == current or blob == previous then return correct(nil) end
      return { "", "", blob, "" }
    `,
  }),

  /** Deletes the record if all deliveries have expired, and so leaves nothing to `finishRemoval`. */
  request: script({
    name: "dropOldRequest",
    method: "beginRemoval",
    effect: "frees",
    keys: ["request", "deliveries", "due"],
    parse: toRemoval(),
    uses: [DROP_REQUEST, `local entry = "request:" .. id`, CORRECT],
    lua: `
      local ends = redis.call("HGET", request, "ends")
      if ends and now < tonumber(ends) then return correct(ends) end
      dropRequest()
      return false
    `,
  }),
};

export const finishRemoval: Record<Exclude<DueEntry["kind"], "request">, Script<"blob", void>> = {
  upload: script({
    name: "finishUploadRemoval",
    method: "finishRemoval",
    effect: "frees",
    keys: ["upload", "due"],
    uses: [GET],
    lua: `
      local state, removed = get("state", "removed")
      if state ~= "gone" or removed == "1" then return end
      local purgeAt = now + ${TOMBSTONE_SECONDS * 1000}
      put("removed", 1, "dueAt", purgeAt)
      if get("quotas") or get("request") then redis.call("HDEL", upload, "quotas", "request") end
      redis.call("ZADD", due, purgeAt, "upload:" .. id)
    `,
  }),

  session: script({
    name: "finishSessionRemoval",
    method: "finishRemoval",
    effect: "frees",
    keys: ["upload", "parts", "due", ...NONCE_KEYS],
    uses: [GET],
    lua: `
      if get("state") ~= "aborting" then return end
      redis.call("DEL", upload, parts, nonceAges, nonceOwners, nonceRanks, nonceCounts, redeemed)
      redis.call("ZREM", due, "session:" .. id)
    `,
  }),

  list: script({
    name: "finishListRemoval",
    method: "finishRemoval",
    effect: "frees",
    keys: ["list", "due"],
    lua: `
      if redis.call("HEXISTS", list, "removing") == 0 then return end
      redis.call("DEL", list)
      redis.call("ZREM", due, "list:" .. id)
    `,
  }),

  blob: script({
    name: "finishBlobRemoval",
    method: "finishRemoval",
    effect: "frees",
    keys: ["due"],
    args: ["blob"],
    lua: `
      redis.call("ZREM", due, "blob:" .. id .. ":" .. blob)
    `,
  }),
};
