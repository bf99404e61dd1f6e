import type { ServiceName } from "@envoi/platform";
import { keyPatternOf } from "./keys.ts";
import { SCRIPTS_OF, type ScriptedMethod } from "./scripts-of-methods.ts";

/** The outbox is emptied by whoever has filled it. */
const OF_RELAY = ["pendingFacts", "dropFacts"] as const;

/** The methods of the store that each service calls. One without any has nothing to do with Redis. */
const METHODS_OF: Record<ServiceName, readonly ScriptedMethod[]> = {
  "upload-gateway": [
    "openSession",
    "attachParts",
    "recordPart",
    "renewSession",
    "abandonSession",
    "publish",
    ...OF_RELAY,
  ],
  download: [
    "mintNonce",
    "readChallenge",
    "redeemNonce",
    "takeClaim",
    "renewClaim",
    "spendClaim",
    "giveBackClaim",
    "openRange",
    "renewRange",
    "endRange",
    "releaseClaim",
    ...OF_RELAY,
  ],
  metadata: [
    "read",
    "readMetadata",
    "mintNonce",
    "readChallenge",
    "redeemNonce",
    "changeLimits",
    "setPassword",
    "delete",
    ...OF_RELAY,
  ],
  filelist: ["admitList", "readList", "writeList"],
  metrics: [],
  janitor: [
    "read",
    "inspect",
    "inspectList",
    "listUploads",
    "due",
    "beginRemoval",
    "finishRemoval",
    "leaseShards",
    ...OF_RELAY,
  ],
};

/** What the client sends by itself: to find out whether and where Redis is ready, and to run scripts. */
const OF_CLIENT = [
  ...["ping", "info", "select", "evalsha", "eval", "wait"],
  ...["cluster|slots", "cluster|info", "readonly", "asking"],
];

/** Who counts guesses of passwords, in keys of this form and with these commands. */
const GUESSING: readonly ServiceName[] = ["download", "metadata"];
const GUESS_KEYS = "guess:*";
const OF_GUESSES = ["multi", "exec", "get", "pttl", "set", "incrby", "expire"];

function commandsIn(lua: string): string[] {
  return Array.from(lua.matchAll(/redis\.call\("([A-Z]+)"/g), ([, command = ""]) => command.toLowerCase());
}

/**
 * All that a service's user may do in Redis, as rules for `ACL SETUSER` or a file of users, after its password. A script
 * may do what its user may, so that the commands in scripts are among them.
 */
export function redisAclOf(service: ServiceName): string[] {
  const scripts = METHODS_OF[service].flatMap((method) => SCRIPTS_OF[method]);
  const counts = GUESSING.includes(service);
  const keys = new Set([
    ...scripts.flatMap((script) => script.keys.map(keyPatternOf)),
    ...(counts ? [GUESS_KEYS] : []),
  ]);
  const commands = new Set([
    ...(scripts.length > 0 ? OF_CLIENT : []),
    ...scripts.flatMap(({ lua }) => commandsIn(lua)),
    ...(counts ? OF_GUESSES : []),
  ]);
  return [
    ...["resetkeys", "resetchannels", "-@all"],
    ...Array.from(keys, (pattern) => `~${pattern}`),
    ...Array.from(commands, (command) => `+${command}`),
  ];
}
