import type { ServiceName } from "@envoi/platform";
import { formatKeyPattern } from "./keys.ts";
import { type Query, queries } from "./queries.ts";
import type { Script, ScriptedMethod } from "./script.ts";
import { ALL_SCRIPTS } from "./scripts.ts";

/** Methods for relaying the outbox. Every service that writes to the outbox also relays it. */
const RELAY = ["pendingFacts", "dropFacts", "keepFacts"] as const;

/** The store methods that each service calls. A service that calls none has no access to Redis. */
const METHODS_OF: Record<ServiceName, readonly ScriptedMethod[]> = {
  "upload-gateway": [
    "openSession",
    "attachParts",
    "recordParts",
    "renewSession",
    "readSession",
    "takeOverSession",
    "declareLength",
    "readEnder",
    "read",
    "abandonSession",
    "publish",
    "takePart",
    "renewPart",
    "recordTakenPart",
    "suspendSession",
    "admitToQuota",
    "dropFromQuota",
    "readQuota",
    "admitWaiting",
    "dropWaiting",
    "readWaiting",
    "hasBlocked",
    "isBlocked",
    "mintNonce",
    "createRequest",
    "readRequest",
    "reserveDelivery",
    "completeDelivery",
    "releaseDelivery",
    "clockMs",
    ...RELAY,
  ],
  download: [
    "readUploading",
    "chargeUploading",
    "mintNonce",
    "readChallenge",
    "redeemForClaim",
    "redeemForRange",
    "renewClaim",
    "spendClaim",
    "releaseClaim",
    "openRange",
    "renewRange",
    "endRange",
    "spendRange",
    "endClaim",
    "clockMs",
    ...RELAY,
  ],
  metadata: [
    "readUploading",
    "read",
    "readTakenDown",
    "mintNonce",
    "readChallenge",
    "redeemForMetadata",
    "changeLimits",
    "setPassword",
    "readOwner",
    "delete",
    "addReport",
    "admitToQuota",
    "keepInQuota",
    "dropFromQuota",
    "readRequest",
    "listDeliveries",
    "collectDeliveries",
    "closeRequest",
    "deleteRequest",
    "clockMs",
    ...RELAY,
  ],
  filelist: ["admitList", "readList", "writeList", "clockMs"],
  metrics: [],
  janitor: [
    "inspect",
    "inspectList",
    "listSessions",
    "listUploads",
    "due",
    "beginRemoval",
    "finishRemoval",
    "dropFromQuota",
    "dropWaiting",
    "releaseDelivery",
    "leaseShards",
    "clockMs",
    "keptFacts",
    "dropKeptFacts",
    ...RELAY,
  ],
  operators: [
    "read",
    "inspect",
    "inspectList",
    "listUploads",
    "listSessions",
    "readSession",
    "openClaims",
    "delete",
    "takeDown",
    "restore",
    "readTakenDown",
    "listTakenDown",
    "clockMs",
    "readReport",
    "listReports",
    "closeReport",
    "reportedUploads",
    "recordDigest",
    "dropOldReports",
    "blockBodies",
    "unblockBody",
    "isBlocked",
    "listBlocked",
    "readRequest",
    "listRequests",
    "listDeliveries",
    "closeRequest",
    "deleteRequest",
    "admitToQuota",
    "dropFromQuota",
    ...RELAY,
  ],
};

/** Commands that store methods run directly, without a script. */
const QUERIES_OF: Partial<Record<ScriptedMethod, readonly Query[]>> = {
  readChallenge: [queries.challenge],
  listUploads: [queries.clock, queries.live],
  clockMs: [queries.clock],
  listTakenDown: [queries.clock, queries.live],
  listSessions: [queries.sessionsAndRequests],
  listRequests: [queries.sessionsAndRequests],
  due: [queries.clock, queries.due],
  pendingFacts: [queries.pendingFacts],
  dropFacts: [queries.pendingFacts, queries.dropFacts],
  keepFacts: [queries.pendingFacts],
  keptFacts: [queries.keptFacts],
  dropKeptFacts: [queries.dropKeptFacts],
};

/** Commands without keys that the client library sends to connect and check readiness. */
const CLIENT_COMMANDS = ["ping", "info", "select", "wait", "cluster|slots", "cluster|info", "readonly", "asking"];
const SCRIPT_COMMANDS = ["evalsha", "eval"];

/**
 * Keys of the services' counts: password guesses, uploads and their bytes, bytes in the store, reports, and list
 * writes.
 */
const COUNT_KEYS_OF: Partial<Record<ServiceName, readonly string[]>> = {
  "upload-gateway": ["quota:*"],
  download: ["guess:*"],
  metadata: ["guess:*", "reports:*"],
  filelist: ["list-writes:*"],
  janitor: ["quota:storage:*"],
};
const COUNT_COMMANDS = ["multi", "exec", "get", "pttl", "set", "incrby", "expire"];

/** A command, and the patterns of the keys that it may access. */
type Use = readonly [command: string, keys: readonly string[]];

/** The only command that takes any number of keys. All other commands take one key, as their first argument. */
const TAKES_KEYS = "del";

/**
 * The commands that a script runs. A command whose key is not named in the script's text may access any of the
 * script's keys.
 */
function usesIn({ lua, keys }: Script): Use[] {
  return Array.from(lua.matchAll(/redis\.call\("([A-Z]+)"((?:,\s*\w+)*)/g), ([, word = "", args = ""]): Use => {
    const command = word.toLowerCase();
    const given = args.split(/,\s*/).slice(1, command === TAKES_KEYS ? undefined : 2);
    const named = keys.filter((key) => given.includes(key));
    return [command, (named.length === given.length ? named : keys).map(formatKeyPattern)];
  });
}

/**
 * Redis permissions of a service's user, as rules that follow the password in `ACL SETUSER` or an ACL file.
 * Each command is limited to the keys on which the service uses it. Scripts run with their user's permissions, so the
 * rules include the commands in scripts.
 */
export function buildRedisAcl(service: ServiceName): string[] {
  const scripts = METHODS_OF[service].flatMap((method) => ALL_SCRIPTS.filter((script) => script.method === method));
  const singles = METHODS_OF[service].flatMap((method) => QUERIES_OF[method] ?? []);
  const scriptKeys = scripts.flatMap(({ keys }) => keys.map(formatKeyPattern));
  const countKeys = COUNT_KEYS_OF[service] ?? [];
  const uses: Use[] = [
    ...(scripts.length > 0 ? CLIENT_COMMANDS.map((command): Use => [command, []]) : []),
    // The rate limiter also changes counts with scripts.
    ...(scripts.length > 0 ? SCRIPT_COMMANDS.map((command): Use => [command, [...scriptKeys, ...countKeys]]) : []),
    ...scripts.flatMap(usesIn),
    ...singles.map(({ command, key }): Use => [command, key === null ? [] : [formatKeyPattern(key)]]),
    ...(countKeys.length > 0 ? COUNT_COMMANDS.map((command): Use => [command, countKeys]) : []),
  ];
  const keysOf = new Map<string, Set<string>>();
  for (const [command, keys] of uses) {
    keysOf.set(command, new Set([...(keysOf.get(command) ?? []), ...keys]));
  }
  const rules = Array.from(keysOf, ([command, keys]) => {
    const allowed = [`+${command}`, ...Array.from(keys, (pattern) => `~${pattern}`)].join(" ");
    return keys.size === 0 ? allowed : `(${allowed})`;
  });
  return ["resetkeys", "resetchannels", "clearselectors", "-@all", ...rules];
}
