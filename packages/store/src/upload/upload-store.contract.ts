import { describe } from "vitest";
import { describeClaims } from "./contract/claims.contract.ts";
import type { Harness, OpenHarness } from "./contract/fixtures.ts";
import { describeLists } from "./contract/lists.contract.ts";
import { describeNonces } from "./contract/nonces.contract.ts";
import { describeOutbox } from "./contract/outbox.contract.ts";
import { describeOwner } from "./contract/owner.contract.ts";
import { describeRaces } from "./contract/races.contract.ts";
import { describeRanges } from "./contract/ranges.contract.ts";
import { describeRemoval } from "./contract/removal.contract.ts";
import { describeSessions } from "./contract/sessions.contract.ts";

export type { Harness, OpenHarness };

/** What every driver of the UploadStore passes. */
export function describeUploadStore(name: string, open: OpenHarness): void {
  describe(`UploadStore on ${name}`, () => {
    describe("sessions", () => describeSessions(open));
    describe("nonces", () => describeNonces(open));
    describe("owner", () => describeOwner(open));
    describe("claims", () => describeClaims(open));
    describe("ranges", () => describeRanges(open));
    describe("removal", () => describeRemoval(open));
    describe("lists", () => describeLists(open));
    describe("outbox", () => describeOutbox(open));
    describe("races", () => describeRaces(open));
  });
}
