import type { KeyName } from "./keys.ts";

/** A Lua script and the names of the arguments it is run with. */
export type Script<Arg extends string = string> = {
  name: string;
  keys: readonly KeyName[];
  args: readonly Arg[];
  lua: string;
};

/**
 * When Redis has no memory left, only what `adds` is refused. What `frees` has nothing in its way, and what `uses` an
 * Upload that is there goes on: what that adds has a bound for each Upload.
 */
const SHEBANG = {
  reads: "#!lua flags=no-writes",
  adds: "#!lua",
  uses: "#!lua flags=allow-oom",
  frees: "#!lua flags=allow-oom",
};

/**
 * Puts a script together from constant text. In it, each key and argument is a local variable of its name; `id` is the
 * Upload or list it runs for, `now` the store's clock in milliseconds.
 *
 * @param uses - text of functions it calls, each after those it needs
 */
export function script<const Arg extends string = never>(definition: {
  name: string;
  effect: keyof typeof SHEBANG;
  keys: readonly KeyName[];
  args?: readonly Arg[];
  uses?: readonly string[];
  lua: string;
}): Script<Arg> {
  const { name, effect, keys, args = [], uses = [], lua } = definition;
  const locals = [
    ...keys.map((key, at) => `local ${key} = KEYS[${at + 1}]`),
    ...args.map((arg, at) => `local ${arg} = ARGV[${at + 3}]`),
  ];
  return { name, keys, args, lua: [SHEBANG[effect], CLOCK, ...locals, ...uses, lua].join("\n") };
}

// A shebang makes Redis 7 refuse keys of two slots in one script, and refuse a script as a whole instead of midway.
const CLOCK = `
local id = ARGV[2]
local time = redis.call("TIME")
local now = time[1] * 1000 + math.floor(time[2] / 1000) + ARGV[1]

-- ".." and tostring lose digits of large numbers.
local function int(n) return string.format("%.0f", n) end
`;
