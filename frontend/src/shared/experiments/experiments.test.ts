import { expect, test } from "vitest";
import { createMemoryStorage } from "../../testing/memory-storage.ts";
import type { ClientEvent } from "../metrics/client-events.ts";
import { createAppStorage } from "../storage/app-storage.ts";
import { chooseVariant, enrolmentIn } from "./experiments.ts";

function setUp(kept: Record<string, string> = {}) {
  const values = createMemoryStorage({ ab_experiments: JSON.stringify(kept) });
  const recorded: ClientEvent[] = [];
  const metrics = { record: (event: ClientEvent) => void recorded.push(event) };
  /** Opens the page again. @returns the button's colour */
  const color = (random: number) =>
    chooseVariant("signin_button_color", { storage: createAppStorage(values), metrics }, () => random);
  return { color, recorded, kept: () => JSON.parse(values.getItem("ab_experiments") ?? "null") };
}

test.each([
  [0, "white-blue"],
  [0.25, "blue"],
  [0.5, "white-violet"],
  [0.999_999, "violet"],
])("the random number %d gives the sign-in button the colour %s [R3.45]", (random, variant) => {
  expect(setUp().color(random)).toBe(variant);
});

test("a device keeps its variant, regardless of later random numbers, and records it only once [R3.45]", () => {
  const { color, recorded } = setUp();
  expect(color(0.5)).toBe("white-violet");
  expect(color(0)).toBe("white-violet");
  expect(recorded).toEqual([{ type: "experiment", experiment: "signin_button_color", variant: "white-violet" }]);
});

test("a variant that no longer exists is replaced, and other experiments are unchanged", () => {
  const { color, kept } = setUp({ signin_button_color: "orange", other: "a" });
  expect(color(0.25)).toBe("blue");
  expect(kept()).toEqual({ signin_button_color: "blue", other: "a" });
});

test.each([
  [{}, {}],
  [{ signin_button_color: "blue" }, { experiment: "signin_button_color", variant: "blue" }],
  [
    { old_banner: "b", signin_button_color: "violet" },
    { experiment: "signin_button_color", variant: "violet" },
  ],
  [{ old_banner: "b" }, {}],
  [{ signin_button_color: "orange" }, {}],
])("a device that stores %j is enrolled in %j", (kept, enrolment) => {
  expect(enrolmentIn(kept)).toEqual(enrolment);
});
