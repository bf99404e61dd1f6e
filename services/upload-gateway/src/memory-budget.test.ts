import { expect, test } from "vitest";
import { createMemoryBudget } from "./memory-budget.ts";

test("I7: what would exceed the budget is answered busy, until something is given back", () => {
  const budget = createMemoryBudget(10);
  const giveBack = budget.take(6);
  budget.take(4);
  expect(() => budget.take(1)).toThrow(expect.objectContaining({ code: "busy" }));
  giveBack();
  giveBack();
  budget.take(6);
  expect(() => budget.take(1)).toThrow(expect.objectContaining({ code: "busy" }));
});
