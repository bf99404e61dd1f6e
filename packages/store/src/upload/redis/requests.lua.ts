import { nullable, whole, word, wordOr } from "./parsers.ts";
import { deliveries, storedRequest } from "./replies.ts";
import { script } from "./script.ts";

/**
 * `request` is a hash: `json` is the NewRequest, `ends` the end of its record, `bytes` the sum of its deliveries' bytes,
 * and `closed` exists once it is closed. `deliveries` maps each delivery to `<state> <bytes> <time> <1 if it was
 * collected, else 0> <wrapped key>`. A delivery stays `delivered` when it is collected.
 */
const REQUEST = `
local owner, created, expires, ends, bytes, closed = unpack(redis.call("HMGET", request,
  "owner", "created", "expires", "ends", "bytes", "closed"))
local isReadable = ends and now < tonumber(ends)
local isOpen = isReadable and not closed and now < tonumber(expires)
`;

const VIEW = `
local function view(json)
  return { json, created, expires, isOpen and "1" or "0", redis.call("HLEN", deliveries), bytes }
end
`;

const DELIVERY = `
-- @returns state, bytes, time, whether it was collected, wrapped key
local function readDelivery(delivery)
  local stored = redis.call("HGET", deliveries, delivery)
  if stored then return string.match(stored, "^(%a+) (%d+) (%d+) ([01]) (.*)$") end
end

local function writeDelivery(delivery, ...)
  redis.call("HSET", deliveries, delivery, table.concat({...}, " "))
end
`;

/** Writes a Fact about the request, or about one of its deliveries. A repeated operation must not call this again. */
const FACT = `
local function fact(kind, delivery)
  local factId = kind .. ":" .. id .. (delivery and ":" .. delivery or "")
  local data = { id = factId, v = 1, type = kind, atMs = now, requestId = id, uploadId = delivery }
  redis.call("XADD", factQueue, "*", factId, cjson.encode(data))
end
`;

/** Needs the keys `request`, `deliveries` and `due`. */
export const DROP_REQUEST = `
local function dropRequest()
  redis.call("DEL", request, deliveries)
  redis.call("ZREM", due, "request:" .. id)
end
`;

