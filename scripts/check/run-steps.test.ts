import { describe, expect, it } from "vitest";
import { runSteps } from "./run-steps.ts";
import type { Step } from "./steps.ts";

const fine: Step = { name: "fine", run: async () => ({ problems: [], note: "3 files" }) };
const bad: Step = { name: "bad", run: async () => ({ problems: ["first\nsecond"] }) };
const broken: Step = {
  name: "broken",
  run: async () => {
    throw new Error("the tool is missing");
  },
};

describe("runSteps", () => {
  it("counts steps, prints a line for each, and what failed under its line", async () => {
    const lines: string[] = [];
    const counts = await runSteps({ steps: [fine, bad], atOnce: 1, print: (line) => lines.push(line) });
    expect(counts).toEqual({ passed: 1, failed: 1 });
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/ok.* fine \(\d+\.\d s\) · 3 files$/);
    expect(lines[1]).toMatch(/failed.* bad \(/);
    expect(lines[2]).toBe("    first\n    second");
  });

  it("takes a step that throws for one that failed and goes on", async () => {
    const lines: string[] = [];
    const counts = await runSteps({ steps: [broken, fine], atOnce: 1, print: (line) => lines.push(line) });
    expect(counts).toEqual({ passed: 1, failed: 1 });
    expect(lines.join("\n")).toContain("the tool is missing");
  });

  it("never runs more steps at the same time than it may", async () => {
    let running = 0;
    let most = 0;
    const step: Step = {
      name: "step",
      run: async () => {
        running += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => setImmediate(resolve));
        running -= 1;
        return { problems: [] };
      },
    };
    const counts = await runSteps({ steps: Array.from({ length: 6 }, () => step), atOnce: 2, print: () => {} });
    expect(counts).toEqual({ passed: 6, failed: 0 });
    expect(most).toBe(2);
  });
});
