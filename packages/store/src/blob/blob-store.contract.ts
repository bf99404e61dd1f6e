import { describe } from "vitest";
import type { OpenBlobStore } from "./contract/harness.ts";
import { describeListing } from "./contract/listing.contract.ts";
import { describeParts } from "./contract/parts.contract.ts";
import { describeReading } from "./contract/reading.contract.ts";
import { describeWriting } from "./contract/writing.contract.ts";

/** What every driver of the BlobStore passes. */
export function describeBlobStore(name: string, open: OpenBlobStore): void {
  describe(`BlobStore on ${name}`, () => {
    describe("writing", () => describeWriting(open));
    describe("parts", () => describeParts(open));
    describe("reading", () => describeReading(open));
    describe("listing", () => describeListing(open));
  });
}
