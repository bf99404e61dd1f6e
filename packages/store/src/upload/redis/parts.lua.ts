import { script } from "./script.ts";
import { KEEP, MINE, PACKED } from "./sessions.lua.ts";
import { GET, VIEW } from "./uploads.lua.ts";

/** Takers of Parts are in the hash of the Parts: `t<number>` is the epoch of the last one. Needs GET. */
const TAKEN = `
local function taken()
  return get("state") == "session" and redis.call("HGET", parts, "t" .. number) == epoch
end
`;

export const parts = {
  take: script({
    name: "takePart",
    effect: "uses",
    keys: ["upload", "parts", "due"],
    args: ["by", "number"],
    uses: [GET, PACKED, VIEW, MINE],
    lua: `
      if get("owner") ~= by then return false end
      if visible() then return "published" end
      if get("state") ~= "session" then return false end
      local _, partBytes, declared, _, resumable = unpacked()
      partBytes, declared = tonumber(partBytes), tonumber(declared)
      if resumable ~= "1" or not declared or declared <= partBytes then return false end
      if tonumber(number) > math.ceil(declared / partBytes) then return false end
      if not get("partsId") or get("suspended") == "1" then return "suspended" end
      local epoch = redis.call("HINCRBY", parts, "t" .. number, 1)
      local stored = string.match(redis.call("HGET", parts, number) or "", "^%d+")
      return { int(epoch), get("blob"), get("partsId"), int(partBytes), int(declared), stored or "0" }
    `,
  }),

  renew: script({
    name: "renewPart",
    effect: "frees",
    keys: ["upload", "parts", "due"],
    args: ["epoch", "number", "maxMs", "hasBytes"],
    uses: [GET, PACKED, MINE, TAKEN],
    lua: `
      if not taken() then return "fenced" end
      if hasBytes == "1" then renew() end
      return "renewed"
    `,
  }),

  record: script({
    name: "recordTakenPart",
    effect: "uses",
    keys: ["upload", "parts", "due"],
    args: ["epoch", "number", "bytes", "etag", "maxMs"],
    uses: [GET, PACKED, MINE, TAKEN, KEEP],
    lua: `
      if not taken() then return "fenced" end
      keep(number, bytes, etag, redis.call("HGET", parts, number))
      renew()
      return "recorded"
    `,
  }),

  suspend: script({
    name: "suspendSession",
    effect: "uses",
    keys: ["upload", "parts", "due"],
    args: ["epoch"],
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
