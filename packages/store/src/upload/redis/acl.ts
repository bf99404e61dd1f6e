import type { ServiceName } from "@envoi/platform";
import { keyPatternOf } from "./keys.ts";
import { QUERIES_OF, SCRIPTS_OF, type ScriptedMethod } from "./scripts-of-methods.ts";

/** A service that writes to the outbox also relays it. */
const RELAY = ["pendingFacts", "dropFacts"] as const;

/** The store methods that each service calls. A service without any has no access to Redis. */
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
    ...RELAY,
  ],
  filelist: ["admitList", "readList", "writeList"],
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
    "leaseShards",
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
    ...RELAY,
  ],
};

/** Commands that the client library sends to connect, check readiness and run scripts. */
const CLIENT_COMMANDS = [
  ...["ping", "info", "select", "evalsha", "eval", "wait"],
  ...["cluster|slots", "cluster|info", "readonly", "asking"],
];

/** Keys of what services count: guesses of passwords, uploads and their bytes, bytes in the store, reports, and list writes. */
const COUNT_KEYS_OF: Partial<Record<ServiceName, readonly string[]>> = {
  "upload-gateway": ["quota:*"],
  download: ["guess:*"],
  metadata: ["guess:*", "reports:*"],
  filelist: ["list-writes:*"],
  janitor: ["quota:storage:*"],
};
const COUNT_COMMANDS = ["multi", "exec", "get", "pttl", "set", "incrby", "expire"];

function commandsIn(lua: string): string[] {
  return Array.from(lua.matchAll(/redis\.call\("([A-Z]+)"/g), ([, command = ""]) => command.toLowerCase());
}

/**
 * Everything a service's user may do in Redis, as rules for `ACL SETUSER` or an ACL file, to follow the password.
 * Scripts run with their user's permissions, so the rules include the commands in scripts.
 */
export function redisAclOf(service: ServiceName): string[] {
  const scripts = METHODS_OF[service].flatMap((method) => SCRIPTS_OF[method]);
  const queries = METHODS_OF[service].flatMap((method) => QUERIES_OF[method] ?? []);
  const countKeys = COUNT_KEYS_OF[service] ?? [];
  const keys = new Set([
    ...scripts.flatMap((script) => script.keys.map(keyPatternOf)),
    ...queries.flatMap(({ key }) => (key === null ? [] : [keyPatternOf(key)])),
    ...countKeys,
  ]);
  const commands = new Set([
    ...(scripts.length > 0 ? CLIENT_COMMANDS : []),
    ...scripts.flatMap(({ lua }) => commandsIn(lua)),
    ...queries.map(({ command }) => command),
    ...(countKeys.length > 0 ? COUNT_COMMANDS : []),
  ]);
  return [
    ...["resetkeys", "resetchannels", "-@all"],
    ...Array.from(keys, (pattern) => `~${pattern}`),
    ...Array.from(commands, (command) => `+${command}`),
  ];
}
