import { CLAIM_BOOK, READ_CLAIM_BOOK } from "./claim-book.lua.ts";
import { DELETE, USE_CHECK } from "./deletion.lua.ts";
import { script } from "./script.ts";
import { END, ENDING_KEYS, FACT, GET, REMEMBER, VIEW } from "./uploads.lua.ts";

/** An owner's operations remembered per Upload, in case they are repeated. */
const MAX_OPERATIONS = 1_000;

/** Needs GET, FACT and REMEMBER. */
const CHANGED = `
local function changed()
  remember(operations, ${MAX_OPERATIONS}, operation)
  local limit, expires, password = get("limit", "expires", "password")
  fact("upload.changed", ":" .. operation, {
    downloadLimit = tonumber(limit), expiresAtMs = tonumber(expires), passwordSet = password == "1",
  })
end
`;

export const owner = {
  changeLimits: script({
    name: "changeLimits",
    effect: "uses",
    keys: ENDING_KEYS,
    args: ["operation", "limit", "life"],
    uses: [GET, VIEW, FACT, REMEMBER, CHANGED, CLAIM_BOOK, END],
    lua: `
      local by, reason = get("by", "reason")
      if reason == "exhausted" and by == operation then return "used_up" end
      if not visible() then return false end
      if redis.call("ZSCORE", operations, operation) then return view() end
      local downloads, blob = get("downloads", "blob")
      if limit ~= "" then
        if tonumber(limit) < tonumber(downloads) then return "below_downloads" end
        put("limit", limit)
      end
      if life ~= "" then
        local expires = now + life * 1000
        put("expires", expires)
        redis.call("HSET", live, id, int(expires) .. " " .. blob)
        redis.call("ZADD", due, expires, "upload:" .. id)
      end
      changed()
      if limit == downloads then
        exhaust(operation, now)
        return "used_up"
      end
      return view()
    `,
  }),

  setPassword: script({
    name: "setPassword",
    effect: "uses",
    keys: ["upload", "operations", "factQueue"],
    args: ["operation", "auth", "wrapped"],
    uses: [GET, VIEW, FACT, REMEMBER, CHANGED],
    lua: `
      if not visible() then return false end
      if redis.call("ZSCORE", operations, operation) then return view() end
      put("auth", auth, "password", 1)
      if wrapped ~= "" then put("wrapped", wrapped) end
      changed()
      return view()
    `,
  }),

  readOwner: script({
    name: "readOwner",
    effect: "reads",
    keys: ["upload"],
    uses: [GET, VIEW, READ_CLAIM_BOOK, USE_CHECK],
    lua: `
      return (get("state") == "session" or visible() or inUse()) and get("owner")
    `,
  }),

  delete: script({
    name: "deleteUpload",
    effect: "frees",
    keys: ENDING_KEYS,
    args: ["operation", "ender"],
    uses: [GET, VIEW, FACT, CLAIM_BOOK, END, USE_CHECK, DELETE],
    lua: `
      return delete(operation, ender)
    `,
  }),
};
