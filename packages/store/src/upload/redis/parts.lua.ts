import { word } from "./parsers.ts";
import { suspendedSession, takenPart } from "./replies.ts";
import { script } from "./script.ts";
import { KEEP, MINE, PACKED } from "./sessions.lua.ts";
import { GET, VIEW } from "./uploads.lua.ts";

/**
 * The hash of the Parts also records their takers: `t<number>` is the epoch of a Part's last taker. The script must
 * also contain `GET`.
 */
const TAKEN = `
local function taken()
  return get("state") == "session" and redis.call("HGET", parts, "t" .. number) == epoch
end
`;

export const parts = {
  take: script({
    method: "takePart",
    effect: "uses",
    keys: ["upload", "parts", "due"],
    args: ["ownerTokenHash", "number"],
    parse: takenPart,
    uses: [GET, PACKED, VIEW, MINE],
    lua: `
      if get("owner") ~= ownerTokenHash then return false end
      if visible() then return "published" end
      if get("state") ~= "session" then return false end
      local _, partBytes, declared, _, resumable = unpacked()
      partBytes, declared = tonumber(partBytes), tonumber(declared)
      if resumable ~= "1" or not declared then return false end
      if declared <= partBytes and not get("partsId") then return false end
      if tonumber(number) > math.ceil(declared / partBytes) then return false end
      if not get("partsId") or get("suspended") == "1" then return "suspended" end
      local epoch = redis.call("HINCRBY", parts, "t" .. number, 1)
      local stored = string.match(redis.call("HGET", parts, number) or "", "^%d+")
      return { int(epoch), get("blob"), get("partsId"), int(partBytes), int(declared), stored or "0" }
    `,
  }),

  renew: script({
    method: "renewPart",
    effect: "frees",
    keys: ["upload", "parts", "due"],
    args: ["epoch", "number", "maxMs", "hasBytes"],
    parse: word("renewed", "fenced"),
    uses: [GET, PACKED, MINE, TAKEN],
    lua: `
      if not taken() then return "fenced" end
      if hasBytes == "1" then renew() end
      return "renewed"
    `,
  }),

  record: script({
    method: "recordTakenPart",
    effect: "uses",
    keys: ["upload", "parts", "due"],
    args: ["epoch", "number", "bytes", "etag", "maxMs"],
    parse: word("recorded", "fenced"),
    uses: [GET, PACKED, MINE, TAKEN, KEEP],
    lua: `
      if not taken() then return "fenced" end
      keep(number, bytes, etag, redis.call("HGET", parts, number))
      renew()
      return "recorded"
    `,
  }),

  suspend: script({
    method: "suspendSession",
    effect: "uses",
    keys: ["upload", "parts", "due"],
    args: ["epoch"],
    parse: suspendedSession,
    uses: [GET, PACKED, MINE],
    lua: `
      if not mine() then return "fenced" end
      local _, partBytes, declared = unpacked()
      local held, known = tonumber(get("stored") or "0"), {}
      local fields = redis.call("HKEYS", parts)
      for _, field in ipairs(fields) do known[field] = true end
      for _, field in ipairs(fields) do
        local number = string.match(field, "^t(%d+)$")
        if number and not known[number] then held = held + partBytes end
      end
      put("suspended", 1)
      return { int(math.min(held, tonumber(declared) or held)) }
    `,
  }),
};
