import { randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Redis } from "ioredis";

/*
 * The minimum cost of answering a signed request: a bare handler with the same calls to Redis as ours, without checks.
 * It reads the guesses, and runs two scripts: one reads a key and the Nonces, one takes a Nonce and adds the next.
 */

const [url = "", uploads = "0"] = process.argv.slice(2);
const { REDIS_PASSWORD = "" } = process.env;
const redis = new Redis(url, { password: REDIS_PASSWORD });

const READ = `
local state, expires = unpack(redis.call("HMGET", KEYS[1], "state", "expires"))
return { redis.call("HMGET", KEYS[1], "auth"), redis.call("HKEYS", KEYS[2]) }
`;
const REDEEM = `
local time = redis.call("TIME")
local now = time[1] * 1000 + math.floor(time[2] / 1000)
if redis.call("ZSCORE", KEYS[3], ARGV[1]) then return 0 end
redis.call("HDEL", KEYS[2], ARGV[2])
redis.call("ZREMRANGEBYSCORE", KEYS[3], "-inf", now - 600000)
redis.call("ZADD", KEYS[3], now, "operation " .. ARGV[1])
redis.call("ZADD", KEYS[3], now, "nonce " .. ARGV[2])
redis.call("ZREMRANGEBYRANK", KEYS[3], 0, -2001)
redis.call("HSET", KEYS[2], ARGV[3], redis.call("HINCRBY", KEYS[1], "minted", 1))
return redis.call("HMGET", KEYS[1], "state", "expires", "auth", "metadata", "limit", "downloads", "owner", "blob", "bytes", "created")
`;
redis.defineCommand("bareRead", { lua: READ, numberOfKeys: 2, readOnly: true });
redis.defineCommand("bareRedeem", { lua: REDEEM, numberOfKeys: 3 });

async function run(command: "bareRead" | "bareRedeem", ...args: string[]): Promise<unknown> {
  const defined: unknown = Reflect.get(redis, command);
  if (typeof defined !== "function") throw new TypeError(command);
  return Reflect.apply(defined, redis, args);
}

const keyOf = (name: string, id: string) => `{limit}:${name}:${id}`;
for (let id = 0; id < Number(uploads); id += 1) {
  const text = (bytes: number) => randomBytes(bytes).toString("base64url");
  await redis.hset(keyOf("upload", String(id)), {
    ...{ state: "live", expires: Date.now(), auth: text(64), metadata: text(240), limit: 20, downloads: 0 },
    ...{ owner: text(32), blob: text(20), bytes: 1_024, created: Date.now() },
  });
}

/** The Nonce that each Upload's client received last. Envoi finds it by its signature, which is not checked here. */
const issued = new Map<string, string>();

const server = createServer(async (request, response) => {
  const id = request.url?.split("/").at(-1) ?? "";
  const last = issued.get(id) ?? "";
  const nonce = randomBytes(16).toString("base64");
  await redis.multi().get(keyOf("guess", id)).pttl(keyOf("guess", id)).exec();
  await run("bareRead", keyOf("upload", id), keyOf("nonces", id));
  issued.set(id, nonce);
  const operation = randomBytes(16).toString("base64url");
  const keys = ["upload", "nonces", "redeemed"].map((name) => keyOf(name, id));
  const upload = await run("bareRedeem", ...keys, operation, last, nonce);
  const body = JSON.stringify({ metadata: Array.isArray(upload) ? upload[3] : "", finalDownload: false, ttl: 1_000 });
  response.writeHead(200, {
    "Content-Type": "application/json",
    "Content-Length": Buffer.byteLength(body),
    "WWW-Authenticate": `send-v1 ${nonce}`,
  });
  response.end(body);
});
server.listen(0, "127.0.0.1", () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`));
