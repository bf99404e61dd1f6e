import { createHash } from "node:crypto";
import { expect, test, vi } from "vitest";
import { createMetricIds } from "./metric-ids.ts";

/** Computes the expected id with an independent implementation. */
function expectedId(text: string): string {
  return createHash("sha256").update(text).digest().subarray(16).toString("base64url");
}

async function computeId(id: string, atMs: number): Promise<string | null> {
  const ids = createMetricIds(() => undefined);
  ids(id, atMs);
  return vi.waitFor(() => {
    const made = ids(id, atMs);
    expect(made).not.toBeNull();
    return made;
  });
}

test.each([
  ["2026-01-01T00:00:00.000Z", "ada:2026:0"],
  ["2026-11-21T12:00:00.000Z", "ada:2026:10"],
  ["2026-12-31T23:59:59.999Z", "ada:2026:11"],
])("an id created at %s is derived from the SHA-256 of %s [R9.18]", async (date, text) => {
  expect(await computeId("ada", Date.parse(date))).toBe(expectedId(text));
});

test("an id is 16 bytes in URL-safe base64 [R9.19]", async () => {
  expect(await computeId("ada", 0)).toMatch(/^[\w-]{22}$/);
});

test("each id is computed only once, and the callback is called when it is ready", async () => {
  const onMade = vi.fn();
  const ids = createMetricIds(onMade);
  expect(ids("ada", 0)).toBeNull();
  expect(ids("ada", 1_000)).toBeNull();
  await vi.waitFor(() => expect(onMade).toHaveBeenCalled());
  expect(ids("ada", 2_000)).toBe(expectedId("ada:1970:0"));
  expect(onMade).toHaveBeenCalledTimes(1);
});
