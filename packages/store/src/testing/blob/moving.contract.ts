import { expect, test } from "vitest";
import type { MovableBlobStore } from "../../blob/port.ts";
import { bytesFrom, inBatches } from "./bodies.ts";
import { never, newKey, type OpenBlobStore } from "./harness.ts";

const PART = bytesFrom("moving", 123_457);
const PART_BYTES = 5_242_880;

/** Tests for drivers whose Blobs can be moved to another store. */
export function describeMoving(open: OpenBlobStore<MovableBlobStore>): void {
  test.each([false, true])(
    "the store has unfinished Parts until they are completed or removed; readable: %s",
    async (readable) => {
      await using harness = await open();
      const { store } = harness;
      const ref = await store.startParts(newKey(), { partBytes: PART_BYTES, readable });
      expect(await store.hasParts(ref)).toBe(true);
      const part = await store.putPart(ref, 1, inBatches(PART), PART.byteLength, never);
      expect(await store.hasParts(ref)).toBe(true);
      expect(
        await store.hasParts({ ...ref, partsId: ref.partsId.replace(/.$/, (end) => (end === "0" ? "1" : "0")) }),
      ).toBe(false);
      expect(await store.hasParts({ ...ref, key: newKey() })).toBe(false);
      await store.completeParts(ref, [part]);
      expect(await store.hasParts(ref)).toBe(false);
      const other = await store.startParts(ref.key, { partBytes: PART_BYTES, readable });
      await store.abandonParts(other);
      expect(await store.hasParts(other)).toBe(false);
      // While one store is being moved to another, each of them is also asked about Part ids that the other's driver
      // created.
      for (const partsId of [
        "0123456789abcdef",
        "readable:c29tZS11cGxvYWQtaWQ",
        "d41d8cd98f00b204e9800998ecf8427e_4b8e",
      ]) {
        expect(await store.hasParts({ key: ref.key, partsId })).toBe(false);
      }
    },
  );
}
