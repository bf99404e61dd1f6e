import { expect, it } from "vitest";
import { readCatalogue } from "./catalogue.ts";
import { SCREENS } from "./screens.ts";

const catalogue = readCatalogue();
const shown = SCREENS.flatMap(({ shows }) => shows);

it("every route, state, dialog and error of the app has a screen in the list", () => {
  expect(catalogue.filter((name) => !shown.includes(name))).toEqual([]);
});

it("no screen in the list is of something that the app does not have", () => {
  expect(shown.filter((name) => !catalogue.includes(name))).toEqual([]);
});

it("every screen in the list has a name of its own", () => {
  expect(new Set(SCREENS.map(({ id }) => id)).size).toBe(SCREENS.length);
});
