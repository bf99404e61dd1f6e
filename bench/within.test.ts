import { describe, expect, it } from "vitest";
import { until, within } from "./within.ts";

const never = new Promise<never>(() => {});
const patience = { seconds: 0.05, everyMs: 1 };

describe("a wait with an end", () => {
  it("gives what the work gave, also nothing", async () => {
    expect(await within(1, "work", Promise.resolve(3))).toBe(3);
    expect(await within(1, "work", Promise.resolve(null))).toBeNull();
    await expect(within(1, "work", Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  });

  it("says what was waited for", async () => {
    await expect(within(0.01, "the file on disk", never)).rejects.toThrow("the file on disk: not within 0.01 s");
  });

  it("asks until there is an answer", async () => {
    let asked = 0;
    expect(await until("an answer", { ...patience, seconds: 5 }, async () => (++asked === 3 ? asked : null))).toBe(3);
  });

  it("asks no longer than that, whether it is told nothing or not answered", async () => {
    await expect(until("all removed", patience, async () => null)).rejects.toThrow("all removed: not within 0.05 s");
    await expect(until("all removed", patience, () => never)).rejects.toThrow("all removed: not within 0.05 s");
  });
});
