import { describe } from "vitest";
import type { MovableBlobStore } from "../../blob/port.ts";
import type { OpenBlobStore } from "./harness.ts";
import { describeListing } from "./listing.contract.ts";
import { describeMoving } from "./moving.contract.ts";
import { describeParts } from "./parts.contract.ts";
import { describeReading } from "./reading.contract.ts";
import { describeWriting } from "./writing.contract.ts";

/** Tests that every BlobStore driver must pass. */
export function describeBlobStore(name: string, open: OpenBlobStore): void {
  describe(`BlobStore on ${name}`, () => {
    describe("writing", () => describeWriting(open));
    describe("parts", () => describeParts(open));
    describe("reading", () => describeReading(open));
    describe("listing", () => describeListing(open));
  });
}

/** Runs the same tests, and also those for a driver whose Blobs can be moved. */
export function describeMovableBlobStore(name: string, open: OpenBlobStore<MovableBlobStore>): void {
  describeBlobStore(name, open);
  describe(`moving Blobs to and from ${name}`, () => describeMoving(open));
}
