import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { Redis } from "ioredis";
import { runLimit } from "../measuring/run-limit.ts";

/*
 * The minimum cost of serving a signed request: a bare handler makes the same Redis calls as ours, without checks. It
 * reads the guesses, the key and the Nonces, and runs a script that consumes a Nonce and adds the next one.
 */

const [url = "", uploads = "0"] = process.argv.slice(2);
const { REDIS_PASSWORD = "" } = process.env;
const redis = new Redis(url, { password: REDIS_PASSWORD });

const REDEEM = `
local time = redis.call("TIME")
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local found = redis.call("HMGET", KEYS[1], "state", "expires", "auth", "metadata", "limit", "downloads", "owner", "blob",
  "bytes", "created", "nonces", "redeemed")
if string.find(found[12] or "", ARGV[1], 1, true) then return 0 end
redis.call("HSET", KEYS[1], "nonces", now .. ":" .. ARGV[3], "redeemed", now .. ":" .. ARGV[1] .. ":" .. ARGV[2])
return found
`;
redis.defineCommand("bareRedeem", { lua: REDEEM, numberOfKeys: 1 });

async function redeem(...args: string[]): Promise<unknown> {
  const defined: unknown = Reflect.get(redis, "bareRedeem");
  if (typeof defined !== "function") throw new TypeError("the script is not defined");
  return Reflect.apply(defined, redis, args);
}

const formatKey = (name: string, id: string) => `{limit}:${name}:${id}`;
for (let id = 0; id < Number(uploads); id += 1) {
  const text = (bytes: number) => randomBytes(bytes).toString("base64url");
  await redis.hset(formatKey("upload", String(id)), {
    state: "live",
    expires: Date.now(),
    auth: text(64),
    metadata: text(240),
    limit: 20,
    downloads: 0,
    owner: text(32),
    blob: text(20),
    bytes: 1_024,
    created: Date.now(),
  });
}

/** Each Upload's most recently sent Nonce. Envoi finds the used Nonce by checking signatures; this handler does not. */
const issued = new Map<string, string>();

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const id = request.url?.split("/").at(-1) ?? "";
  const last = issued.get(id) ?? "";
  const nonce = randomBytes(16).toString("base64");
  await redis.multi().get(formatKey("guess", id)).pttl(formatKey("guess", id)).exec();
  await redis.hmget(formatKey("upload", id), "state", "expires", "auth", "password", "nonces");
  issued.set(id, nonce);
  const operation = randomBytes(16).toString("base64url");
  const upload = await redeem(formatKey("upload", id), operation, last, nonce);
  const body = JSON.stringify({ metadata: Array.isArray(upload) ? upload[3] : "", finalDownload: false, ttl: 1_000 });
  response.writeHead(200, {
    "Content-Type": "application/json",
    "Content-Length": Buffer.byteLength(body),
    "WWW-Authenticate": `send-v1 ${nonce}`,
  });
  response.end(body);
}

runLimit({ onRequest: answer });
