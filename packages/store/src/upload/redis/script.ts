import type { UploadStore } from "../port.ts";
import type { KeyName } from "./keys.ts";
import type { Parse } from "./parsers.ts";

/** Store methods that run scripts or queries. */
export type ScriptedMethod = Exclude<keyof UploadStore, "ping" | "readMemory" | typeof Symbol.asyncDispose>;

export type Script<Arg extends string = string, Answer = unknown> = {
  name: string;
  method: ScriptedMethod;
  effect: keyof typeof SHEBANG;
  keys: readonly KeyName[];
  args: readonly Arg[];
  lua: string;
  parse: Parse<Answer>;
};

/**
 * When Redis has no memory left, it rejects only scripts with the effect `adds`. Scripts with `frees` still run, as do
 * those with `uses`, because they add only a limited amount of data to an existing Upload. When its disk is full, Redis
 * rejects all scripts except those with `reads`.
 */
const SHEBANG = {
  reads: "#!lua flags=no-writes",
  adds: "#!lua",
  uses: "#!lua flags=allow-oom",
  frees: "#!lua flags=allow-oom",
};

/** Parser for a script that returns nothing. */
const IGNORE: Parse<unknown> = () => undefined;

/**
 * Builds a script from constant text. Each key and argument becomes a local variable of that name; `id` is the script's
 * Upload or list, and `now` the store's clock in milliseconds.
 *
 * @param definition.name - name of the script; absent: the name of its method
 * @param definition.parse - parses the reply; absent: the script returns nothing
 * @param definition.uses - text of the functions that the script calls, each after the functions that it depends on
 */
export function script<const Arg extends string = never, Answer = void>(definition: {
  name?: string;
  method: ScriptedMethod;
  effect: keyof typeof SHEBANG;
  keys: readonly KeyName[];
  args?: readonly Arg[];
  parse?: Parse<Answer>;
  uses?: readonly string[];
  lua: string;
}): Script<Arg, Answer> {
  const { method, name = method, effect, keys, args = [], uses = [], lua } = definition;
  const { parse = IGNORE as Parse<Answer> } = definition;
  const locals = [
    ...keys.map((key, at) => `local ${key} = KEYS[${at + 1}]`),
    ...args.map((arg, at) => `local ${arg} = ARGV[${at + 3}]`),
  ];
  const main = ["local function main()", lua, "end", "local answer = main()", "save()", "return answer"];
  const text = [SHEBANG[effect], PRELUDE, ...locals, ...uses, ...main].join("\n");
  return { name, method, effect, keys, args, parse, lua: text };
}

// With the shebang, Redis 7 rejects scripts with keys in two slots, and rejects any script before running it rather
// than midway.
const PRELUDE = `
local id = ARGV[2]
local time = redis.call("TIME")
local now = time[1] * 1000 + math.floor(time[2] / 1000) + ARGV[1]

-- ".." and tostring round large numbers.
local function int(n) return string.format("%.0f", n) end

-- Writes what the script has changed, at its end. Those that change an Upload define it.
local function save() end
`;
