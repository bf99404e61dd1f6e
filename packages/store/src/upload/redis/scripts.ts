import { blocklist } from "./blocklist.lua.ts";
import { claims } from "./claims.lua.ts";
import { combinedSteps } from "./combined-steps.lua.ts";
import { leaseShards } from "./leases.lua.ts";
import { lists } from "./lists.lua.ts";
import { liveLinks } from "./live-links.lua.ts";
import { nonces } from "./nonces.lua.ts";
import { operators } from "./operators.lua.ts";
import { outbox } from "./outbox.lua.ts";
import { owner } from "./owner.lua.ts";
import { parts } from "./parts.lua.ts";
import { quotas } from "./quotas.lua.ts";
import { ranges } from "./ranges.lua.ts";
import { beginRemoval, finishRemoval } from "./removal.lua.ts";
import { reports } from "./reports.lua.ts";
import { requests } from "./requests.lua.ts";
import type { Script } from "./script.ts";
import { sessions } from "./sessions.lua.ts";
import { uploads } from "./uploads.lua.ts";
import { waiting } from "./waiting.lua.ts";

export const scripts = {
  beginRemoval,
  blocklist,
  claims,
  combinedSteps,
  finishRemoval,
  leases: { leaseShards },
  lists,
  liveLinks,
  nonces,
  operators,
  outbox,
  owner,
  parts,
  quotas,
  ranges,
  reports,
  requests,
  sessions,
  uploads,
  waiting,
};

export const ALL_SCRIPTS: readonly Script[] = Object.values(scripts).flatMap((group) => Object.values<Script>(group));
