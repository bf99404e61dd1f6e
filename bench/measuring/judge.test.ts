import { describe, expect, it } from "vitest";
import { judge } from "./judge.ts";

describe("a figure and its goal", () => {
  it.each([
    { ratio: 1.15, goal: { atMost: 1.15, noise: 0.1 }, verdict: "met" },
    { ratio: 1.151, goal: { atMost: 1.15, noise: 0.1 }, verdict: "within noise" },
    { ratio: 1.264, goal: { atMost: 1.15, noise: 0.1 }, verdict: "within noise" },
    { ratio: 1.266, goal: { atMost: 1.15, noise: 0.1 }, verdict: "missed" },
    { ratio: 0.9, goal: { atLeast: 0.9, noise: 0.1 }, verdict: "met" },
    { ratio: 0.899, goal: { atLeast: 0.9, noise: 0.1 }, verdict: "within noise" },
    { ratio: 0.811, goal: { atLeast: 0.9, noise: 0.1 }, verdict: "within noise" },
    { ratio: 0.809, goal: { atLeast: 0.9, noise: 0.1 }, verdict: "missed" },
    { ratio: 1.001, goal: { atMost: 1, noise: 0 }, verdict: "missed" },
    { ratio: 1, goal: { exactly: 1, noise: 0 }, verdict: "met" },
    { ratio: 1.0001, goal: { exactly: 1, noise: 0 }, verdict: "missed" },
    { ratio: 0.9999, goal: { exactly: 1, noise: 0 }, verdict: "missed" },
  ])("for a ratio of $ratio, the goal $goal is $verdict", ({ ratio, goal, verdict }) => {
    expect(judge({ ratio, goal })).toBe(verdict);
  });

  it("without a goal there is no verdict", () => {
    expect(judge({ ratio: 100, goal: null })).toBeNull();
  });

  it.each([
    { atMost: 1, noise: 1 },
    { atLeast: 1, noise: 1 },
    { exactly: 1, noise: 1 },
  ])("a missing measurement does not meet the goal %j", (goal) => {
    expect(judge({ ratio: Number.NaN, goal })).toBe("missed");
  });
});