export const requests = {
  create: script({
    method: "createRequest",
    effect: "adds",
    keys: ["request", "deliveries", "due", "factQueue"],
    args: [
      "json",
      "ownerTokenHash",
      "timeLimitSeconds",
      "maxDeliveries",
      "maxBytes",
      "maxDeliveryBytes",
      "deliverySeconds",
    ],
    parse: wordOr(["taken"], storedRequest),
    uses: [REQUEST, VIEW, FACT],
    lua: `
      if owner then
        if owner ~= ownerTokenHash then return "taken" end
        return view(redis.call("HGET", request, "json"))
      end
      created, expires, bytes = int(now), int(now + timeLimitSeconds * 1000), "0"
      isOpen = now < tonumber(expires)
      local endsAt = int(expires + deliverySeconds * 1000)
      redis.call("HSET", request, "json", json, "owner", ownerTokenHash, "created", created, "expires", expires,
        "ends", endsAt, "bytes", bytes, "maxDeliveries", maxDeliveries, "maxBytes", maxBytes,
        "maxDeliveryBytes", maxDeliveryBytes)
      redis.call("ZADD", due, endsAt, "request:" .. id)
      fact("request.created")
      return view(json)
    `,
  }),

  read: script({
    method: "readRequest",
    effect: "reads",
    keys: ["request", "deliveries"],
    parse: nullable(storedRequest),
    uses: [REQUEST, VIEW],
    lua: `
      return isReadable and view(redis.call("HGET", request, "json"))
    `,
  }),

  reserve: script({
    method: "reserveDelivery",
    effect: "adds",
    keys: ["request", "deliveries"],
    args: ["delivery", "wrappedKey", "size"],
    parse: nullable(word("reserved", "full", "closed")),
    uses: [REQUEST, DELIVERY],
    lua: `
      if not isReadable then return false end
      if readDelivery(delivery) then return "reserved" end
      if not isOpen then return "closed" end
      local maxDeliveries, maxBytes, maxDeliveryBytes = unpack(redis.call("HMGET", request,
        "maxDeliveries", "maxBytes", "maxDeliveryBytes"))
      local isFull = redis.call("HLEN", deliveries) >= tonumber(maxDeliveries) or bytes + size > tonumber(maxBytes)
      if isFull or tonumber(size) > tonumber(maxDeliveryBytes) then return "full" end
      redis.call("HINCRBY", request, "bytes", size)
      writeDelivery(delivery, "reserved", size, int(now), "0", wrappedKey)
      return "reserved"
    `,
  }),

  complete: script({
    method: "completeDelivery",
    effect: "uses",
    keys: ["request", "deliveries", "factQueue"],
    args: ["delivery"],
    parse: nullable(word("delivered", "closed")),
    uses: [REQUEST, DELIVERY, FACT],
    lua: `
      local state, size, _, collected, wrappedKey = readDelivery(delivery)
      if not isReadable or not state then return false end
      if state ~= "reserved" then return "delivered" end
      if not isOpen then return "closed" end
      writeDelivery(delivery, "delivered", size, int(now), collected, wrappedKey)
      fact("request.delivered", delivery)
      return "delivered"
    `,
  }),

  release: script({
    method: "releaseDelivery",
    effect: "frees",
    keys: ["request", "deliveries"],
    args: ["delivery", "wasPublished"],
    uses: [DELIVERY],
    lua: `
      local state, size, at, collected, wrappedKey = readDelivery(delivery)
      if not state then return end
      if wasPublished == "0" and state ~= "gone" and collected == "0" then
        redis.call("HDEL", deliveries, delivery)
        -- Redis does not accept -0.
        if size ~= "0" then redis.call("HINCRBY", request, "bytes", "-" .. size) end
      else
        writeDelivery(delivery, "gone", size, at, collected, wrappedKey)
      end
    `,
  }),

  list: script({
    method: "listDeliveries",
    effect: "reads",
    keys: ["request", "deliveries"],
    parse: nullable(deliveries),
    uses: [REQUEST],
    lua: `
      return isReadable and redis.call("HGETALL", deliveries)
    `,
  }),

  /** `ids`: of the deliveries, separated by spaces. */
  collect: script({
    method: "collectDeliveries",
    effect: "uses",
    keys: ["request", "deliveries", "factQueue"],
    args: ["ids"],
    parse: nullable(whole),
    uses: [REQUEST, DELIVERY, FACT],
    lua: `
      if not isReadable then return false end
      local noted = 0
      for delivery in string.gmatch(ids, "%S+") do
        local state, size, at, collected, wrappedKey = readDelivery(delivery)
        if state and state ~= "reserved" and collected == "0" then
          writeDelivery(delivery, state, size, at, "1", wrappedKey)
          fact("request.collected", delivery)
          noted = noted + 1
        end
      end
      return noted
    `,
  }),

  close: script({
    method: "closeRequest",
    effect: "frees",
    keys: ["request", "due", "factQueue"],
    parse: nullable(word("closed")),
    uses: [REQUEST, FACT],
    lua: `
      if not isReadable then return false end
      if closed then return "closed" end
      local endsAt = int(math.min(now, expires) + ends - expires)
      redis.call("HSET", request, "closed", "1", "ends", endsAt)
      redis.call("ZADD", due, endsAt, "request:" .. id)
      fact("request.closed")
      return "closed"
    `,
  }),

  delete: script({
    method: "deleteRequest",
    effect: "frees",
    keys: ["request", "deliveries", "due"],
    parse: nullable(word("deleted")),
    uses: [REQUEST, DROP_REQUEST],
    lua: `
      if not isReadable then return false end
      dropRequest()
      return "deleted"
    `,
  }),
};
