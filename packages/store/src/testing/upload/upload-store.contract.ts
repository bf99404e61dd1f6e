import { describe } from "vitest";
import { describeBlocklist } from "./blocklist.contract.ts";
import { describeClaims } from "./claims.contract.ts";
import { describeCombinedSteps } from "./combined-steps.contract.ts";
import { describeDeletion } from "./deletion.contract.ts";
import type { Harness, OpenHarness } from "./fixtures.ts";
import { describeHttpSessions } from "./http-sessions.contract.ts";
import { describeLists } from "./lists.contract.ts";
import { describeLiveLinks } from "./live-links.contract.ts";
import { describeManyClaims } from "./many-claims.contract.ts";
import { describeNonces } from "./nonces.contract.ts";
import { describeOperators } from "./operators.contract.ts";
import { describeOutbox } from "./outbox.contract.ts";
import { describeOwner } from "./owner.contract.ts";
import { describeParallelRanges } from "./parallel-ranges.contract.ts";
import { describeParallelSockets } from "./parallel-sockets.contract.ts";
import { describeRaces } from "./races.contract.ts";
import { describeRandomAccess } from "./random-access.contract.ts";
import { describeRanges } from "./ranges.contract.ts";
import { describeRemoval } from "./removal.contract.ts";
import { describeReports } from "./reports.contract.ts";
import { describeRequests } from "./requests.contract.ts";
import { describeResuming } from "./resuming.contract.ts";
import { describeSessions } from "./sessions.contract.ts";
import { describeWaiting } from "./waiting.contract.ts";

export type { Harness, OpenHarness };

/** Tests that every UploadStore driver must pass. */
export function describeUploadStore(name: string, open: OpenHarness): void {
  describe(`UploadStore on ${name}`, () => {
    describe("sessions", () => describeSessions(open));
    describe("resuming", () => describeResuming(open));
    describe("sessions over HTTP", () => describeHttpSessions(open));
    describe("waiting sessions", () => describeWaiting(open));
    describe("parallel sockets", () => describeParallelSockets(open));
    describe("live links", () => describeLiveLinks(open));
    describe("nonces", () => describeNonces(open));
    describe("owner", () => describeOwner(open));
    describe("deletion", () => describeDeletion(open));
    describe("operators", () => describeOperators(open));
    describe("claims", () => describeClaims(open));
    describe("many claims", () => describeManyClaims(open));
    describe("ranges", () => describeRanges(open));
    describe("random access", () => describeRandomAccess(open));
    describe("parallel ranges", () => describeParallelRanges(open));
    describe("combined steps", () => describeCombinedSteps(open));
    describe("removal", () => describeRemoval(open));
    describe("lists", () => describeLists(open));
    describe("reports", () => describeReports(open));
    describe("requests", () => describeRequests(open));
    describe("blocklist", () => describeBlocklist(open));
    describe("outbox", () => describeOutbox(open));
    describe("races", () => describeRaces(open));
  });
}
