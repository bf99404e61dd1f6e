import { CLAIM_BOOK, READ_CLAIM_BOOK } from "./claim-book.lua.ts";
import { DELETE, USE_CHECK } from "./deletion.lua.ts";
import { nullable, word, wordOr } from "./parsers.ts";
import { storedUpload } from "./replies.ts";
import { script } from "./script.ts";
import { END, ENDING_KEYS, FACT, GET, REMEMBER, VIEW } from "./uploads.lua.ts";

/** Maximum number of owner operations remembered per Upload in case the owner repeats them. */
const MAX_OPERATIONS = 1_000;

/** Needs an argument `operationId`, GET, FACT and REMEMBER. */
const CHANGED = `
local function changed()
  remember(operations, ${MAX_OPERATIONS}, operationId)
  local limit, expires, password = get("limit", "expires", "password")
  fact("upload.changed", ":" .. operationId, {
    downloadLimit = tonumber(limit), expiresAtMs = tonumber(expires), passwordSet = password == "1",
  })
end
`;

export const owner = {
  changeLimits: script({
    method: "changeLimits",
    effect: "uses",
    keys: ENDING_KEYS,
    args: ["operationId", "downloadLimit", "timeLimitSeconds"],
    parse: wordOr(["used_up", "below_downloads"], nullable(storedUpload)),
    uses: [GET, VIEW, FACT, REMEMBER, CHANGED, CLAIM_BOOK, END],
    lua: `
      local by, reason = get("by", "reason")
      if reason == "exhausted" and by == operationId then return "used_up" end
      if not visible() then return false end
      if redis.call("ZSCORE", operations, operationId) then return view() end
      local downloads, blob = get("downloads", "blob")
      if downloadLimit ~= "" then
        if tonumber(downloadLimit) < tonumber(downloads) then return "below_downloads" end
        put("limit", downloadLimit)
      end
      if timeLimitSeconds ~= "" then
        local expires = now + timeLimitSeconds * 1000
        put("expires", expires)
        redis.call("HSET", live, id, int(expires) .. " " .. blob)
        redis.call("ZADD", due, expires, "upload:" .. id)
      end
      changed()
      if downloadLimit == downloads then
        exhaust(operationId, now)
        return "used_up"
      end
      return view()
    `,
  }),

  setPassword: script({
    method: "setPassword",
    effect: "uses",
    keys: ["upload", "operations", "factQueue"],
    args: ["operationId", "authKey", "wrappedKey"],
    parse: nullable(storedUpload),
    uses: [GET, VIEW, FACT, REMEMBER, CHANGED],
    lua: `
      if not visible() then return false end
      if redis.call("ZSCORE", operations, operationId) then return view() end
      put("auth", authKey, "password", 1)
      if wrappedKey ~= "" then put("wrapped", wrappedKey) end
      changed()
      return view()
    `,
  }),

  readOwner: script({
    method: "readOwner",
    effect: "reads",
    keys: ["upload"],
    parse: nullable(String),
    uses: [GET, VIEW, READ_CLAIM_BOOK, USE_CHECK],
    lua: `
      local state, request = get("state", "request")
      return (state == "session" or not request and (visible() or inUse())) and get("owner")
    `,
  }),

  delete: script({
    name: "deleteUpload",
    method: "delete",
    effect: "frees",
    keys: ENDING_KEYS,
    args: ["operationId", "by"],
    parse: nullable(word("deleted")),
    uses: [GET, VIEW, FACT, CLAIM_BOOK, END, USE_CHECK, DELETE],
    lua: `
      return delete(operationId, by)
    `,
  }),
};
