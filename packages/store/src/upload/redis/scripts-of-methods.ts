import type { UploadStore } from "../port.ts";
import { blocklist } from "./blocklist.lua.ts";
import { claims } from "./claims.lua.ts";
import { combinedSteps } from "./combined-steps.lua.ts";
import { leases } from "./leases.lua.ts";
import { lists } from "./lists.lua.ts";
import { liveLinks } from "./live-links.lua.ts";
import { nonces } from "./nonces.lua.ts";
import { operators } from "./operators.lua.ts";
import { outbox } from "./outbox.lua.ts";
import { owner } from "./owner.lua.ts";
import { parts } from "./parts.lua.ts";
import { type Query, queries } from "./queries.ts";
import { quotas } from "./quotas.lua.ts";
import { ranges } from "./ranges.lua.ts";
import { removal } from "./removal.lua.ts";
import { reports } from "./reports.lua.ts";
import type { Script } from "./script.ts";
import { sessions } from "./sessions.lua.ts";
import { uploads } from "./uploads.lua.ts";
import { waiting } from "./waiting.lua.ts";

/** Methods of the store that run scripts or queries. */
export type ScriptedMethod = Exclude<keyof UploadStore, "ping" | "readMemory" | typeof Symbol.asyncDispose>;

/** The scripts that each method may run. Together, these are all scripts. */
export const SCRIPTS_OF: Record<ScriptedMethod, readonly Script[]> = {
  openSession: [sessions.open],
  attachParts: [sessions.attachParts],
  recordParts: [sessions.recordParts],
  renewSession: [sessions.renew],
  readSession: [sessions.read],
  readEnder: [sessions.readEnder],
  takeOverSession: [sessions.takeOver, sessions.takeOverHttp],
  declareLength: [sessions.declareLength],
  abandonSession: [sessions.abandon],
  publish: [sessions.publish],
  takePart: [parts.take],
  renewPart: [parts.renew],
  recordTakenPart: [parts.record],
  suspendSession: [parts.suspend],
  admitToQuota: [quotas.admit],
  dropFromQuota: [quotas.drop],
  readQuota: [quotas.read],
  admitWaiting: [waiting.admit],
  dropWaiting: [waiting.drop],
  readWaiting: [waiting.read],
  readUploading: [liveLinks.read],
  chargeUploading: [liveLinks.charge],
  read: [uploads.read],
  mintNonce: [nonces.mint],
  readChallenge: [nonces.readChallenge, nonces.readOwnChallenge],
  redeemForMetadata: [nonces.redeemForMetadata],
  changeLimits: [owner.changeLimits],
  setPassword: [owner.setPassword],
  readOwner: [owner.readOwner],
  delete: [owner.delete],
  takeDown: [operators.takeDown],
  restore: [operators.restore],
  readTakenDown: [operators.readTakenDown],
  openClaims: [operators.openClaims],
  takeClaim: [claims.take],
  redeemForClaim: [combinedSteps.redeemForClaim],
  renewClaim: [claims.renew],
  spendClaim: [claims.spend],
  releaseClaim: [claims.release],
  openRange: [ranges.open],
  redeemForRange: [combinedSteps.redeemForRange],
  renewRange: [ranges.renew],
  endRange: [ranges.finish],
  spendRange: [combinedSteps.spendRange],
  endClaim: [ranges.endClaim],
  admitList: [lists.admit],
  readList: [lists.read],
  writeList: [lists.write],
  addReport: [reports.add],
  readReport: [reports.read],
  listReports: [reports.list],
  closeReport: [reports.close],
  reportedUploads: [reports.reported],
  recordDigest: [reports.recordDigest],
  dropOldReports: [reports.dropOld],
  blockBodies: [blocklist.block],
  unblockBody: [blocklist.unblock],
  hasBlocked: [blocklist.hasLength],
  isBlocked: [blocklist.has],
  listBlocked: [blocklist.page],
  due: [],
  beginRemoval: [removal.beginUpload, removal.beginSession, removal.beginList, removal.beginBlob],
  finishRemoval: [removal.finishUpload, removal.finishSession, removal.finishList, removal.finishBlob],
  leaseShards: [leases],
  inspect: [uploads.inspect],
  inspectList: [lists.inspect],
  listUploads: [],
  clockMs: [],
  listTakenDown: [],
  listSessions: [],
  pendingFacts: [outbox.putAside],
  dropFacts: [],
};

/** The commands that methods run without a script. */
export const QUERIES_OF: Partial<Record<ScriptedMethod, readonly Query[]>> = {
  readChallenge: [queries.challenge],
  listUploads: [queries.clock, queries.live],
  clockMs: [queries.clock],
  listTakenDown: [queries.clock, queries.live],
  listSessions: [queries.sessions],
  due: [queries.clock, queries.due],
  pendingFacts: [queries.pendingFacts],
  dropFacts: [queries.pendingFacts, queries.dropFacts],
};
